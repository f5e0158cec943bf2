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

/** The lines that say something, without comments and without text in quotes on several lines. */
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
    const last = isOpen ? lastLineOf(value.charAt(0), all.slice(index + 1)) : -1;
    if (last === -1 && /^[^\S\r\n]*[^\s#]/.test(line.text)) {
      lines.push(line);
    }
    index += last + 1;
  }
  return lines;
}

/** An error of the YAML parser: where it stopped, and the code and the words of the error. */
export type YamlError = {offset: number; code: string; message: string};

/**
 * Explains an error of the YAML parser by the first thing that looks wrong in its line, in a line
 * above it or in one of the two below it, or else in the parser's words.
 */
export function explainYamlError(text: string, {offset, code, message}: YamlError): Problem {
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
  return (
    unclosed ??
    near.flatMap((other) => problemIn(other, lineRows) ?? valueProblem(other) ?? [])[0] ??
    (line && problemIn(line, [withoutField])) ?? {
      offset,
      message: `This line can't be read: ${message}.`,
      hint: 'Write each field as `name: value`, and each entry of a list with "- " before it, below the ones around it.',
    }
  );
}
