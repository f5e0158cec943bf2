import remarkComment from '@slorber/remark-comment';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Processor} from 'unified';
import {VFileMessage} from 'vfile-message';

/** Addresses with backslashes stay text: the search that makes them links leaves nodes without positions. */
function withoutSearch(this: Processor): void {
  const data = this.data();
  data.fromMarkdownExtensions = data.fromMarkdownExtensions
    ?.flat()
    .map((extension) => ({...extension, transforms: []}));
}

/** Reads a page with the extensions that Docusaurus reads it with. */
const parser = unified()
  .use(remarkParse)
  .use(remarkDirective)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(withoutSearch)
  .freeze();

/** Also reads `<!-- … -->`. */
const parserWithComments = parser().use(remarkComment).freeze();

/** Reads a page as Docusaurus does, or tells the parser's error. */
export function readMdx(text: string, hasComments: boolean): {tree: Root} | {error: VFileMessage} {
  try {
    return {tree: (hasComments ? parserWithComments : parser).parse(text)};
  } catch (thrown) {
    return {error: thrown instanceof VFileMessage ? thrown : new VFileMessage(String(thrown))};
  }
}
