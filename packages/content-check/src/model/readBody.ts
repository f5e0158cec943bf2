import type {Root} from 'mdast';
import remarkComment from '@slorber/remark-comment';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {ContentConfig} from '../config';
import type {Problem, Range} from '../Diagnostic';
import {blank} from '../blank';
import {withNormalSpaces} from '../characters';
import {explainSyntaxError} from './explainSyntaxError';
import {readMarkdown} from './markdown';
import {unclosedBlocks} from './fences';
import type {Components, SyntaxFault} from './tagPairs';

/** Reads a page with the extensions that Docusaurus reads it with. */
const parser = unified()
  .use(remarkParse)
  .use(remarkDirective)
  .use(remarkMdx)
  .use(remarkGfm)
  .freeze();

/** Also reads `<!-- … -->`. */
const parserWithComments = parser().use(remarkComment).freeze();

/** More problems on one page follow from each other. */
const MAX_PROBLEMS = 20;

/** The body of a page, read as far as it can be. */
export type Body = {
  /** Without the ranges in `unread`; empty when the parser can't read what is left. Don't change it. */
  tree: Root;
  unread: Range[];
  /** At least one for each text that the parser refuses. */
  problems: Problem[];
};

/**
 * Reads the body of a page. Each part that can't be parsed becomes a problem and is blanked out, so
 * that the rest can be read.
 *
 * @param components those that pages can use, for better hints
 */
export function readBody(
  text: string,
  components: Components,
  refuses: ContentConfig['refuses'] = [],
): Body {
  const reader = refuses.includes('htmlComments') ? parser : parserWithComments;
  const faults: SyntaxFault[] = [];
  /** Tags that a fault named: `</p>` is no second problem. */
  const named = new Set<string | undefined>();
  let unread: Range[] = [];
  let tree: Root | undefined;
  for (let round = 0; !tree && round < MAX_PROBLEMS; round += 1) {
    const readable = withNormalSpaces(blank(text, unread));
    try {
      tree = reader.parse(readable);
    } catch (error) {
      const unclosed = round === 0 ? unclosedBlocks(readMarkdown(readable), readable) : [];
      const found =
        unclosed.length > 0 ? unclosed : explainSyntaxError(error, readable, components);
      const isFirst = faults.length === 0;
      faults.push(...found.filter(({tag, mayFollow}) => isFirst || !(mayFollow || named.has(tag))));
      const masks = found.flatMap(({mask}) => mask);
      if (blank(readable, masks) === readable) {
        break;
      }
      found.forEach(({tag}) => tag && named.add(tag));
      unread = [...unread, ...masks];
    }
  }
  return {
    tree: tree ?? {type: 'root', children: []},
    unread,
    problems: faults.map(({problem}) => problem),
  };
}
