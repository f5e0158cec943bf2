import type {Problem} from '../Diagnostic';
import {firstProblem, partOf} from '../rows';
import type {Row} from '../rows';

/** Text in double quotes, whatever it contains. */
const quoted = (text = ''): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const innerOf = ({groups}: RegExpExecArray): string => groups?.inner ?? '';
const inQuotes = ([text]: RegExpExecArray): string =>
  `Put the whole text in double quotes: ${quoted(text)}`;

const withoutField: Row = {
  pattern: /^[ \t]*(?<part>[^\s#:"'[{-][^:]*)$/d,
  message: 'This line needs a field name and a colon.',
  hint: 'Write it as `field: value`, or indent it if it belongs to the line above. A comment starts with #.',
};

/** Mistakes in a line. The first that matches counts. */
const lineRows: readonly Row[] = [
  {
    pattern: /^ *\t/,
    message: 'This line starts with a tab.',
    hint: 'Indent it with spaces, like the lines around it.',
  },
  {
    pattern: /^[ \t]*(?<part>-(?=[\w"'])|[•·*+–—][ \t]*(?=\S))(?<inner>.*)/d,
    message: (match) =>
      partOf(match) === '-'
        ? 'A hyphen needs a space after it.'
        : `"${partOf(match).trim()}" doesn't make a list.`,
    hint: (match) => `Write - ${innerOf(match)}`,
    fix: '- ',
  },
  {
    // `name=Planner` or `name:Planner`
    pattern:
      /^[ \t]*(?:-[ \t]+)*(?<name>[\w-]+)(?<part>[ \t]*[=;：][ \t]*|:(?=[^\s/:]))(?<inner>(?!\s).*)$/d,
    message: (match) =>
      partOf(match) === ':'
        ? 'A colon needs a space after it.'
        : `\`${match.groups?.name}\` needs a colon and a space after it.`,
    hint: (match) => `Write ${match.groups?.name}: ${innerOf(match)}`,
    fix: (match) => (partOf(match) === ':' ? ': ' : undefined),
  },
];

/** Text in quotes, and nothing after it. */
const properlyQuoted = /^(?:"(?:[^"\\]|\\["\\/abefnrtvNLP_ ux0])*"|'(?:[^']|'')*')$/;

const unclosedQuote: Row = {
  pattern: /^(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/,
  message: 'This quote is never closed.',
  hint: ([text]) => `Add ${text.charAt(0)} at the end of the text.`,
};

/** Mistakes in a value on one line. The first that matches counts. */
const valueRows: readonly Row[] = [
  {
    pattern: /^(?:"(?<text>.*)"|'(?<single>.*)')$/,
    message: ([text]) =>
      properlyQuoted.test(text)
        ? undefined
        : 'The quotes or backslashes inside this text have a special meaning.',
    hint: (match) => `Use curly quotes, or write ${quoted(unescaped(match))}`,
    // Several texts with commas between them are most likely a list.
    fix: (match) => (/["']\s*,\s*["']/.test(match[0]) ? undefined : quoted(unescaped(match))),
  },
  unclosedQuote,
  {
    pattern: /^[[{](?!.*[\]}])/,
    message: 'This "$0" is never closed.',
    hint: 'Close it at the end of the line. If it belongs to the text, put the whole text in double quotes.',
  },
  {
    pattern: /^(?:"[^"]*"|'[^']*')\s*[^\s#].*/,
    message: 'This text goes on after its closing quote.',
    hint: (match) => (/["'][,;]$/.test(match[0]) ? 'Delete the comma.' : inQuotes(match)),
  },
  {
    pattern: /^(?:[[{][^\]}]*[\]}]\s*[^\s#]|[&*!@`%\]},]|[>|](?![-+]?\d?$)|[-?](?=\s)).*/,
    message: ([text]) => `Text that starts with ${text.charAt(0)} needs quotes.`,
    hint: inQuotes,
  },
  {
    pattern: /^[^"'{[#].*:(?:\s.*)?$/,
    message: 'Text that contains a colon needs quotes.',
    hint: inQuotes,
    // Curly quotes were meant to be straight.
    fix: ([text]) =>
      /[\]}]$|\s#/.test(text) ? undefined : quoted(text.replace(/^“([^“”]*)”$/, '$1')),
  },
];

function unescaped({groups}: RegExpExecArray): string {
  return groups?.text?.replaceAll('\\"', '"') ?? groups?.single?.replaceAll("''", "'") ?? '';
}

type Line = {text: string; start: number};

/** The value in a line: what is after its hyphens and its field. */
function valueIn({text, start}: Line): Line | undefined {
  const [lead = ''] =
    /^[ \t]*(?:-[ \t]+)*(?:(?:"[^"]*"|'[^']*'|[\w-]+)[ \t]*:[ \t]+)?/.exec(text) ?? [];
  const value = text.slice(lead.length).trimEnd();
  return lead.trim() === '' || value === '' ? undefined : {text: value, start: start + lead.length};
}

const problemIn = (line: Line, rows: readonly Row[]): Problem | undefined =>
  firstProblem(rows, line.text, line.start);

const valueProblem = (line: Line, rows = valueRows): Problem | undefined => {
  const value = valueIn(line);
  return value && problemIn(value, rows);
};

/** The last of the lines on which text in quotes goes on; -1 if it doesn't. */
function lastLineOf(quote: string, below: readonly Line[]): number {
  const isField = ({text}: Line) => /^[ \t]*(?:- +)?[\w-]+:\s/.test(text);
  const last = below.findIndex((line) => isField(line) || line.text.includes(quote));
  const line = below[last];
  return line && !isField(line) && line.text.trimEnd().endsWith(quote) ? last : -1;
}

/** A line such as `field: >-`: the lines below it that are indented further are its text. */
const textBelow =
  /^(?<indent>[ \t]*(?:-[ \t]+)*)(?:-|(?:"[^"]*"|'[^']*'|[\w-]+)[ \t]*:)[ \t]+[|>][-+\d]*[ \t]*(?:#.*)?$/;

/** How many of the lines below a line are its text. */
function countTextLines({text}: Line, below: readonly Line[]): number {
  const indent = textBelow.exec(text)?.groups?.indent?.length;
  if (indent === undefined) {
    return 0;
  }
  const end = below.findIndex(
    (line) => line.text.trim() !== '' && line.text.search(/[^ ]/) <= indent,
  );
  return end === -1 ? below.length : end;
}

/** The lines that say something, without comments and without text on several lines. */
function linesOf(text: string): Line[] {
  const all = Array.from(text.matchAll(/^.*$/gm), ({0: line, index}) => ({
    text: line,
    start: index,
  }));
  const lines: Line[] = [];
  for (let index = 0; index < all.length; index += 1) {
    const line = all[index] ?? {text: '', start: 0};
    const value = valueIn(line)?.text ?? '';
    const isOpen = unclosedQuote.pattern.test(value);
    const below = all.slice(index + 1);
    const last = isOpen ? lastLineOf(value.charAt(0), below) : -1;
    if (last === -1 && /^[^\S\r\n]*[^\s#]/.test(line.text)) {
      lines.push(line);
    }
    index += last + 1 + countTextLines(line, below);
  }
  return lines;
}

/** An error of the YAML parser: where it stopped, and the code and the words of the error. */
export type YamlError = {offset: number; code: string; message: string};

/** Each is tried with a parse of the whole file. */
const MAX_SUSPECTS = 20;

/** Whether the parser gets further once a problem is fixed, or once its line is empty. */
function isCause(
  text: string,
  {offset}: YamlError,
  {line, problem: {fix}}: {line: Line; problem: Problem},
  findError: (yaml: string) => YamlError | undefined,
): boolean {
  const {start, end} = fix ?? {start: line.start, end: line.start + line.text.length};
  const written = fix?.text ?? ' '.repeat(end - start);
  const next = findError(text.slice(0, start) + written + text.slice(end));
  const shift = start < offset ? written.length - (end - start) : 0;
  return !next || next.offset > offset + shift;
}

/**
 * Explains an error of the YAML parser by what looks wrong in its line, in a line above it or in one
 * of the two below it, if that is its cause, or else in the parser's words.
 *
 * @param findError the first error in another version of the text
 */
export function explainYamlError(
  text: string,
  error: YamlError,
  findError: (yaml: string) => YamlError | undefined,
): Problem {
  const {offset, code, message} = error;
  if (code === 'DUPLICATE_KEY') {
    const start = offset + text.slice(offset).search(/\S/);
    return {
      offset: start,
      message: `The field \`${text.slice(start).split(':', 1)[0]?.trim()}\` is used twice.`,
      hint: 'Delete one of the two lines. If this line starts another entry, begin it with "- ". If it belongs to the line above, indent it.',
    };
  }
  const lines = linesOf(text);
  const index = Math.max(
    lines.findLastIndex(({start}) => start <= offset),
    0,
  );
  const line = lines[index];
  const near = [...lines.slice(0, index + 1).toReversed(), ...lines.slice(index + 1, index + 3)];
  // The parser only notices an unclosed quote at the end of the file, or at the next quote.
  const unclosed = message.startsWith('Missing closing')
    ? lines.flatMap((other) => valueProblem(other, [unclosedQuote]) ?? [])[0]
    : undefined;
  const suspects = near
    .flatMap((other) => {
      const problem = problemIn(other, lineRows) ?? valueProblem(other);
      return problem ? [{line: other, problem}] : [];
    })
    .slice(0, MAX_SUSPECTS);
  return (
    unclosed ??
    suspects.find((suspect) => isCause(text, error, suspect, findError))?.problem ??
    (line && problemIn(line, [withoutField])) ?? {
      offset,
      message: `This line can't be read: ${message}.`,
      hint: 'Write each field as `name: value`, and each entry of a list with "- " before it, below the ones around it.',
    }
  );
}
