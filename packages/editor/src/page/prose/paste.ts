import {Fragment, DOMParser as PasteParser, Slice} from 'prosemirror-model';
import type {Node as ProseNode, Schema} from 'prosemirror-model';
import {schemas} from './schema';
import type {ProseContent} from './schema';
import {writeTable} from './write';

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

/** What the rows of a table say, cell by cell. A cell as wide as several has empty ones beside it. */
function readTable({rows}: HTMLTableElement): ProseNode[][] {
  const parser = PasteParser.fromSchema(schemas.inline);
  const empty = schemas.inline.nodes.paragraph.create();
  return Array.from(rows, ({cells}) =>
    Array.from(cells).flatMap((cell) => {
      // Paragraphs in a cell are one text.
      cell
        .querySelectorAll('p, div, li')
        .forEach((block) => block.replaceWith(...block.childNodes, ' '));
      const text = parser.parse(cell).firstChild ?? empty;
      return [text, ...Array.from({length: cell.colSpan - 1}, () => empty)];
    }),
  );
}

/** Tables become Markdown, which is shown as it is. */
function writeTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const rows = readTable(table).filter(({length}) => length > 0);
    const written = body.ownerDocument.createElement('div');
    written.dataset.markdown = rows.length > 0 ? writeTable(rows) : '';
    written.textContent = written.dataset.markdown;
    table.replaceWith(...(rows.length > 0 ? [written] : []));
  }
}

/**
 * Prepares HTML of word processors, so that the schema's rules find lists, links and tables in it.
 */
export function cleanHtml(html: string, content: ProseContent): string {
  const {body} = new DOMParser().parseFromString(html.replace(/\u{A0}|&nbsp;/gu, ' '), 'text/html');
  // A page's pictures are files of the site; Google wraps everything in a `<b>` that isn't bold.
  body.querySelectorAll('img').forEach((image) => image.remove());
  body.querySelectorAll('td + td, th + td, th + th').forEach((cell) => cell.prepend(' '));
  body
    .querySelectorAll('b[id^="docs-internal-guid"]')
    .forEach((wrapper) => wrapper.replaceWith(...wrapper.childNodes));
  rebuildWordLists(body);
  cleanLinks(body);
  if (content === 'blocks') {
    writeTables(body);
  }
  return body.innerHTML;
}

/** What a text box can't have as it is, in HTML. */
const unusual = {table: /<table\b/i, heading: /<h[1-6]\b/i, picture: /<img\b/i};

export type Unusual = keyof typeof unusual;

/** The first thing in HTML that a text box can't have as it is. */
export const unusualIn = (html: string): Unusual | undefined =>
  (Object.keys(unusual) as Unusual[]).find((name) => unusual[name].test(html));

/** Makes a plain text of what is pasted where a place allows only one paragraph. */
export function plainSlice({content}: Slice, schema: Schema): Slice {
  const text = content.textBetween(0, content.size, ' ', ' ').trim();
  return new Slice(Fragment.from(text === '' ? [] : schema.text(text)), 0, 0);
}
