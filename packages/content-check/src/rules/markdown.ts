import type {Heading} from 'mdast';
import {get as getEmoji, has as hasEmoji} from 'node-emoji';
import type {Problem} from '../Diagnostic';
import type {PageRule} from '../config';
import {explicitId} from '../model/SiteMap';
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

/** Finds rows of a table with cells that visitors don't see. */
const checkTables: PageRule = ({tree}) =>
  nodesOf(tree, 'table').flatMap(({children: [head, ...rows]}) =>
    rows
      .filter(({children}) =>
        children.slice(head?.children.length).some((cell) => cell.children.length > 0),
      )
      .map((row) => ({
        offset: startOf(row),
        message: 'This row has more cells than the table has columns.',
        hint: 'Visitors don\'t see the last ones. To show a "|" in a cell, write \\|.',
      })),
  );

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

/** Finds code blocks and boxes that hide the rest of a page because they are never closed. */
const checkFences: PageRule = ({tree, file: {text}}) =>
  nodesOf(tree, 'code', 'containerDirective').flatMap((node): Problem[] => {
    const lines = text.slice(startOf(node), endOf(node)).trimEnd().split('\n');
    const [mark = ''] = /^(?:`+|~+|:+)/.exec(lines[0] ?? '') ?? [];
    const last = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[ \t>]+/, '') : '';
    const isClosed = last.startsWith(mark) && new Set(last).size === 1;
    const name = node.type === 'code' ? 'code block' : 'box';
    return isClosed || text.slice(endOf(node)).trim() !== ''
      ? []
      : [
          {
            offset: startOf(node),
            message: `This ${name} is never closed: ${lines[0]}`,
            hint: `Write ${mark} on a line of its own where it ends.`,
          },
        ];
  });

/** Finds colons that make a directive, which isn't shown, or a picture. */
const checkColons: PageRule = ({tree, file: {text}}) => {
  const directives = nodesOf(tree, 'leafDirective', 'textDirective')
    // Docusaurus shows a name alone, such as that in 10:am.
    .filter(
      (node) => node.type === 'leafDirective' || endOf(node) - startOf(node) > node.name.length + 1,
    )
    .map((node): Problem => {
      const written = text.slice(startOf(node), endOf(node));
      return {
        offset: startOf(node),
        severity: 'warning',
        message: `This isn't shown as it's written, because of its colons: ${written}`,
        hint: `To show the colons, write a backslash before the first: \\${written}`,
      };
    });
  const pictures = nodesOf(tree, 'text').flatMap((node) =>
    Array.from(text.slice(startOf(node), endOf(node)).matchAll(/:(?:\+1|-1|[\w-]+):/g))
      .filter(([name]) => hasEmoji(name))
      .map(({0: name, index}): Problem => ({
        offset: startOf(node) + index,
        severity: 'warning',
        message: `${name} becomes a picture: ${getEmoji(name)}`,
        hint: `If you want that, write the picture itself. To show the characters, write {'${name}'}`,
      })),
  );
  return [...directives, ...pictures];
};

/** Finds Markdown that isn't read as it was meant. */
export const markdownRules: readonly PageRule[] = [
  checkBoxes,
  checkColons,
  checkFences,
  checkTables,
  checkHeadings,
];
