import type {ShownContent} from './ShownContent';

/** What a page shows, in the shape of what it has to show. */
export type Shown = Pick<ShownContent, 'headings' | 'links' | 'sections' | 'tables'> & {
  text: string;
  lists: {isOrdered: boolean; items: {text: string; number?: number}[]}[];
  descriptions: string[];
};

/**
 * Reads what can be both seen and heard in an element, but for the notes at the foot of a page.
 * It is also sent to a browser, and so it uses nothing that is outside of it.
 */
export function readShown(root: Element): Shown {
  const copy = root.cloneNode(true) as Element;
  const isHidden = (element: Element) =>
    // jsdom does not know which elements take a place on the page.
    'checkVisibility' in element &&
    !element.checkVisibility({visibilityProperty: true}) &&
    getComputedStyle(element).display !== 'contents';
  const copies = Array.from(copy.querySelectorAll('*'));
  const hidden = Array.from(root.querySelectorAll('*'), isHidden);
  copies.filter((_, index) => hidden[index]).forEach((element) => element.remove());
  const all = <E extends Element = Element>(selector: string, within = copy) =>
    Array.from(within.querySelectorAll<E>(selector));
  all('[aria-hidden="true"]').forEach((element) => element.remove());
  all('[data-footnotes], sup:has([data-footnote-ref])').forEach((note) => note.remove());
  all('br').forEach((lineBreak) => lineBreak.replaceWith(' '));

  const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
  const headings = 'h1, h2, h3, h4, h5, h6';
  const here = new URL(document.baseURI).origin;
  return {
    headings: all(headings).map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      text: textOf(heading),
    })),
    text: textOf(copy),
    links: all<HTMLAnchorElement>('a:not([href*="/assets/files/"])').map(({href}) =>
      href.startsWith(`${here}/`) ? href.slice(here.length) : href,
    ),
    sections: all('section').map((section) => all(headings, section).map(textOf)),
    lists: all('ol, ul').map((list) => ({
      isOrdered: list.tagName === 'OL',
      items: Array.from(list.children as HTMLCollectionOf<HTMLLIElement>, (item) => ({
        text: textOf(item),
        number: item.hasAttribute('value') ? item.value : undefined,
      })),
    })),
    tables: all('table').map((table) =>
      all('tr', table).map((row) => Array.from(row.children, textOf)),
    ),
    descriptions: all<HTMLImageElement>('img').map(({alt}) => alt),
  };
}
