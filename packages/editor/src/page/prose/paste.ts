import {Fragment, Slice} from 'prosemirror-model';
import type {Schema} from 'prosemirror-model';

const safeAddress = /^(?:https?:|mailto:|tel:|[/#])/i;

/** Word writes list items as paragraphs with the level in their style, and bullets as text. */
function rebuildWordLists(body: HTMLElement): void {
  let list: HTMLElement | undefined;
  for (const paragraph of body.querySelectorAll('p')) {
    if (!/mso-list:[^;]*level\d/.test(paragraph.getAttribute('style') ?? '')) {
      list = undefined;
      continue;
    }
    const marker = paragraph.querySelector('[style*="mso-list:Ignore" i]');
    const tag = /\d|^[a-z][.)]/i.test(marker?.textContent.trim() ?? '') ? 'ol' : 'ul';
    marker?.remove();
    if (list?.localName !== tag) {
      list = body.ownerDocument.createElement(tag);
      paragraph.before(list);
    }
    const item = list.appendChild(body.ownerDocument.createElement('li'));
    item.append(...paragraph.childNodes);
    paragraph.remove();
  }
}

function cleanLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a')) {
    const {protocol, hostname, pathname, search} = link;
    // Google sends links through its own address.
    const isWrapped = hostname === 'www.google.com' && pathname === '/url';
    const wrapped = isWrapped ? new URLSearchParams(search).get('q') : undefined;
    const address = wrapped ?? link.getAttribute('href') ?? '';
    link.setAttribute('href', address);
    const isReadable = protocol !== ':';
    if (!isReadable || !safeAddress.test(address)) {
      link.replaceWith(...link.childNodes);
    }
  }
}

/** Prepares HTML of word processors, so that the schema's rules find lists and links in it. */
export function cleanHtml(html: string): string {
  const {body} = new DOMParser().parseFromString(html.replace(/\u{A0}|&nbsp;/gu, ' '), 'text/html');
  // A page's pictures are files of the site; Google wraps everything in a `<b>` that isn't bold.
  body.querySelectorAll('img').forEach((image) => image.remove());
  body.querySelectorAll('td + td, th + td, th + th').forEach((cell) => cell.prepend(' '));
  body
    .querySelectorAll('b[id^="docs-internal-guid"]')
    .forEach((wrapper) => wrapper.replaceWith(...wrapper.childNodes));
  rebuildWordLists(body);
  cleanLinks(body);
  return body.innerHTML;
}

/** Makes a plain text of what is pasted where a place allows only one paragraph. */
export function plainSlice({content}: Slice, schema: Schema): Slice {
  const text = content.textBetween(0, content.size, ' ', ' ').trim();
  return new Slice(Fragment.from(text === '' ? [] : schema.text(text)), 0, 0);
}
