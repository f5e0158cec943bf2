import {parts} from '@sitekit/islands/parts';
import {attachLogos} from '../ToolImage/attachLogos';
import {highlightMatches, searchedIn} from './highlightMatches';
import {idOf} from './idOf';
import {chosen, revealTarget, setView} from './toolsAddress';
import type {ToolsView} from './toolsAddress';

/** How long a visitor pauses before the address follows the search. Browsers limit its changes. */
const pauseMs = 300;

type Shown = Pick<ToolsView, 'category' | 'q'>;

const everything: Shown = {category: '', q: ''};

/** What the search looks at in a card. */
const textOf = (card: Element) =>
  searchedIn(card)
    .map(({textContent}) => textContent)
    .join('\n')
    .toLowerCase();

/**
 * Filters the cards of the catalogue by category and search, and keeps the choice in the address.
 *
 * @returns a function that removes the event handlers
 */
export function attachToolCatalogue(root: HTMLElement): () => void {
  const {search, filter, status, nothing, showAll, list} = parts(root, {
    search: 'input',
    filter: 'div',
    status: 'p',
    nothing: 'p',
    showAll: 'button',
    list: 'ul',
  });
  const listeners = new AbortController();
  const {signal} = listeners;

  const choices = Array.from(filter.querySelectorAll('button'));
  const cards = Array.from(list.querySelectorAll('li'), (card) => ({
    card,
    category: card.dataset.category,
    text: '',
  }));

  let pause: ReturnType<typeof setTimeout>;
  let category = '';

  const show = (view: Shown) => {
    const words = view.q.toLowerCase().match(/\S+/g) ?? [];
    // People also write the name of a category into the address.
    const id = idOf(view.category) || view.category;
    const known = choices.find(({value}) => value === id);
    category = known?.value ?? '';
    // Before anything changes, so that the browser doesn't have to compute the layout twice. To the
    // left of the category, the margin of the page and the end of another category remain.
    filter.scrollLeft = (known?.offsetLeft ?? 0) - 64;
    const matching = cards.filter((each) =>
      words.every((word) => (each.text ||= textOf(each.card)).includes(word)),
    );
    const inCategory = (id: string) =>
      matching.filter((each) => !id || each.category === id).map(({card}) => card);
    const shown = inCategory(category);
    const isShown = new Set(shown);
    cards.forEach(({card}) => (card.hidden = !isShown.has(card)));
    choices.forEach((choice) => {
      choice.ariaPressed = String(choice.value === category);
      choice.lastElementChild?.replaceChildren(String(inCategory(choice.value).length));
    });
    const {count = '', unknown = ''} = status.dataset;
    status.textContent =
      (known ? '' : `${unknown.replace('{category}', () => view.category)} `) +
      count.replace('{shown}', String(shown.length)).replace('{total}', String(cards.length));
    nothing.hidden = shown.length > 0;
    highlightMatches(shown, words);
  };

  /** Shows what the address says. */
  const follow = () => {
    clearTimeout(pause);
    search.value = chosen('q').slice(0, search.maxLength);
    show({category: chosen('category'), q: search.value});
  };

  const reveal = () =>
    revealTarget(root, () => {
      setView(everything, 'replaceState', location.hash);
      follow();
    });

  const choose = (next: Shown) => {
    // What was typed last belongs to the view before.
    setView({q: search.value.trim()}, 'replaceState');
    setView(next);
    follow();
  };
  choices.forEach((choice) => {
    choice.onclick = () => choose({category: choice.value, q: search.value.trim()});
  });
  showAll.onclick = () => {
    choose(everything);
    choices[0]?.focus();
  };
  // The words of the page change when a visitor translates it.
  search.addEventListener('focus', () => cards.forEach((each) => (each.text = '')), {signal});
  search.addEventListener(
    'input',
    () => {
      clearTimeout(pause);
      const view = {category, q: search.value.trim()};
      show(view);
      pause = setTimeout(() => setView(view, 'replaceState'), pauseMs);
    },
    {signal},
  );
  // A link can be followed before the address has followed the search.
  addEventListener('pagehide', () => setView({q: search.value.trim()}, 'replaceState'), {signal});
  addEventListener('popstate', follow, {signal});
  addEventListener('hashchange', reveal, {signal});
  attachLogos(root, signal);

  if (chosen('category') || chosen('q')) {
    follow();
    // Whoever opens a shared view wants to see it.
    if (!location.hash && !chosen('compare') && !scrollY) {
      root.scrollIntoView();
    }
    reveal();
  } else if (search.value) {
    // It was typed while the page was loading.
    show({category, q: search.value});
  }
  return () => {
    clearTimeout(pause);
    listeners.abort();
  };
}
