import type {Heading} from 'mdast';
import type {Problem} from '../Diagnostic';
import type {PageRule} from '../model/Content';
import {explicitId} from '../model/SiteMap';
import {marksInCode, unclosedBlocks} from '../model/fences';
import {endOf, nodesOf, startOf} from '../model/tree';
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

const boxLine = /^([ \t>]*)(:{3,})(\w*)[ \t]*(.*)/gm;

/** Finds lines of colons that are text. One that starts no box leaves its end alone. */
const checkBoxLines: PageRule = ({tree, file: {text}}) => {
  let unopened = 0;
  return nodesOf(tree, 'text').flatMap((node) =>
    Array.from(text.slice(startOf(node), endOf(node)).matchAll(boxLine)).flatMap(
      ({0: line, 1: lead = '', 2: mark = '', 3: type = '', 4: title = '', index}): Problem[] => {
        unopened += type === '' ? -1 : 1;
        if (type === '' && unopened >= 0) {
          return [];
        }
        const start = startOf(node) + index + lead.length;
        const end = startOf(node) + index + line.length;
        const fixed = `${mark}${type}[${title}]`;
        return /^\w/.test(title) && type !== ''
          ? [
              {
                offset: start,
                message: `The title of a box needs brackets: ${line.trim()}`,
                hint: `Write ${fixed}`,
                fix: {start, end, text: fixed},
              },
            ]
          : [
              {
                offset: start,
                message: `This line doesn't start or end a box: ${line.trim()}`,
                hint: 'Write :::note[Title] above the box and ::: below it, between empty lines.',
              },
            ];
      },
    ),
  );
};

/** Finds rows of a table that don't have a cell for each of its columns. */
const checkTables: PageRule = ({tree}) =>
  nodesOf(tree, 'table').flatMap(({children: [head, ...rows]}) =>
    rows.flatMap((row): Problem[] => {
      const columns = head?.children.length ?? 0;
      const isTooLong = row.children.slice(columns).some((cell) => cell.children.length > 0);
      return isTooLong || row.children.length < columns
        ? [
            {
              offset: startOf(row),
              ...(!isTooLong && {severity: 'warning'}),
              message: `This row has ${isTooLong ? 'more' : 'fewer'} cells than the table has columns.`,
              hint: isTooLong
                ? 'Visitors don\'t see the last ones. To show a "|" in a cell, write \\|.'
                : 'Write a | for each cell, also for an empty one.',
            },
          ]
        : [];
    }),
  );

/** Finds footnotes that no text leads to. */
const checkFootnotes: PageRule = ({tree}) => {
  const used = nodesOf(tree, 'footnoteReference').map(({identifier}) => identifier);
  return nodesOf(tree, 'footnoteDefinition')
    .filter(({identifier}) => !used.includes(identifier))
    .map((node) => ({
      offset: startOf(node),
      severity: 'warning',
      message: `Nothing leads to this footnote, so it isn't shown: [^${node.label ?? ''}]`,
      hint: `Write [^${node.label ?? ''}] behind the words that it belongs to.`,
    }));
};

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
export const markdownRules: readonly PageRule[] = [
  checkBoxes,
  checkBoxLines,
  checkFences,
  checkTables,
  checkFootnotes,
  checkHeadings,
];
