import type {Nodes, Parents, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const markdown = unified()
  .use(remarkParse)
  // Aligned columns would repeat the longest cell's width in every row.
  .use(remarkGfm, {tableCellPadding: false, tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', rule: '-'})
  .freeze();

const maxSummaryChars = 20_000;

/** GitHub rejects comments of more than 65,536 characters. The rest is for our own text. */
const maxResultChars = 50_000;

/** More than a report needs: a list in a block quote in `<details>`, with links in bold. */
const maxDepth = 10;

const maxColumns = 20;

/** Lists and quotes nested deeper than this are flattened before they are parsed. */
const deepPrefix = /^((?:[\s>*+-]|\d+[.)]){24})(?:[\s>*+-]|\d+[.)])+/gm;

const tooLong = 'This summary is too long to show here. The report has the rest.';

/** Keeps GitHub from turning the characters around it into a mention or a link. */
const zeroWidthSpace = '\u200b';

/** Removes mentions, references to issues, bare URLs, and changes of text direction. */
const neutralizeText = (text: string): string =>
  text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/@/g, `@${zeroWidthSpace}`)
    .replace(/#(?=\d)/g, `#${zeroWidthSpace}`)
    .replace(/\b(gh-)(?=\d)/gi, `$1${zeroWidthSpace}`)
    .replace(/\b(https?|ftp):/gi, `$1:${zeroWidthSpace}`)
    .replace(/\bwww\./gi, `www${zeroWidthSpace}.`);

/**
 * Text, with each dollar sign in a tag: otherwise, GitHub shows what is between two of them as
 * mathematics. "To display a dollar sign as a character in the same line as a mathematical
 * expression […] use span tags around the dollar sign":
 * https://docs.github.com/en/get-started/writing-on-github/working-with-advanced-formatting/writing-mathematical-expressions
 */
const textNodes = (text: string): Nodes[] =>
  neutralizeText(text)
    .split(/(\$)/)
    .filter(Boolean)
    .map((part) =>
      part === '$' ? {type: 'html', value: '<span>$</span>'} : {type: 'text', value: part},
    );

/** A few tags without attributes, and plain words between them. */
const safeHtml = /^(?:<\/?(?:details|summary|ins|del)>|<br ?\/?>|[\p{L}\p{N} ,;–\n-])+$/u;

/** Links and images may start with one of these; each ends with `/`. */
export type AllowedUrls = {links: readonly string[]; images: readonly string[]};

const isAllowed = (url: string, allowed: readonly string[]): boolean =>
  URL.canParse(url) && allowed.some((start) => new URL(url).href.startsWith(start));

/** The node itself, its children in its place, or nothing. */
function sanitizeNode(node: Nodes, allowed: AllowedUrls, depth = 0): Nodes[] {
  if (depth > maxDepth) {
    return [];
  }
  const children =
    'children' in node
      ? node.children.flatMap((child) => sanitizeNode(child, allowed, depth + 1))
      : [];
  switch (node.type) {
    case 'root':
    case 'heading':
    case 'paragraph':
    case 'blockquote':
    case 'list':
    case 'tableRow':
    case 'tableCell':
    case 'strong':
    case 'emphasis':
    case 'delete':
      return [{...node, children} as Nodes];
    case 'table':
      // Short rows are filled up with cells, so many columns make a long text of a short one.
      return node.children.some((row) => row.children.length > maxColumns)
        ? []
        : [{...node, children} as Nodes];
    case 'listItem':
      return [{...node, checked: null, children} as Nodes];
    case 'break':
    case 'thematicBreak':
    case 'inlineCode':
      return [node];
    case 'code':
      return [{type: 'code', value: node.value}];
    case 'text':
      return textNodes(node.value);
    case 'html':
      return safeHtml.test(node.value) ? [node] : [];
    case 'link':
      return isAllowed(node.url, allowed.links)
        ? [{type: 'link', url: node.url, children} as Nodes]
        : children;
    case 'linkReference':
      return children;
    case 'image':
      return isAllowed(node.url, allowed.images)
        ? [{type: 'image', url: node.url, alt: neutralizeText(node.alt ?? '')}]
        : textNodes(node.alt ?? '');
    case 'imageReference':
      return textNodes(node.alt ?? '');
    default:
      return [];
  }
}

const stringify = (children: Nodes[]): string =>
  markdown.stringify({type: 'root', children} as Parents as Root).trim();

/** One line of untrusted plain text, safe to use in Markdown. */
export const neutralize = (text: string): string =>
  stringify([
    {type: 'paragraph', children: textNodes(text.replace(/\s+/g, ' ').slice(0, 300))} as Nodes,
  ]);

/**
 * Makes untrusted Markdown safe to post: no mentions, mathematics, or links and images of other
 * sites, and only a few HTML tags. The result is short enough for a comment.
 */
export function sanitizeSummary(text: string, allowed: AllowedUrls): string {
  const isTooLong = text.length > maxSummaryChars;
  const shown = isTooLong ? text.slice(0, text.lastIndexOf('\n', maxSummaryChars) + 1) : text;
  const tree = markdown.parse(shown.replace(deepPrefix, '$1'));
  const result = stringify(tree.children.flatMap((node) => sanitizeNode(node, allowed)));
  if (result.length > maxResultChars) {
    return tooLong;
  }
  return isTooLong ? `${result}\n\n${tooLong}` : result;
}
