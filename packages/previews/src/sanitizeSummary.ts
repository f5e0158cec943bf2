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

/** GitHub accepts comments of up to 65,536 characters. */
const maxSummaryChars = 20_000;

/** Keeps GitHub from turning the characters around it into a mention or a link. */
const zeroWidthSpace = '\u200b';

/** Removes mentions, references to issues, bare URLs, and changes of text direction. */
const neutralize = (text: string): string =>
  text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/@/g, `@${zeroWidthSpace}`)
    .replace(/#(?=\d)/g, `#${zeroWidthSpace}`)
    .replace(/\b(gh-)(?=\d)/gi, `$1${zeroWidthSpace}`)
    .replace(/\b(https?|ftp):/gi, `$1:${zeroWidthSpace}`)
    .replace(/\bwww\./gi, `www${zeroWidthSpace}.`);

/** A few tags without attributes, and plain words between them. */
const safeHtml = /^(?:<\/?(?:details|summary|ins|del)>|<br ?\/?>|[\p{L}\p{N} ,;–\n-])+$/u;

const isAllowed = (url: string, allowedUrls: readonly string[]): boolean =>
  URL.canParse(url) && allowedUrls.some((allowed) => new URL(url).href.startsWith(allowed));

/** The node itself, its children in its place, or nothing. */
function sanitizeNode(node: Nodes, allowedUrls: readonly string[]): Nodes[] {
  const children =
    'children' in node ? node.children.flatMap((child) => sanitizeNode(child, allowedUrls)) : [];
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
      return [{...node, children} as Nodes];
    case 'break':
    case 'thematicBreak':
    case 'inlineCode':
      return [node];
    case 'code':
      return [{type: 'code', value: node.value}];
    case 'text':
      return [{type: 'text', value: neutralize(node.value)}];
    case 'html':
      return safeHtml.test(node.value) ? [node] : [];
    case 'link':
      return isAllowed(node.url, allowedUrls)
        ? [{type: 'link', url: node.url, children} as Nodes]
        : children;
    case 'linkReference':
      return children;
    case 'image':
    case 'imageReference':
      return [{type: 'text', value: neutralize(node.alt ?? '')}];
    default:
      return [];
  }
}

/**
 * Makes untrusted Markdown safe to post: no mentions, images or links to other sites, and only a
 * few HTML tags.
 *
 * @param allowedUrls links may start with one of these; each ends with `/`
 */
export function sanitizeSummary(text: string, allowedUrls: readonly string[]): string {
  const isTooLong = text.length > maxSummaryChars;
  const shown = isTooLong ? text.slice(0, text.lastIndexOf('\n', maxSummaryChars) + 1) : text;
  const [tree] = sanitizeNode(markdown.parse(shown), allowedUrls);
  const result = markdown.stringify(tree as Root).trim();
  return isTooLong
    ? `${result}\n\nThis summary is too long to show here. The report has the rest.`
    : result;
}
