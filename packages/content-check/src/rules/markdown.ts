import type {Heading} from 'mdast';
import type {Problem} from '../Diagnostic';
import type {PageRule} from '../model/Content';
import {explicitId} from '../model/SiteMap';
import {marksInCode, unclosedBlocks} from '../model/fences';
import {nodesOf, startOf} from '../model/tree';
import {oneOf} from '../suggest';

/** Checks the types of boxes such as `:::note[Title]`. */
const checkBoxes: PageRule = ({tree}, {config: {admonitions}}) =>
  nodesOf(tree, 'containerDirective')
    .filter(({name}) => !admonitions.includes(name))
    .map((node) => ({
      offset: startOf(node),
      message: `The box type "${node.name}" doesn't exist.`,
      hint: oneOf(node.name, admonitions),
    }));

/** The problem with a heading's level, or with the line below it that makes it one. */
function headingProblem(heading: Heading, before: readonly Heading[]): Problem | undefined {
  const {depth} = heading;
  if (depth === 1 && before.some((other) => other.depth === 1)) {
    return {
      severity: 'warning',
      message: 'A page can have only one heading with a single "#".',
      hint: 'Write "##" for the heading of a section. If there are equals signs below the text, delete them.',
    };
  }
  const last = before.at(-1)?.depth ?? depth;
  if (depth > last + 1) {
    return {
      severity: 'warning',
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
const checkHeadings: PageRule = ({tree, isPartial}, {config}) => {
  const headings = nodesOf(tree, 'heading');
  const problems = headings.flatMap((heading, index): Problem[] => {
    const problem = headingProblem(heading, headings.slice(0, index));
    return problem ? [{offset: startOf(heading), ...problem}] : [];
  });
  const hasTitle = headings.some(({depth}) => depth === 1);
  const needsTitle = config.refuses?.includes('pageWithoutHeading') && !isPartial;
  return !needsTitle || hasTitle || tree.children.length === 0
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

/** Finds code blocks and boxes that contain more than they seem to. */
const checkFences: PageRule = ({tree, file: {text}}) =>
  [...unclosedBlocks(tree, text), ...marksInCode(tree, text)].map(({problem}) => problem);

/** Finds Markdown that isn't read as it was meant. */
export const markdownRules: readonly PageRule[] = [checkBoxes, checkFences, checkHeadings];
