import {attachLogos} from '../ToolImage/attachLogos';
import {highlightMatches} from './highlightMatches';
import {revealTarget, setView, viewIn} from './toolsAddress';
import type {ToolsView} from './toolsAddress';

/** How long a visitor pauses before the address follows the search. Browsers limit its changes. */
const pauseMs = 300;

type Shown = Pick<ToolsView, 'category' | 'q'>;

const everything: Shown = {category: '', q: ''};

/** Reads what the search looks at in each card: the name, the category and the description. */
const readCards = (list: Element) =>
  Array.from(list.children as HTMLCollectionOf<HTMLElement>, (card) => {
    const parts = Array.from(card.querySelectorAll('h3, p'));
    const text = parts.map(({textContent}) => textContent).join('\n');
    return {card, parts, text: text.toLowerCase(), category: card.dataset.category ?? ''};
  });

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
  const categories = root.querySelectorAll<HTMLButtonElement>('[aria-pressed]');
  const all = find('[aria-pressed]') as HTMLButtonElement;
  const listeners = new AbortController();
  const {signal} = listeners;
  let cards: ReturnType<typeof readCards> | undefined;
  let pause: ReturnType<typeof setTimeout>;

  const show = ({category, q}: Shown) => {
    const words = q.toLowerCase().split(/\s+/).filter(Boolean);
    const counts = new Map<string, number>();
    const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
    const known = Array.from(categories).find(({value}) => value === category);
    const pressed = known ?? all;
    const chosen = pressed.value;
    const bar = pressed.parentElement as HTMLElement;
    // Before anything changes, so that the browser doesn't have to compute the layout twice.
    bar.scrollLeft = pressed.offsetLeft - bar.offsetLeft;
    cards ??= readCards(find('ul'));
    const shown = cards.filter((each) => {
      const isFound = words.every((word) => each.text.includes(word));
      if (isFound) {
        add('');
        add(each.category);
      }
      const isShown = isFound && (!chosen || each.category === chosen);
      each.card.hidden = !isShown;
      return isShown;
    });
    categories.forEach((button) => {
      button.ariaPressed = String(button === pressed);
      (button.lastElementChild as Element).textContent = String(counts.get(button.value) ?? 0);
    });
    const {count = '', unknown = ''} = status.dataset;
    status.textContent =
      (known ? '' : `${unknown.replace('{category}', () => category)} `) +
      count.replace('{shown}', String(shown.length)).replace('{total}', String(cards.length));
    nothing.hidden = shown.length > 0;
    highlightMatches(
      shown.flatMap(({parts}) => parts),
      words,
    );
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
  search.addEventListener('focus', () => (cards = undefined), {signal});
  search.addEventListener(
    'input',
    () => {
      clearTimeout(pause);
      const [{value: category} = {value: ''}] =
        root.querySelectorAll<HTMLButtonElement>('[aria-pressed="true"]');
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
  }
  return () => {
    clearTimeout(pause);
    listeners.abort();
  };
}
