import type {Root} from 'mdast';
import type {ContentConfig} from '../config';
import type {Problem, Range} from '../Diagnostic';
import {blank} from '../blank';
import {lengthProblem, withinTime} from '../timeLimit';
import {withNormalSpaces} from '../characters';
import {explainSyntaxError} from './explainSyntaxError';
import type {Components, SyntaxFault} from './syntaxFault';
import {readMdx, readTolerantly} from './mdx';
import {unclosedBlocks} from './fences';
import {deepNode, nestingProblem} from './nesting';

/** More problems on one page follow from each other. */
const MAX_PROBLEMS = 20;
/** A long page with many problems would take seconds, because it's read again after each. */
const MAX_READ_CHARS = 300_000;

/** The body of a page, read as far as it can be. */
export type Body = {
  /** Without the ranges in `unread`; empty when the parser can't read what is left. Don't change it. */
  tree: Root;
  unread: Range[];
  /** At least one for each text that the parser refuses. */
  problems: Problem[];
  /** Whether nothing was read, because the text is too long or nested too deep. */
  isUnreadable?: boolean;
};

/** Whether a fault is the result of an earlier one: `</p>` has no opening tag once that's blanked out. */
const follows = ({tag, lacksEnd}: SyntaxFault, earlier: readonly SyntaxFault[]): boolean =>
  tag !== undefined && earlier.some((other) => other.tag === tag && !(lacksEnd && other.lacksEnd));

/**
 * Reads the body of a page. Each part that can't be parsed becomes a problem and is blanked out, so
 * that the rest can be read.
 *
 * @param components those that pages can use, for better hints
 */
export function readBody(
  text: string,
  components: Components,
  refuses?: ContentConfig['refuses'],
): Body {
  const unread = (problem: Problem): Body => ({
    tree: {type: 'root', children: []},
    unread: [{start: 0, end: text.length}],
    problems: [problem],
    isUnreadable: true,
  });
  return withinTime(() => {
    const problem = lengthProblem(text) ?? nestingProblem(text, true);
    return problem ? unread(problem) : readParts(text, components, refuses);
  }, unread);
}

function readParts(text: string, components: Components, refuses: ContentConfig['refuses']): Body {
  const faults: SyntaxFault[] = [];
  let unread: Range[] = [];
  let tree: Root | undefined;
  const rounds = Math.min(MAX_PROBLEMS, Math.ceil(MAX_READ_CHARS / text.length));
  for (let round = 0; !tree && round < rounds; round += 1) {
    const readable = withNormalSpaces(blank(text, unread));
    const read = readMdx(readable, refuses);
    if ('tree' in read) {
      const problem = deepNode(read.tree);
      if (problem) {
        return {
          tree: {type: 'root', children: []},
          unread,
          problems: [problem],
          isUnreadable: true,
        };
      }
      ({tree} = read);
    } else {
      const unclosed = round === 0 ? unclosedBlocks(readTolerantly(readable), readable) : [];
      const found =
        unclosed.length > 0 ? unclosed : explainSyntaxError(read.stop, readable, components);
      const masks = found.flatMap(({mask}) => mask);
      faults.push(...found);
      unread = [...unread, ...masks];
      if (blank(readable, masks) === readable) {
        break;
      }
    }
  }
  return {
    tree: tree ?? {type: 'root', children: []},
    unread,
    problems: faults
      .filter((fault, index) => !follows(fault, faults.slice(0, index)))
      .map(({problem}) => problem),
  };
}
