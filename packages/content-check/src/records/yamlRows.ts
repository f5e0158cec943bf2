import type {Problem} from '../Diagnostic';
import {firstProblem, partOf} from '../rows';
import type {Row} from '../rows';

/** What is before a value: `  - name: `. */
const key = String.raw`(?:"[^"]*"|'[^']*'|[\w-]+)[ \t]*:[ \t]+`;
const lead = String.raw`^[ \t]*(?:(?:-[ \t]+)+(?:${key}|(?!${key}))|${key})`;

/** A line whose whole value matches. */
const value = ({source}: RegExp): RegExp => new RegExp(`${lead}(?<part>${source})[ \\t]*$`, 'd');

/** Text in double quotes, whatever it contains. */
const quoted = (text = ''): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const unescaped = ({groups}: RegExpExecArray): string =>
  groups?.text?.replaceAll('\\"', '"') ?? groups?.single?.replaceAll("''", "'") ?? '';
const innerOf = ({groups}: RegExpExecArray): string => groups?.inner ?? '';
const inQuotes = (text: string): string => `Put the whole text in double quotes: ${quoted(text)}`;

const withoutField: Row = {
  pattern: /^[ \t]*(?:- +)*(?<part>[^\s#:"'[{][^:]*)$/d,
  message: 'This line needs a field name and a colon.',
  hint: 'Write it as `field: value`, or indent it if it belongs to the line above. A comment starts with #.',
};

const unclosedQuote = value(/(?<quote>")(?:[^"\\]|\\.)*|(?<single>')(?:[^']|'')*/);

/** Mistakes in a line. The first that matches counts. */
const lineRows: readonly Row[] = [
  {
    pattern: /^[ \t]*(?<part>-{3,}|={3,})[ \t]*$/d,
    message: "A line of hyphens or equals signs can't be here.",
    hint: 'Delete it.',
  },
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
      /^[ \t]*(?:-[ \t]+)*(?<name>[\w-]+)(?<part>[ \t]*[=;：][ \t]*|:(?=[^\s/:]))(?<inner>.*)$/d,
    message: (match) =>
      partOf(match) === ':'
        ? 'A colon needs a space after it.'
        : `\`${match.groups?.name}\` needs a colon and a space after it.`,
    hint: (match) => `Write ${match.groups?.name}: ${innerOf(match)}`,
    fix: (match) => (partOf(match) === ':' ? ': ' : undefined),
  },
  {
    // Text in quotes that isn't in order.
    pattern: value(
      /(?!"(?:[^"\\]|\\["\\/abefnrtvNLP_ ux0])*"[ \t]*$|'(?:[^']|'')*'[ \t]*$)(?:"(?<text>.*)"|'(?<single>.*)')/,
    ),
    message: 'The quotes or backslashes inside this text have a special meaning.',
    hint: (match) => `Use curly quotes, or write ${quoted(unescaped(match))}`,
    fix: (match) => quoted(unescaped(match)),
  },
  {
    pattern: unclosedQuote,
    message: 'This quote is never closed.',
    hint: ({groups}) => `Add ${groups?.quote ?? "'"} at the end of the text.`,
  },
  {
    pattern: value(/[[{](?!.*[\]}]).*/),
    message: (match) => `This "${partOf(match).charAt(0)}" is never closed.`,
    hint: 'Close it at the end of the line. If it belongs to the text, put the whole text in double quotes.',
  },
  {
    // `{name: Tools path: /tools}`
    pattern: /\{[^{}]*:\s[^,{}"']*[^\s,{}"'](?<part>\s+)([\w-]+):\s/d,
    message: 'A comma is missing before `$2`.',
    hint: 'Separate the fields with commas: {name: Home, path: /}',
    fix: ', ',
  },
  {
    pattern: /^[ \t]*(?:-[ \t]+)*(?<part>[\w-]+:[^{}"'\n]*\})[ \t]*$/d,
    message: 'This "}" has no "{".',
    hint: (match) => `Write {${partOf(match)}`,
    fix: (match) => `{${partOf(match)}`,
  },
  {
    pattern: value(/(?:"[^"]*"|'[^']*')\s*[^\s#].*/),
    message: 'This text goes on after its closing quote.',
    hint: (match) =>
      /["'][,;]$/.test(partOf(match)) ? 'Delete the comma.' : inQuotes(partOf(match)),
  },
  {
    pattern: value(
      /(?:[[{][^\]}]*[\]}]\s*[^\s#]|[&*!@`%\]},]|[>|](?![-+]?\d?[ \t]*$)|[-?](?=\s)).*/,
    ),
    message: (match) => `Text that starts with ${partOf(match).charAt(0)} needs quotes.`,
    hint: (match) => inQuotes(partOf(match)),
  },
  {
    pattern: value(/[^"'{[#].*:(?:\s.*)?/),
    message: 'Text that contains a colon needs quotes.',
    hint: (match) => inQuotes(partOf(match)),
    // Curly quotes were meant to be straight.
    fix: (match) => quoted(partOf(match).replace(/^“([^“”]*)”$/, '$1')),
  },
];

type Line = {text: string; start: number};

/** Text in quotes on several lines. What indents a line is matched in one way only, or it takes forever. */
const longText = /(?<=[:-][ \t]+)(["'])(?:(?!\1)[^\n]|\n[ \t]+(?![ \t]|[\w-]+:\s))*\1(?=[ \t]*$)/gm;

/** The lines that say something, without comments and what is in order for sure. */
const linesOf = (text: string): Line[] =>
  Array.from(
    text
      .replace(longText, (found) => (found.includes('\n') ? found.replace(/[^\n]/g, ' ') : found))
      .matchAll(/^[ \t]*[^\s#][^\r\n]*/gm),
    ({0: line, index}) => ({text: line, start: index}),
  );

const isEntry = ({text}: Line): boolean => /^ *- /.test(text);

/** The column at which the content of a line starts, after its hyphens. */
const columnOf = ({text}: Line): number => /^ *(?:- +)*/.exec(text)?.[0].length ?? 0;

/** Whether a line only names the fields or entries below it. */
const isParent = ({text}: Line): boolean => /:\s*(?:#.*)?$/.test(text);

const notIndented = (line: Line): Problem => ({
  offset: line.start + line.text.search(/\S/),
  message: "This line isn't indented like the lines around it.",
  hint: 'Start it with the same number of spaces as its neighbors.',
});

/** Explains a line that isn't indented like its neighbors, or an entry without a hyphen. */
function explainIndent(lines: readonly Line[], index: number): Problem | undefined {
  const [above, line, next] = [lines.slice(0, index), lines[index], lines[index + 1]];
  const last = above.at(-1);
  if (!line || !last) {
    return undefined;
  }
  const hasHyphen = isEntry(line);
  const [, name] = /^ *(?:- +)*([\w-]+):/.exec(line.text) ?? [];
  const entry = above.findLast(isEntry);
  const isNewEntry = name
    ? entry?.text.trim().startsWith(`- ${name}:`)
    : isEntry(last) && columnOf(line) === last.text.indexOf('-');
  if (isNewEntry && !hasHyphen) {
    const hint = `Write a hyphen and a space before it: - ${line.text.trim()}`;
    return {offset: line.start + columnOf(line), message: 'This entry needs a hyphen.', hint};
  }
  if (!name && !hasHyphen) {
    return undefined;
  }
  const isBeside = (other?: Line) => other !== undefined && columnOf(other) === columnOf(line);
  // The parser stops at the second of three lines when the first is the one that differs.
  const first = (hasHyphen && entry) || last;
  const parent = lines[lines.indexOf(first) - 1];
  const isFirst = !parent || (isParent(parent) && columnOf(line) > columnOf(parent));
  const third = lines
    .slice(index + 1)
    .find((other) => (hasHyphen ? isEntry(other) : columnOf(other) <= columnOf(line)));
  if (isFirst && !isBeside(first) && (isBeside(third) || (!parent && columnOf(line) === 0))) {
    return notIndented(first);
  }
  const isBetween = next && columnOf(last) === columnOf(next) && columnOf(line) < columnOf(next);
  if (isBetween && /:[ \t]+\S/.test(line.text)) {
    return notIndented(line);
  }
  return (isParent(last) && columnOf(last) <= line.text.search(/\S/)) ||
    above.some((other) => isBeside(other) && (!hasHyphen || isEntry(other)))
    ? undefined
    : ((hasHyphen ? undefined : firstProblem([withoutField], last.text, last.start)) ??
        notIndented(line));
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
      message: `The field \`${text.slice(start).split(/\s*:/, 1)[0]}\` is used twice.`,
      hint: 'Delete one of the two lines. If this line starts another entry, begin it with "- ". If it belongs to the line above, indent it.',
    };
  }
  const lines = linesOf(text);
  const index = Math.max(
    lines.findLastIndex(({start}) => start <= offset),
    0,
  );
  const inLine = (line: Line | undefined): Problem | undefined =>
    line && firstProblem(lineRows, line.text, line.start);
  // The parser only notices an unclosed quote at the end of the file, or at the next quote.
  const unclosed = message.startsWith('Missing closing')
    ? lines.find((line) => unclosedQuote.test(line.text))
    : undefined;
  const others = [...lines.slice(0, index).toReversed(), ...lines.slice(index + 1, index + 3)];
  const line = lines[index];
  return (
    inLine(unclosed) ??
    inLine(line) ??
    explainIndent(lines, index) ??
    explainIndent(lines, index + 1) ??
    others.flatMap((other) => inLine(other) ?? [])[0] ??
    (line && firstProblem([withoutField], line.text, line.start)) ?? {
      offset,
      message: `This line can't be read: ${message}.`,
      hint: 'Write each field as `name: value`, indented like the fields around it.',
    }
  );
}
