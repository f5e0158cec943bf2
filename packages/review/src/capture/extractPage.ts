import type {TextBlock, PageCapture, PageArea} from './PageCapture';

/** The content of a page; addresses are absolute. */
export type PageExtract = Pick<
  PageCapture,
  'title' | 'description' | 'canonical' | 'sharedImage' | 'headings' | 'images' | 'labels'
> & {
  blocks: TextBlock[];
  links: {text: string; address: string}[];
};

/**
 * Reads the visible text in reading order, with labels for screen readers and without what is hidden
 * from them (`aria-hidden`), which only screenshots show. It runs in the browser, so it can't use
 * anything from outside.
 */
export function extractPage(): PageExtract {
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const isShown = (element: Element) =>
    element.checkVisibility({visibilityProperty: true}) ||
    // They have no box of their own.
    element.matches('option, optgroup') ||
    getComputedStyle(element).display === 'contents';
  const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline');
  const areaOf = (element: Element): PageArea => {
    if (element.closest('main')) {
      return 'main';
    }
    return element.closest('footer') ? 'footer' : 'navbar';
  };
  const headingTags = 'h1, h2, h3, h4, h5, h6';

  const blocks: TextBlock[] = [];
  const sections: Partial<Record<PageArea, string>> = {};
  let open: {owner: Element; text: string} | undefined;

  const cellOf = (element: Element): string | undefined => {
    const cell = element.closest('td');
    const row = cell?.parentElement;
    const header = cell?.closest('table')?.querySelector('thead tr, tr');
    if (!cell || !row || !header || row === header) {
      return undefined;
    }
    const names = [row.querySelector('th'), header.children[cell.cellIndex]];
    return names.flatMap((name) => clean(name?.textContent) || []).join(', ');
  };

  const lists: (Element | null)[] = [];
  const items = new Map<Element, TextBlock['item']>();
  const readItem = (item: Element): TextBlock['item'] => {
    const name = clean(item.querySelector(`${headingTags}, th`)?.textContent);
    const list = item.parentElement;
    if (!name) {
      return list ? itemOf(list) : undefined;
    }
    if (!lists.includes(list)) {
      lists.push(list);
    }
    return {list: lists.indexOf(list), name};
  };
  const itemOf = (element: Element): TextBlock['item'] => {
    const item = element.closest('li, tbody tr');
    if (item && !items.has(item)) {
      items.set(item, readItem(item));
    }
    return item ? items.get(item) : undefined;
  };

  const addBlock = (owner: Element, content: string) => {
    const text = clean(content);
    if (text) {
      const area = areaOf(owner);
      const isHeading = owner.closest(headingTags) !== null;
      if (isHeading) {
        sections[area] = text;
      }
      const cell = cellOf(owner);
      const item = itemOf(owner);
      const section = sections[area] ?? '';
      blocks.push({area, section, isHeading, ...(cell && {cell}), ...(item && {item}), text});
    }
  };
  const close = () => {
    if (open) {
      addBlock(open.owner, open.text);
    }
    open = undefined;
  };
  const walk = (node: Node, owner: Element): void => {
    if (node instanceof Text) {
      if (open?.owner !== owner) {
        close();
        open = {owner, text: ''};
      }
      open.text += node.data;
      return;
    }
    if (!(node instanceof Element)) {
      return;
    }
    if (node.matches('script, style, template, svg, [aria-hidden="true"]') || !isShown(node)) {
      return;
    }
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) {
      close();
      addBlock(node, node.placeholder);
      return;
    }
    const isBlock = !isInline(node) || node.matches('select, option, button');
    if (isBlock) {
      close();
    }
    // Text that is directly in closed details has no element that could be hidden.
    const isClosed = node.matches('details:not([open])');
    const shownNodes = isClosed ? node.querySelectorAll(':scope > summary') : node.childNodes;
    shownNodes.forEach((child) => walk(child, isBlock ? node : owner));
    if (isBlock) {
      close();
    }
  };
  walk(document.body, document.body);
  close();

  const shown = <Kind extends Element>(selector: string) =>
    Array.from(document.querySelectorAll<Kind>(selector)).filter(isShown);
  const inHead = (selector: string, attribute: string) =>
    document.head.querySelector(selector)?.getAttribute(attribute) ?? '';
  return {
    title: document.title,
    description: inHead('meta[name="description"]', 'content'),
    canonical: inHead('link[rel="canonical"]', 'href'),
    sharedImage: inHead('meta[property="og:image"]', 'content'),
    blocks,
    headings: shown(headingTags).map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      text: clean(heading.textContent),
    })),
    links: shown<HTMLAnchorElement>('a[href]').map((link) => ({
      text: clean(link.textContent) || clean(link.getAttribute('aria-label')),
      address: link.href,
    })),
    images: shown<HTMLImageElement>('img').map((image) => ({
      address: image.currentSrc || image.src,
      description: image.alt,
    })),
    labels: shown('[aria-label], [title]').map((element) => {
      const label = element.getAttribute('aria-label') ?? element.getAttribute('title');
      return `${element.getAttribute('role') ?? element.tagName.toLowerCase()}: ${clean(label)}`;
    }),
  };
}
