import {Fragment, Slice} from 'prosemirror-model';
import type {Node as ProseNode} from 'prosemirror-model';

/** Word writes list items as paragraphs, with the level in their style, and bullets as text. */
const wordLevel = (paragraph: Element): string | undefined =>
  /mso-list:[^;]*level(\d+)/.exec(paragraph.getAttribute('style') ?? '')?.[1];

function rebuildWordLists(body: HTMLElement): void {
  let list: HTMLElement | undefined;
  for (const paragraph of body.querySelectorAll('p')) {
    if (wordLevel(paragraph) === undefined) {
      list = undefined;
      continue;
    }
    const marker = paragraph.querySelector('[style*="mso-list:Ignore" i]');
    const tag = /\d|^[a-z][.)]/i.test(marker?.textContent.trim() ?? '') ? 'ol' : 'ul';
    marker?.remove();
    if (!list) {
      list = body.ownerDocument.createElement(tag);
      paragraph.before(list);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}

/** Google sends links through its own address. */
function unwrapLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) {
    const address = URL.canParse(link.href) ? new URL(link.href) : undefined;
    if (address?.hostname === 'www.google.com' && address.pathname === '/url') {
      link.href = address.searchParams.get('q') ?? link.href;
    }
  }
}

const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, div, table';
const isBlock = (node: Node | null): boolean => node instanceof Element && node.matches(blocks);

/** Line breaks of the source between blocks, which would become paragraphs of their own. */
function removeSpaceBetweenBlocks(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const spaces: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isNextToBlock = isBlock(node.previousSibling) || isBlock(node.nextSibling);
    if (isNextToBlock && !node.nodeValue?.trim()) {
      spaces.push(node);
    }
  }
  spaces.forEach((node) => node.parentNode?.removeChild(node));
}

/** Prepares HTML of word processors, so that the schema's rules find lists and links in it. */
export function cleanHtml(html: string): string {
  const {body} = new DOMParser().parseFromString(html, 'text/html');
  removeSpaceBetweenBlocks(body);
  rebuildWordLists(body);
  unwrapLinks(body);
  return body.innerHTML.replaceAll('\u{A0}', ' ').replaceAll('&nbsp;', ' ');
}

/** Makes one paragraph of several, where a place allows only one. */
export function joinParagraphs({content}: Slice): Slice {
  const inline: ProseNode[] = [];
  content.descendants((node) => {
    if (!node.isTextblock) {
      return true;
    }
    if (inline.length > 0) {
      inline.push(node.type.schema.text(' '));
    }
    inline.push(...node.children.filter(({type}) => type.name !== 'hardBreak'));
    return false;
  });
  // Copied from within one paragraph, there is no block around it.
  return inline.length === 0 ? new Slice(content, 0, 0) : new Slice(Fragment.from(inline), 0, 0);
}
