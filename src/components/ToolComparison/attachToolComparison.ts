import {parts} from '@sitekit/islands/parts';
import type {UiTexts} from '../../content/schema';
import {chosen, revealTarget, setView} from '../ToolCatalogue/toolsAddress';
import {comparedIds, maxCompared} from './comparedIds';

/** Browsers that translate a page can set a language that isn't one, such as `auto`. */
function collatorOf(language: string): Intl.Collator {
  const options = {numeric: true};
  try {
    return new Intl.Collator(language || undefined, options);
  } catch {
    return new Intl.Collator(undefined, options);
  }
}

/**
 * Sorts the comparison and shows tools side by side.
 *
 * @returns a function that removes the event handlers
 */
export function attachToolComparison(root: HTMLElement): () => void {
  const {table, head, body, status, sideBySide} = parts(root, {
    table: 'table',
    head: 'thead',
    body: 'tbody',
    status: 'p',
    sideBySide: 'button',
  });
  const headers = Array.from(head.querySelectorAll('th'));
  const rows = Array.from(body.rows, (element) => ({element, ...parts(element, {box: 'input'})}));
  const words = JSON.parse(status.dataset.words ?? '') as UiTexts['toolComparison']['status'];
  const listeners = new AbortController();
  const {signal} = listeners;
  const say = (text: keyof typeof words, values: Record<string, string> = {}) => {
    status.textContent = words[text].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  };
  const checked = () => rows.filter(({box}) => box.checked);
  const sayChosen = (text: 'chosen' | 'sideBySide') => {
    const names = checked().map(({element}) => element.cells[0]?.textContent);
    status.textContent = '';
    if (names.length > 0) {
      say(text, {tools: names.join(', ')});
    }
  };

  /** Shows the chosen tools side by side, or all in the table. */
  const showSideBySide = (isSide: boolean) => {
    root.toggleAttribute('data-side-by-side', isSide);
    (table.parentElement as HTMLElement).scrollLeft = 0;
    rows.forEach(({element, box}) => {
      element.hidden = isSide && !box.checked;
      Array.from(element.cells).forEach((cell, column) => {
        cell.dataset.label = headers[column]?.textContent ?? '';
      });
    });
  };
  const limitChoice = () => {
    // Before the script is here, or when the browser restores the page, there can be more.
    checked()
      .slice(maxCompared)
      .forEach(({box}) => (box.checked = false));
    const {length} = checked();
    sideBySide.disabled = length < 2;
    rows.forEach(({box}) => (box.disabled = !box.checked && length >= maxCompared));
  };

  const choose = () => {
    limitChoice();
    sayChosen('chosen');
  };

  /** Shows what the address says. */
  const follow = () => {
    const compare = chosen('compare');
    const {ids, rest} = comparedIds(
      compare,
      rows.map(({box}) => box.value),
    );
    if (compare) {
      rows.forEach(({box}) => (box.checked = ids.includes(box.value)));
    }
    limitChoice();
    showSideBySide(ids.length > 1);
    if (rest.length > 0) {
      say('notCompared', {tools: rest.join(', ')});
    } else {
      sayChosen(ids.length > 1 ? 'sideBySide' : 'chosen');
    }
  };
  const reveal = () =>
    revealTarget(root, () => {
      setView({compare: ''}, 'replaceState', location.hash);
      follow();
    });

  const sortBy = (header: HTMLTableCellElement | null) => {
    const isSorted = header?.ariaSort;
    const order = isSorted ? (isSorted === 'ascending' ? 'descending' : undefined) : 'ascending';
    headers.forEach((each) => (each.ariaSort = each === header && order ? order : null));
    const {compare} = collatorOf(document.documentElement.lang);
    const keyOf = ({element}: (typeof rows)[number]) => {
      const cell = element.cells[header?.cellIndex ?? 0];
      return cell?.dataset.key ?? cell?.textContent ?? '';
    };
    const direction = order === 'descending' ? -1 : 1;
    const sorted = order ? rows.toSorted((a, b) => direction * compare(keyOf(a), keyOf(b))) : rows;
    body.append(...sorted.map(({element}) => element));
    say(order ?? 'unsorted', {column: header?.textContent ?? ''});
  };

  const actions: Record<string, (button: HTMLButtonElement) => unknown> = {
    sort: (button) => sortBy(button.closest('th')),
    'side-by-side': () => {
      const isSide = root.hasAttribute('data-side-by-side');
      const ids = checked().map(({box}) => box.value);
      setView({compare: isSide ? '' : ids.join()});
      follow();
      // The other view has another height.
      if (root.getBoundingClientRect().top < 0) {
        root.scrollIntoView();
      }
    },
  };
  root.addEventListener(
    'click',
    ({target}) => {
      const button = target instanceof Element && target.closest('button');
      void (button && actions[button.name]?.(button));
    },
    {signal},
  );
  root.addEventListener('change', choose, {signal});
  addEventListener('popstate', follow, {signal});
  addEventListener('hashchange', reveal, {signal});

  choose();
  if (chosen('compare')) {
    follow();
    if (!location.hash && !scrollY) {
      root.scrollIntoView();
    }
    reveal();
  }
  return () => listeners.abort();
}
