import {attachLogos} from '../ToolImage/attachLogos';
import {cardLists} from './cardLists';
import {highlightMatches, searchedIn} from './highlightMatches';
import {revealTarget, setView, viewIn} from './toolsAddress';
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
  const find = (selector: string) => root.querySelector(selector) as HTMLElement;
  const search = find('input') as HTMLInputElement;
  const status = find('[role="status"]');
  const nothing = find('[hidden]');
  const categories = Array.from(root.querySelectorAll<HTMLButtonElement>('[aria-pressed]'));
  const all = categories[0] as HTMLButtonElement;
  const listeners = new AbortController();
  const {signal} = listeners;
  const cards = Array.from(root.querySelectorAll('li'), (card) => ({
    card,
    category: card.dataset.category,
    text: '',
  }));
  const showCards = cardLists(find('ul').parentElement as HTMLElement);
  let pause: ReturnType<typeof setTimeout>;

  const show = ({category, q}: Shown) => {
    const words = q.toLowerCase().match(/\S+/g) ?? [];
    const known = categories.find(({value}) => value === category);
    const pressed = known ?? all;
    // Before anything changes, so that the browser doesn't have to compute the layout twice. In front
    // of the category, the margin of the page and the end of another category remain.
    (pressed.parentElement as HTMLElement).scrollLeft = pressed.offsetLeft - 64;
    const matching = cards.filter((each) =>
      words.every((word) => (each.text ||= textOf(each.card)).includes(word)),
    );
    const inCategory = (id: string) => matching.filter((each) => !id || each.category === id);
    const shown = inCategory(pressed.value).map(({card}) => card);
    showCards(shown.length < cards.length ? shown : undefined);
    categories.forEach((button) => {
      button.ariaPressed = String(button === pressed);
      (button.lastElementChild as Element).textContent = String(inCategory(button.value).length);
    });
    const {count, unknown} = status.dataset as Record<'count' | 'unknown', string>;
    status.textContent =
      (known ? '' : `${unknown.replace('{category}', () => category)} `) +
      count.replace('{shown}', String(shown.length)).replace('{total}', String(cards.length));
    nothing.hidden = shown.length > 0;
    highlightMatches(shown, words);
  };

  /** Shows what the address says. */
  const follow = () => {
    clearTimeout(pause);
    const view = viewIn(location.search);
    search.value = view.q;
    show(view);
  };
  const reveal = () =>
    revealTarget(root, () => {
      setView(everything, 'replaceState', location.hash);
      follow();
    });

  root.addEventListener(
    'click',
    ({target}) => {
      const button = (target as Element).closest('button');
      if (button) {
        const isCategory = button.hasAttribute('aria-pressed');
        // What was typed last belongs to the view before.
        setView({q: search.value}, 'replaceState');
        setView(isCategory ? {category: button.value, q: search.value} : everything);
        follow();
        if (!isCategory) {
          all.focus();
        }
      }
    },
    {signal},
  );
  // The words of the page change when a visitor translates it.
  search.addEventListener('focus', () => cards.forEach((each) => (each.text = '')), {signal});
  search.addEventListener(
    'input',
    () => {
      clearTimeout(pause);
      const {value: category} = find('[aria-pressed="true"]') as HTMLButtonElement;
      const view = {category, q: search.value};
      show(view);
      pause = setTimeout(() => setView(view, 'replaceState'), pauseMs);
    },
    {signal},
  );
  addEventListener('popstate', follow, {signal});
  addEventListener('hashchange', reveal, {signal});
  attachLogos(root, signal);

  const {category, q, compare} = viewIn(location.search);
  if (category || q) {
    follow();
    // Whoever opens a shared view wants to see it.
    if (!location.hash && !compare && !scrollY) {
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
    showCards();
  };
}
