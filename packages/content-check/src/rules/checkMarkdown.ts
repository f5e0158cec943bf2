import type {Nodes} from 'mdast';
import type {Diagnostic, Fix} from '../Diagnostic';
import {almostLinks} from '../model/almostLinks';
import {endOf, startOf} from '../model/elements';
import {nodesOf} from '../model/nodes';
import type {Page} from '../model/Page';
import type {Range} from '../model/scanTags';
import type {DetailsAtOffset, DiagnosticDetails, SourceFile} from '../SourceFile';
import {almostTable} from './almostTable';

/** Markdown that a missing or extra character turns into text. */
type Mark = {
  pattern: RegExp;
  explain: (match: RegExpMatchArray) => DiagnosticDetails & {replacement?: string};
};

/**
 * The lines of a list whose marks Markdown doesn't know, all at once.
 *
 * @param least how many lines make it likely that they are a list
 */
const listMark = (mark: string, least: number): Mark => ({
  pattern: new RegExp(
    `(?<=^[ \\t>]*)(?:${mark}\\S.*(?:\\r?\\n[ \\t>]*(?=${mark})|$)){${least},}`,
    'gm',
  ),
  explain: ([list]) => ({
    message: `"${list.charAt(0)}" doesn't make a list here.`,
    hint: 'Start each entry with "- ", below an empty line.',
    replacement: list.replace(new RegExp(`^([ \\t>]*)${mark}`, 'gm'), '$1- '),
  }),
});

/** At the start of a line: blocks. */
const lineMarks: readonly Mark[] = [
  {
    pattern: /(?<=^[ \t>]*)(#{1,6})(?=[^\s#\d!\\])(?=[^\n\r]+$)/gm,
    explain: ([marks = '']) => ({
      message: `A heading needs a space after "${marks}".`,
      hint: `Write "${marks} " before its text.`,
      replacement: `${marks} `,
    }),
  },
  listMark('[•●▪◦‣∙·][ \\t]*', 1),
  // A word processor's second level.
  listMark('[o§]\\t+', 1),
  listMark('[–—][ \\t]+', 2),
  listMark('[-*+](?=[^\\s*+-])(?![^*\\n]*\\*)', 2),
  {
    pattern: /(?<=^[ \t>]*)h([1-6])\.[ \t]+(?=\S)/gm,
    explain: ([found, level]) => ({
      message: `"${found.trim()}" doesn't make a heading.`,
      hint: `Write "${'#'.repeat(Number(level))} " instead.`,
      replacement: `${'#'.repeat(Number(level))} `,
    }),
  },
];

/** Within a line. */
const textMarks: readonly Mark[] = [
  {
    pattern:
      /(?<![\\*])(\*\*)[ \t]+([^*\n]*?)[ \t]*\*\*(?!\*)|(?<![\\*])\*\*(?!\*)|(?<![\\_\w])__(?=\w)|(?<=\w)__(?![_\w])/g,
    explain: ([found, , words]) => ({
      message: `This "${found.slice(0, 2)}" doesn't make anything bold.`,
      hint: 'Write two stars directly before and directly after the words: **important**',
      replacement: words && `**${words}**`,
    }),
  },
  {
    pattern: /(?<![\\`])`+(?!`)/g,
    explain: ([found]) => ({
      message: `This ${found} doesn't make code.`,
      hint: `Write it before and after the code: ${found}npm start${found}`,
    }),
  },
  {
    pattern: /\[\[([^\][\n]+)\]\]/g,
    explain: ([found, words = '']) => ({
      message: `Double brackets don't make a link: ${found}`,
      hint: `Write the words in brackets and the address in parentheses: [${words}](/page)`,
    }),
  },
  {
    pattern: /\[\^([^\]\s]+)\](?!:)/g,
    explain: ([found]) => ({
      message: `The footnote ${found} has no text.`,
      hint: `Add a line at the end of the page: ${found}: Its text.`,
    }),
  },
];

const findMarks = (marks: readonly Mark[], text: string, {start, end}: Range): DetailsAtOffset[] =>
  marks.flatMap(({pattern, explain}) =>
    Array.from(text.slice(start, end).matchAll(pattern), (match): DetailsAtOffset => {
      const offset = start + match.index;
      const {replacement, ...details} = explain(match);
      const fix: Fix | undefined =
        replacement === undefined
          ? undefined
          : {start: offset, end: offset + match[0].length, text: replacement};
      return {offset, ...details, fix};
    }),
  );

function unusedFootnotes({tree, file}: Page): Diagnostic[] {
  const used = new Set(nodesOf(tree, 'footnoteReference').map(({identifier}) => identifier));
  return nodesOf(tree, 'footnoteDefinition')
    .filter(({identifier}) => !used.has(identifier))
    .map((node) =>
      file.diagnostic(startOf(node), {
        severity: 'warning',
        message: `Nothing refers to the footnote [^${node.identifier}], so it isn't shown.`,
        hint: `Write [^${node.identifier}] where it belongs, or delete it.`,
      }),
    );
}

const rangeOf = (node: Parameters<typeof startOf>[0]): Range => ({
  start: startOf(node),
  end: endOf(node),
});

const almostLinksIn = ({text}: SourceFile, block: Nodes): DetailsAtOffset[] =>
  almostLinks(text, block).map(({start, end, kind, hint}) => ({
    offset: start,
    message: `This ${kind} doesn't work: ${text.slice(start, end)}`,
    hint,
  }));

/** A heading made by the line of hyphens below a paragraph, which most people don't mean. */
const underlined = (written: string): DiagnosticDetails | undefined =>
  /^[^#][^]*\n[ \t>]*-+[ \t]*$/.test(written)
    ? {
        severity: 'warning',
        message: 'The hyphens below this text make it a heading.',
        hint: 'For a line across the page, add an empty line above the hyphens. For a heading, delete them and write "## " before the text.',
      }
    : undefined;

/** Finds Markdown that isn't read as it was meant. */
export function checkMarkdown(page: Page): Diagnostic[] {
  const {tree, file} = page;
  const findings: DetailsAtOffset[] = [];
  for (const node of nodesOf(tree, 'paragraph')) {
    const range = rangeOf(node);
    // The first line of a paragraph has its mark where the paragraph starts.
    const marks = findMarks(lineMarks, file.text, range);
    const table = marks.length === 0 && almostTable(file.text, range);
    findings.push(...marks, ...(table ? [{offset: range.start, ...table}] : []));
  }
  for (const node of nodesOf(tree, 'text')) {
    findings.push(...findMarks(textMarks, file.text, rangeOf(node)));
  }
  for (const node of nodesOf(tree, 'paragraph', 'heading', 'tableCell')) {
    findings.push(...almostLinksIn(file, node));
  }
  for (const node of nodesOf(tree, 'heading')) {
    // Otherwise it's most likely a block with the title, which has a diagnostic of its own.
    const isBody = page.isPartial || page.frontMatter.end > 0;
    const problem = isBody && underlined(file.text.slice(startOf(node), endOf(node)));
    if (problem) {
      findings.push({offset: startOf(node), ...problem});
    }
  }
  return [
    ...findings.map(({offset, ...details}) => file.diagnostic(offset, details)),
    ...unusedFootnotes(page),
  ];
}
