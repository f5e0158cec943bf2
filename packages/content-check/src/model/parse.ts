import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Processor} from 'unified';
import {nodesOf} from './nodes';
import type {Range} from './scanTags';

/** Reads a page with the extensions that Docusaurus reads it with. */
const mdxParser = unified()
  .use(remarkParse)
  .use(remarkDirective)
  .use(remarkMdx)
  .use(remarkGfm)
  .freeze();

/** Reads only plain Markdown, which has no syntax errors. */
const markupParser = unified()
  .use(remarkParse)
  .use(function withoutTags(this: Processor) {
    const names = ['htmlFlow', 'htmlText', 'codeIndented', 'autolink', 'definition'];
    this.data().micromarkExtensions = [{disable: {null: names}}];
  })
  .freeze();

/**
 * @throws VFileMessage, or another error of the parser's, when the page cannot be read
 */
export const parsePage = (text: string): Root => mdxParser.parse(text);

/** The ranges of code in a page, in order. */
export function codeIn(text: string): Range[] {
  // Most pages have none, and don't need to be parsed for it.
  return /`|~~~/.test(text)
    ? nodesOf(markupParser.parse(text), 'code', 'inlineCode').map(({position}) => ({
        start: position?.start.offset ?? 0,
        end: position?.end.offset ?? 0,
      }))
    : [];
}

/** The ranges of comments in a page, in order. */
export function commentsIn(text: string, code: readonly Range[]): Range[] {
  return Array.from(text.matchAll(/\{\s*\/\*[^]*?\*\/\s*\}/g), ({0: comment, index}) => ({
    start: index,
    end: index + comment.length,
  })).filter(({start}) => !code.some((range) => range.start <= start && start < range.end));
}
