import type {FootnoteDefinition, FootnoteReference} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Diagnostic, Fix} from '../Diagnostic';
import {almostLinks} from '../model/almostLinks';
import {endOf, startOf} from '../model/elements';
import type {Page} from '../model/Page';
import type {Range} from '../model/scanTags';
import type {DiagnosticDetails, SourceFile} from '../SourceFile';

type Finding = DiagnosticDetails & {offset: number};

/** Markdown that a missing or extra character turns into text. */
type Mark = {
  pattern: RegExp;
  explain: (match: RegExpMatchArray) => DiagnosticDetails & {replacement?: string};
};

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
  {
    // All lines of the list at once.
    pattern: /(?<=^[ \t>]*)(?:[•●▪◦‣∙][ \t]*\S.*(?:\r?\n[ \t>]*(?=[•●▪◦‣∙])|$))+/gm,
    explain: ([list]) => ({
      message: `"${list.charAt(0)}" doesn't make a list.`,
      hint: 'Start each entry with "- ", below an empty line.',
      replacement: list.replace(/^([ \t>]*)[•●▪◦‣∙][ \t]*/gm, '$1- '),
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

const findMarks = (marks: readonly Mark[], text: string, {start, end}: Range): Finding[] =>
  marks.flatMap(({pattern, explain}) =>
    Array.from(text.slice(start, end).matchAll(pattern), (match): Finding => {
      const offset = start + match.index;
      const {replacement, ...details} = explain(match);
      const fix: Fix | undefined =
        replacement === undefined
          ? undefined
          : {start: offset, end: offset + match[0].length, text: replacement};
      return {offset, ...details, fix};
    }),
  );

const tableRow = /^[ \t]*\|.*\|[ \t]*$/;
const hyphens = /^[ \t|:-]+$/;

/** A table whose second line isn't the line of hyphens. */
function tableProblem(lines: readonly string[]): DiagnosticDetails | undefined {
  const isTable = lines.length > 1 && lines.every((line) => tableRow.test(line));
  return isTable && !lines.some((line) => hyphens.test(line))
    ? {
        message: 'This table needs a line of hyphens below its header.',
        hint: `Add it as the second line: ${'| --- '.repeat((lines[0]?.split('|').length ?? 3) - 2)}|`,
      }
    : undefined;
}

function unusedFootnotes({tree, file}: Page): Diagnostic[] {
  const used = new Set<string>();
  visit(tree, 'footnoteReference', ({identifier}: FootnoteReference) => void used.add(identifier));
  const diagnostics: Diagnostic[] = [];
  visit(tree, 'footnoteDefinition', (node: FootnoteDefinition) => {
    if (!used.has(node.identifier)) {
      diagnostics.push(
        file.diagnostic(startOf(node), {
          severity: 'warning',
          message: `Nothing refers to the footnote [^${node.identifier}], so it isn't shown.`,
          hint: `Write [^${node.identifier}] where it belongs, or delete it.`,
        }),
      );
    }
  });
  return diagnostics;
}

const rangeOf = (node: Parameters<typeof startOf>[0]): Range => ({
  start: startOf(node),
  end: endOf(node),
});

function almostLinksIn(file: SourceFile, {start, end}: Range): Finding[] {
  return almostLinks(file.text, start, end).map((link) => ({
    offset: link.start,
    message: `This ${link.kind} doesn't work: ${file.text.slice(link.start, link.end)}`,
    hint: link.hint,
  }));
}

/** Finds Markdown that isn't read as it was meant. */
export function checkMarkdown(page: Page): Diagnostic[] {
  const {tree, file} = page;
  const findings: Finding[] = [];
  visit(tree, 'paragraph', (node) => {
    const range = rangeOf(node);
    const problem = tableProblem(file.text.slice(range.start, range.end).split(/\r?\n/));
    if (problem) {
      findings.push({offset: range.start, ...problem});
    }
    // The first line of a paragraph has its mark where the paragraph starts.
    findings.push(...findMarks(lineMarks, file.text, range));
  });
  visit(tree, 'text', (node) => {
    const range = rangeOf(node);
    findings.push(...findMarks(textMarks, file.text, range), ...almostLinksIn(file, range));
  });
  return [
    ...findings.map(({offset, ...details}) => file.diagnostic(offset, details)),
    ...unusedFootnotes(page),
  ];
}
