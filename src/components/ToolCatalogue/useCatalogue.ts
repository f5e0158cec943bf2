import {useEffect, useRef, useState} from 'react';
import type {RefObject} from 'react';
import type {Tool} from '../../content/schema';
import {searchedIn} from './highlightMatches';
import {idOf} from './idOf';
import {setView, useToolsView} from './toolsAddress';

/** How long a visitor pauses before the address follows the search. Browsers limit its changes. */
const pauseMs = 300;

/** As many characters of the search count. */
const maxSearchChars = 100;

/** What the search looks at, in the order of the tools. */
type Texts = readonly string[];

const textsOf = (tools: readonly Tool[]): Texts =>
  tools.map(({name, category, description, credit = ''}) =>
    [name, category, description, credit].join('\n').toLowerCase(),
  );

/** The words of the cards as they are on the page, which a browser may have translated. */
const textsOnPage = (list: Element): Texts =>
  Array.from(list.children, (card) =>
    searchedIn(card)
      .map(({textContent}) => textContent)
      .join('\n')
      .toLowerCase(),
  );

/** What a visitor is typing, until the Back button or a reload leads to another view. */
function useTyped(): [string | undefined, (text: string | undefined) => void] {
  const [typed, setTyped] = useState<string>();
  const known = useRef('');
  useEffect(() => {
    known.current = location.search;
  });
  useEffect(() => {
    const forget = () => {
      // A link to a part of this page has the same view.
      if (location.search !== known.current) {
        setTyped(undefined);
      }
    };
    addEventListener('popstate', forget);
    return () => removeEventListener('popstate', forget);
  }, []);
  return [typed, setTyped];
}

/** Puts the search into the address when the visitor pauses, or follows a link on the page. */
function useSearchInAddress(typed: string | undefined): void {
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
    const write = () => {
      if (latest.current !== undefined) {
        setView({q: latest.current.trim()}, 'replaceState', location.hash.slice(1));
      }
    };
    const pause = setTimeout(write, pauseMs);
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(pause);
      removeEventListener('pagehide', write);
    };
  }, [typed]);
}

/**
 * Which cards are shown: those of the category and the search that are in the address.
 *
 * @param list the cards on the page
 */
export function useCatalogue(tools: readonly Tool[], list: RefObject<Element | null>) {
  const view = useToolsView();
  const [typed, setTyped] = useTyped();
  const [texts, setTexts] = useState(() => textsOf(tools));
  useSearchInAddress(typed);

  const search = typed ?? view.q.slice(0, maxSearchChars);
  const searchWords = search.toLowerCase().match(/\S+/g) ?? [];
  // People also write the name of a category into the address.
  const id = idOf(view.category) || view.category;
  const isKnown = !id || tools.some(({category}) => idOf(category) === id);
  const category = {id: isKnown ? id : '', unknown: isKnown ? '' : view.category};

  const matching = tools.filter((_, index) =>
    searchWords.every((word) => texts[index]?.includes(word)),
  );
  const show = (
    next: {category: string; q: string},
    how: 'pushState' | 'replaceState',
    at = '',
  ) => {
    setTyped(next.q);
    setView({category: next.category, q: next.q.trim()}, how, at);
  };
  return {
    typed: search,
    category,
    searchWords,
    matching,
    shown: matching.filter((tool) => !category.id || idOf(tool.category) === category.id),
    search: (words: string) => {
      setTyped(words);
      // What the fragment leads to may be hidden now.
      setView({}, 'replaceState');
    },
    readCards: () => list.current && setTexts(textsOnPage(list.current)),
    choose: (next: string) => {
      // What was typed last belongs to the view before.
      setView({q: search.trim()}, 'replaceState');
      show({category: next, q: search}, 'pushState');
    },
    showAll: () => {
      setView({q: search.trim()}, 'replaceState');
      show({category: '', q: ''}, 'pushState');
    },
    /** Shows all cards, with a fragment in the address. */
    showAllAt: (fragment: string) => show({category: '', q: ''}, 'replaceState', fragment),
  };
}
