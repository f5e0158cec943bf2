import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', rule: '-'})
  .freeze();

/** How much of a summary a comment shows. */
const longest = 20_000;

/** A sign without width, which takes the meaning that GitHub sees in what stands around it. */
const gap = '\u200b';

/** A text that mentions nobody and no other thread, and is no link by itself. */
const quiet = (text: string): string =>
  text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/@/g, `@${gap}`)
    .replace(/#(?=\d)/g, `#${gap}`)
    .replace(/\b(gh-)(?=\d)/gi, `$1${gap}`)
    .replace(/\b(https?|ftp):/gi, `$1:${gap}`)
    .replace(/\bwww\./gi, `www${gap}.`);

/** Tags without attributes, and between them words without anything that could mean more. */
const plainHtml = /^(?:<\/?(?:details|summary|ins|del)>|<br ?\/?>|[\p{L}\p{N} ,;–\n-])+$/u;

const isOurs = (address: string, ours: readonly string[]): boolean =>
  URL.canParse(address) && ours.some((start) => new URL(address).href.startsWith(start));

/** A node as it may stand in a comment: itself, its children in its place, or nothing. */
function cleanNode(node: Nodes, ours: readonly string[]): Nodes[] {
  const inside = 'children' in node ? node.children.flatMap((child) => cleanNode(child, ours)) : [];
  switch (node.type) {
    case 'root':
    case 'heading':
    case 'paragraph':
    case 'blockquote':
    case 'list':
    case 'listItem':
    case 'table':
    case 'tableRow':
    case 'tableCell':
    case 'strong':
    case 'emphasis':
    case 'delete':
      return [{...node, children: inside} as Nodes];
    case 'break':
    case 'thematicBreak':
    case 'inlineCode':
      return [node];
    case 'code':
      return [{type: 'code', value: node.value}];
    case 'text':
      return [{type: 'text', value: quiet(node.value)}];
    case 'html':
      return plainHtml.test(node.value) ? [node] : [];
    case 'link':
      return isOurs(node.url, ours)
        ? [{type: 'link', url: node.url, children: inside} as Nodes]
        : inside;
    case 'linkReference':
      return inside;
    case 'image':
    case 'imageReference':
      return [{type: 'text', value: quiet(node.alt ?? '')}];
    default:
      return [];
  }
}

/**
 * Makes a summary from elsewhere harmless: it notifies nobody, links to nothing but what begins
 * with one of our own addresses, shows no pictures, and has no HTML but a few tags.
 *
 * @param ours where links may lead, each ending in `/`
 */
export function cleanSummary(text: string, ours: readonly string[]): string {
  const shown = text.length > longest ? text.slice(0, text.lastIndexOf('\n', longest) + 1) : text;
  const [clean] = cleanNode(markdown.parse(shown), ours);
  const result = markdown.stringify(clean as Root).trim();
  return shown === text ? result : `${result}\n\nThere is more than fits here: see the report.`;
}
