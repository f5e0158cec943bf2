import type {Root} from 'mdast';
import {blank} from '../blank';
import {withNormalSpaces} from '../characters';
import type {Problem, Range} from '../Diagnostic';
import {lengthProblem, withinTime} from '../timeLimit';
import {explainMdx} from './explainMdx';
import type {Components} from './fault';
import {readMdx} from './mdx';
import type {PageConfig} from './PageConfig';
import {deepNode, nestingProblem} from './nesting';

/** More problems on one page follow from each other. */
const MAX_PROBLEMS = 20;

/** The body of a page, read as far as it can be. */
export type Body = {
  /** Without the ranges in `unread`; empty when the parser can't read what is left. Don't change it. */
  tree: Root;
  unread: Range[];
  /** At least one for each text that the parser refuses. */
  problems: Problem[];
  /** What keeps all of it from being read: it's too long, or nested too deep. */
  unreadable?: Problem;
};

const emptyTree = (): Root => ({type: 'root', children: []});

/** Reads the body part by part: what can't be parsed becomes a problem and is blanked out. */
function readParts(text: string, components: Components, hasComments: boolean): Body {
  const problems: Problem[] = [];
  const unread: Range[] = [];
  while (problems.length < MAX_PROBLEMS) {
    const readable = withNormalSpaces(blank(text, unread));
    const read = readMdx(readable, hasComments);
    if ('tree' in read) {
      const unreadable = deepNode(read.tree);
      return unreadable
        ? {tree: emptyTree(), unread, problems: [unreadable], unreadable}
        : {tree: read.tree, unread, problems};
    }
    const faults = explainMdx(read.error, readable, components);
    const masks = faults.flatMap(({mask}) => mask);
    problems.push(...faults.map(({problem}) => problem));
    unread.push(...masks);
    if (blank(readable, masks) === readable) {
      break;
    }
  }
  return {tree: emptyTree(), unread, problems};
}

/**
 * Reads the body of a page.
 *
 * @param components those that pages can use, for better hints
 */
export function readBody(
  text: string,
  components: Components,
  refuses: PageConfig['refuses'] = [],
): Body {
  const giveUp = (unreadable: Problem): Body => ({
    tree: emptyTree(),
    unread: [{start: 0, end: text.length}],
    problems: [unreadable],
    unreadable,
  });
  return withinTime(() => {
    const problem = lengthProblem(text) ?? nestingProblem(text, true);
    return problem
      ? giveUp(problem)
      : readParts(text, components, !refuses.includes('htmlComments'));
  }, giveUp);
}
