import type {Heading, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Problem, ProblemDetails, Range} from '../Diagnostic';
import type {PageRule} from '../model/Content';
import {blank} from '../model/readBody';
import {explicitId} from '../model/SiteMap';
import {endOf, nodesOf, placesIn, rangeOf, startOf} from '../model/tree';
import {didYouMean, sentences} from '../suggest';
import {findInText} from './textRules';

/** More than these would make a hint hard to read. */
const MAX_NAMES = 5;

/** Text that looks like a link or an image, but has a character too many or too few. */
type AlmostLink = Range & {
  kind: 'link' | 'image';
  hint: string;
  /** The address with its parentheses. */
  address: Range;
};

const inOrder = /(!?\[[^\][\n]+\])([ \t]*)\(([^()\n]*(?=\))|[^()\s]*)(\)?)/g;
const swapped = /\(([^()\n]+)\)\[([^\][\s]+)\]/g;
const addressLike = /^(?:\/|#|https?:|mailto:|tel:|www\.|\.{1,2}\/)/;
const phoneNumber = /^(?:tel:)?\+?\d[\d ().-]{6,}$/;

function almostLinkHint(address: string, space: string, closing: string): string {
  if (space) {
    return 'Delete the space between "]" and "(".';
  }
  if (!closing) {
    return 'Add ")" at the end of the address.';
  }
  if (phoneNumber.test(address)) {
    const number = address.replace(/^tel:/, '').replace(/[^\d+]+/g, '-');
    return `Write the number without spaces: tel:${number}`;
  }
  return /[“”‘’]/.test(address)
    ? 'Put straight quotes around the text after the address, or delete it.'
    : 'Delete the space in the address. If it is in the name of a file, rename the file.';
}

/**
 * Finds almost-links in a paragraph or another block.
 *
 * @param text of the whole page
 */
export function almostLinks(text: string, block: Nodes): AlmostLink[] {
  const start = startOf(block);
  // What is read as it was meant, or not read at all. A bare address is a link, too.
  const read = placesIn(block).flatMap(({node}) =>
    ['image', 'inlineCode', 'mdxTextExpression'].includes(node.type) ||
    (node.type === 'link' && text.charAt(startOf(node)) === '[')
      ? [{start: startOf(node) - start, end: endOf(node) - start}]
      : [],
  );
  const left = blank(text.slice(start, endOf(block)), read);
  const found: AlmostLink[] = [];
  for (const match of left.matchAll(inOrder)) {
    const [whole, label = '', space = '', written = '', closing = ''] = match;
    const address = written.trim();
    const from = start + match.index;
    if (addressLike.test(address) || phoneNumber.test(address)) {
      found.push({
        start: from,
        end: from + whole.length,
        kind: label.startsWith('!') ? 'image' : 'link',
        address: {start: from + label.length + space.length, end: from + whole.length},
        hint: almostLinkHint(address, space, closing),
      });
    }
  }
  for (const {0: whole, 1: words = '', 2: address = '', index} of left.matchAll(swapped)) {
    const end = start + index + whole.length;
    if (addressLike.test(address)) {
      found.push({
        start: start + index,
        end,
        kind: 'link',
        address: {start: end - address.length - 2, end},
        hint: `Swap the brackets: [${words}](${address})`,
      });
    }
  }
  return found;
}

/** Finds links and images that are shown as text. */
const checkAlmostLinks: PageRule = ({tree, file: {text}}) =>
  nodesOf(tree, 'paragraph', 'heading', 'tableCell').flatMap((block) =>
    almostLinks(text, block).map(({start, end, kind, hint}) => ({
      offset: start,
      message: `This ${kind} doesn't work: ${text.slice(start, end)}`,
      hint,
    })),
  );

const tableRow = /^\|.*\|$|^[^|]*[^|\s][ \t]+\|[ \t]+\S/;
const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A paragraph that was meant to be a table, but has no line of hyphens. */
function almostTables(text: string, {start, end}: Range): Problem[] {
  const lines = text
    .slice(start, end)
    .split(/\r?\n/)
    .map((line) => line.trim());
  const isTable = lines.length > 1 && lines.every((line) => tableRow.test(line));
  if (!isTable || lines.some((line) => /^[ \t|:-]+$/.test(line))) {
    return [];
  }
  const rows = lines.map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
  const [head = []] = rows;
  const hyphens = rowOf(head.map(() => '---'));
  const indentation = /[ \t]*$/.exec(text.slice(0, start))?.[0] ?? '';
  const newline = /\r?\n/.exec(text)?.[0] ?? '\n';
  const table = [rowOf(head), hyphens, ...rows.slice(1).map(rowOf)].join(newline + indentation);
  return [
    {
      offset: start,
      message: 'This table needs a line of hyphens below its header.',
      hint: `Add it as the second line: ${hyphens}`,
      ...(rows.every((row) => row.length === head.length) && {fix: {start, end, text: table}}),
    },
  ];
}

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

/** Checks boxes such as `:::note[Title]`. */
const checkBoxes: PageRule = ({tree}, {config: {admonitions}}) => {
  const problems: Problem[] = [];
  for (const node of nodesOf(tree, 'containerDirective', 'leafDirective')) {
    const {name, type} = node;
    const isKnown = admonitions.includes(name);
    if (type === 'containerDirective' && !isKnown) {
      problems.push({
        offset: startOf(node),
        message: `The box type "${name}" doesn't exist.`,
        hint: sentences(
          didYouMean(name, admonitions),
          `Use one of: ${admonitions.slice(0, MAX_NAMES).join(', ')}.`,
        ),
      });
    } else if (type === 'leafDirective' && isKnown) {
      problems.push({
        offset: startOf(node),
        message: `A box needs three colons: ::${name}`,
        hint: `Write :::${name} above the box and ::: below it.`,
      });
    }
  }
  // The closing line of a box whose first line is misspelled has no problem of its own.
  let misspelled = 0;
  for (const node of nodesOf(tree, 'text')) {
    const [mark, name = '', title = ''] = /^:::+[ \t]*(\w*)[ \t]*(.*)/m.exec(node.value) ?? [];
    if (mark !== undefined && name === '' && misspelled > 0) {
      misspelled -= 1;
    } else if (mark !== undefined) {
      const isTitle = name !== '' && title !== '';
      misspelled += isTitle ? 1 : 0;
      problems.push({
        offset: startOf(node) + node.value.indexOf(mark),
        message: isTitle
          ? 'The title of a box needs brackets.'
          : 'This ::: neither opens nor closes a box.',
        hint: isTitle
          ? `Write :::${name}[${title}]`
          : 'Write :::note[Title] above the box and ::: below it, each on its own line between empty lines.',
      });
    }
  }
  return problems;
};

/** Markdown that a missing or extra character turns into text. */
const checkMarks: PageRule = ({tree, file: {text}}) => [
  ...nodesOf(tree, 'paragraph').flatMap((node) => {
    const marks = findInText('paragraph', text, rangeOf(node));
    return marks.length > 0 ? marks : almostTables(text, rangeOf(node));
  }),
  ...nodesOf(tree, 'text').flatMap((node) => findInText('text', text, rangeOf(node))),
];

/** The problem with a heading's level, or with the line below it that makes it one. */
function headingProblem(
  heading: Heading,
  before: readonly Heading[],
  written: string,
  isBody: boolean,
): ProblemDetails | undefined {
  const {depth, children} = heading;
  if (toString(heading).trim() === '' && children.every(({type}) => type === 'text')) {
    const hint = 'Write its text after the "#", or delete the line.';
    return {message: 'This heading is empty.', hint};
  }
  if (depth === 1 && before.some((other) => other.depth === 1)) {
    return written.startsWith('#')
      ? {
          message: 'A page can have only one heading with a single "#".',
          hint: 'Write "##" for the heading of a section.',
        }
      : {
          message: 'The equals signs below this text make it a heading.',
          hint: 'If they are left over from a merge conflict, delete them. For a heading, write "## " before the text instead.',
        };
  }
  const last = before.at(-1)?.depth ?? depth;
  if (depth > last + 1) {
    return {
      message: `This heading skips a level: "${'#'.repeat(depth)}" after "${'#'.repeat(last)}".`,
      hint: `Write "${'#'.repeat(last + 1)}" instead.`,
    };
  }
  return isBody && /^[^#][^]*\n[ \t>]*-+[ \t]*$/.test(written)
    ? {
        severity: 'warning',
        message: 'The hyphens below this text make it a heading.',
        hint: 'For a line across the page, add an empty line above the hyphens. For a heading, delete them and write "## " before the text.',
      }
    : undefined;
}

/** A heading's anchor that is used before, or whose comment has a space too many. */
function anchorProblems(heading: Heading, before: readonly Heading[]): Problem[] {
  const last = heading.children.at(-1);
  const value = last?.type === 'mdxTextExpression' ? last.value : '';
  const [, spaced] = /^\s*\/\*\s*#\s+(\S+)\s*\*\/\s*$/.exec(value) ?? [];
  if (last && spaced !== undefined) {
    const text = `{/* #${spaced} */}`;
    return [
      {
        offset: startOf(last),
        message: "This comment doesn't set the heading's anchor.",
        hint: `Delete the space after the "#": ${text}`,
        fix: {...rangeOf(last), text},
      },
    ];
  }
  const id = explicitId(heading);
  return id !== undefined && before.some((other) => explicitId(other) === id)
    ? [
        {
          offset: startOf(heading),
          message: `The anchor #${id} is already used on this page.`,
          hint: 'Give each heading its own anchor.',
        },
      ]
    : [];
}

/** Checks that a page has one first-level heading and skips no level below it. */
const checkHeadings: PageRule = ({tree, file, isPartial, frontMatter}) => {
  const headings = nodesOf(tree, 'heading');
  const problems = headings.flatMap((heading, index) => {
    const before = headings.slice(0, index);
    const written = file.text.slice(startOf(heading), endOf(heading));
    // Without front matter, the hyphens most likely belong to it.
    const problem = headingProblem(heading, before, written, isPartial || frontMatter.end > 0);
    return [
      ...(problem ? [{offset: startOf(heading), ...problem}] : []),
      ...anchorProblems(heading, before),
    ];
  });
  const lacksTitle =
    !isPartial && tree.children.length > 0 && !headings.some(({depth}) => depth === 1);
  return lacksTitle
    ? [
        ...problems,
        {
          offset: 0,
          message: 'This page needs a heading with a single "#".',
          hint: 'Add one at the top of the page: # What the page is about',
        },
      ]
    : problems;
};

/** Finds Markdown that isn't read as it was meant. */
export const markdownRules: readonly PageRule[] = [
  checkAlmostLinks,
  checkBoxes,
  checkHeadings,
  checkMarks,
  checkTables,
];
