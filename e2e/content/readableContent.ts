/** What a page says, seen or heard, and where its links lead. */
export type ReadableContent = {
  /** A heading is a line that starts with as many `#` as its level; other text is on one line. */
  text: string;
  links: string[];
};

/**
 * Reads an element in a browser, without what is hidden from both eyes and screen readers and
 * without footnotes. It runs inside the page, so it uses nothing from outside.
 */
export function readableContent(root: Element): ReadableContent {
  const ignored =
    '[aria-hidden="true"], main a[target] > .visually-hidden, [data-footnotes], sup:has([data-footnote-ref]), :is(h2, h3, h4) > button';

  function isHidden(element: Element): boolean {
    const {display} = getComputedStyle(element);
    // An element with `display: contents` has no box, but its children do.
    const isShown = display === 'contents' || element.checkVisibility({visibilityProperty: true});
    return !isShown || element.matches(ignored);
  }

  function read(node: Node): string {
    if (node.nodeType === Node.TEXT_NODE) {
      return (node.textContent ?? '').replace(/\s+/g, ' ');
    }
    if (!(node instanceof Element) || isHidden(node)) {
      return '';
    }
    const level = /^H([1-6])$/.exec(node.tagName)?.[1];
    // A heading's label repeats its text, without the button in it.
    const label = level ? null : node.getAttribute('aria-label');
    const names = [label, node.getAttribute('alt')].filter(Boolean);
    const inside = [...names.map((name) => ` ${name} `), ...Array.from(node.childNodes, read)];
    const text = inside.join('');
    if (level) {
      return `\n${'#'.repeat(Number(level))} ${text.trim()}\n`;
    }
    return getComputedStyle(node).display === 'inline' ? text : ` ${text} `;
  }

  const {origin} = new URL(document.baseURI);
  return {
    text: read(root)
      .replace(/ *\n */g, '\n')
      .replace(/ +/g, ' '),
    links: Array.from(root.querySelectorAll<HTMLAnchorElement>('a:not([href*="/assets/files/"])'))
      .filter((link) => link.checkVisibility() && !link.closest(ignored))
      .map(({href}) => (href.startsWith(`${origin}/`) ? href.slice(origin.length) : href)),
  };
}
