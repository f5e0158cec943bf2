import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Processor} from 'unified';
import {blank} from '../blank';
import {nodesOf, rangeOf} from './tree';

/* Pages read without their tags and braces, so that one with mistakes in them can be read, too. */

/** Turns off what MDX has no use for. */
function withoutHtml(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    {disable: {null: ['autolink', 'codeIndented', 'htmlFlow', 'htmlText']}},
  ];
}

const parser = unified()
  .use(remarkParse)
  .use(withoutHtml)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();

export const readMarkdown = (text: string) => parser.parse(text);

const comments = /\{\s*\/\*[^]*?\*\/\s*\}/g;

/** Blanks out code and comments, in which tags and braces mean nothing. */
export const withoutCode = (text: string): string =>
  blank(text, nodesOf(readMarkdown(text), 'code', 'inlineCode').map(rangeOf)).replace(
    comments,
    (found) => blank(found, [{start: 0, end: found.length}]),
  );
