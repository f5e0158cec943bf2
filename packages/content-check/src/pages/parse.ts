import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Processor} from 'unified';
import {visit} from 'unist-util-visit';
import type {Range} from './scanTags';

/** Reads a page with the extensions that Docusaurus reads it with. */
const mdxParser = unified()
  .use(remarkParse)
  .use(remarkDirective)
  .use(remarkMdx)
  .use(remarkGfm)
  .freeze();

/** Nothing but Markdown's own signs, which cannot be written wrongly. */
const signsParser = unified()
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

/** Where the code of a page is, in its order: a sign in it means nothing. */
export function codeIn(text: string): Range[] {
  const ranges: Range[] = [];
  visit(signsParser.parse(text), ({type, position}) => {
    if ((type === 'code' || type === 'inlineCode') && position) {
      ranges.push({start: position.start.offset ?? 0, end: position.end.offset ?? 0});
    }
  });
  return ranges;
}

/** Where the comments of a page are, in their order. */
export function commentsIn(text: string, code: readonly Range[]): Range[] {
  return Array.from(text.matchAll(/\{\s*\/\*[^]*?\*\/\s*\}/g), ({0: comment, index}) => ({
    start: index,
    end: index + comment.length,
  })).filter(({start}) => !code.some((range) => range.start <= start && start < range.end));
}
