import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Problem, ProblemDetails} from '../Diagnostic';
import type {PageRule} from '../model/Content';
import {explicitId} from '../model/SiteMap';
import {nodesOf, startOf} from '../model/tree';
import {didYouMean, sentences} from '../suggest';

/** More than these would make a hint hard to read. */
const MAX_NAMES = 5;

/** Checks that each row of a table has as many cells as its header. */
const checkTables: PageRule = ({tree}) =>
  nodesOf(tree, 'table').flatMap(({children: [header, ...rows]}) => {
    const columns = header?.children.length ?? 0;
    return rows
      .filter((row) => row.children.length !== columns)
      .map((row) => ({
        offset: startOf(row),
        message: `This row has ${row.children.length} ${row.children.length === 1 ? 'cell' : 'cells'}, but the table's header has ${columns}.`,
        hint: 'Separate cells with "|". To show a "|" in a cell, write \\|.',
      }));
  });

/** Checks the types of boxes such as `:::note[Title]`. */
const checkBoxes: PageRule = ({tree}, {config: {admonitions}}) =>
  nodesOf(tree, 'containerDirective')
    .filter(({name}) => !admonitions.includes(name))
    .map((node) => ({
      offset: startOf(node),
      message: `The box type "${node.name}" doesn't exist.`,
      hint: sentences(
        didYouMean(node.name, admonitions),
        `Use one of: ${admonitions.slice(0, MAX_NAMES).join(', ')}.`,
      ),
    }));

/** The problem with a heading's level, or with the line below it that makes it one. */
function headingProblem(heading: Heading, before: readonly Heading[]): ProblemDetails | undefined {
  const {depth, children} = heading;
  if (toString(heading).trim() === '' && children.every(({type}) => type === 'text')) {
    const hint = 'Write its text after the "#", or delete the line.';
    return {message: 'This heading is empty.', hint};
  }
  if (depth === 1 && before.some((other) => other.depth === 1)) {
    return {
      message: 'A page can have only one heading with a single "#".',
      hint: 'Write "##" for the heading of a section. If there are equals signs below the text, delete them.',
    };
  }
  const last = before.at(-1)?.depth ?? depth;
  if (depth > last + 1) {
    return {
      message: `This heading skips a level: "${'#'.repeat(depth)}" after "${'#'.repeat(last)}".`,
      hint: `Write "${'#'.repeat(last + 1)}" instead.`,
    };
  }
  const id = explicitId(heading);
  if (id !== undefined && before.some((other) => explicitId(other) === id)) {
    return {
      message: `The anchor #${id} is already used on this page.`,
      hint: 'Give each heading its own anchor.',
    };
  }
  return undefined;
}

/** Checks that a page has one first-level heading and skips no level below it. */
const checkHeadings: PageRule = ({tree, isPartial}) => {
  const headings = nodesOf(tree, 'heading');
  const problems = headings.flatMap((heading, index): Problem[] => {
    const problem = headingProblem(heading, headings.slice(0, index));
    return problem ? [{offset: startOf(heading), ...problem}] : [];
  });
  const hasTitle = headings.some(({depth}) => depth === 1);
  return isPartial || hasTitle || tree.children.length === 0
    ? problems
    : [
        ...problems,
        {
          offset: 0,
          message: 'This page needs a heading with a single "#".',
          hint: 'Add one at the top of the page: # What the page is about',
        },
      ];
};

/** Finds Markdown that isn't read as it was meant. */
export const markdownRules: readonly PageRule[] = [checkBoxes, checkHeadings, checkTables];
