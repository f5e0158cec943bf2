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
import {faultAt} from './tagPairs';
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

/** The lines that open and close code blocks and boxes. */
const blockLine = /^([ \t>]*)(`{3,}|~{3,}(?!~)|:{3,}(?!:))([^`\r\n]*)$/gm;

/** Finds code blocks and boxes that are never closed, which would hide the rest of the page. */
function unclosedBlocks(text: string): SyntaxFault[] {
  const open: {start: number; mark: string; line: string}[] = [];
  for (const {0: line, 1: indent = '', 2: mark = '', 3: rest = '', index} of text.matchAll(
    blockLine,
  )) {
    const last = open.at(-1);
    const info = rest.trim();
    if (last && !info && mark.startsWith(last.mark)) {
      open.pop();
    } else if ((!last || last.mark.startsWith(':')) && (info || !mark.startsWith(':'))) {
      open.push({start: index + indent.length, mark, line: line.trim()});
    }
  }
  return open.map(({start, mark, line}) =>
    faultAt(
      {start, end: start + line.length},
      `This ${mark.startsWith(':') ? 'box' : 'code block'} is never closed: ${line}`,
      `Write ${mark} on a line of its own where it ends.`,
    ),
  );
}

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
  const faults = unclosedBlocks(text);
  /** Tags that a fault named: `</p>` is no second problem. */
  const named = new Set<string | undefined>();
  let unread = faults.flatMap(({mask}) => mask);
  let tree: Root | undefined;
  for (let round = 0; !tree && round < MAX_PROBLEMS; round += 1) {
    const readable = withNormalSpaces(blank(text, unread));
    try {
      tree = reader.parse(readable);
    } catch (error) {
      const found = explainSyntaxError(error, readable, components);
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
