import type {Problem} from '../Diagnostic';
import {firstProblem} from '../rows';
import type {Row} from '../rows';

/** What is before a value: `  - name: `. */
const key = String.raw`(?:"[^"]*"|'[^']*'|[\w-]+)[ \t]*:[ \t]+`;
const lead = String.raw`^[ \t]*(?:(?:-[ \t]+)+(?:${key}|(?!${key}))|${key})`;

/** A line whose whole value matches. */
const value = ({source}: RegExp): RegExp => new RegExp(`${lead}(?<part>${source})[ \\t]*$`, 'd');

/** Text in double quotes, whatever it contains. */
const quoted = (text = ''): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const partOf = ({groups}: RegExpExecArray): string => groups?.part ?? '';
const unescaped = ({groups}: RegExpExecArray): string =>
  groups?.text?.replaceAll('\\"', '"') ?? groups?.single?.replaceAll("''", "'") ?? '';
const innerOf = ({groups}: RegExpExecArray): string => groups?.inner ?? '';
const inQuotes = (text: string): string => `Put the whole text in double quotes: ${quoted(text)}`;

const withoutField: Row = {
  pattern: /^[ \t]*(?:- +)*(?<part>[^\s#:"'[{][^:]*)$/d,
  message: 'This line needs a field name and a colon.',
  hint: 'Write it as `field: value`, or indent it if it belongs to the line above.',
};

const unclosedQuote = value(/(?<quote>")(?:[^"\\]|\\.)*|(?<single>')(?:[^']|'')*/);

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
    pattern: value(
      /(?:"[^"]*"|'[^']*'|[[{][^\]}]*[\]}])\s*[^\s#].*|(?:[&*!@`%|>\]},]|[-?](?=\s)).*/,
    ),
    message: (match) => `Text that starts with ${partOf(match).charAt(0)} needs quotes.`,
    hint: (match) => inQuotes(partOf(match)),
  },
  {
    pattern: value(/[^"'{[#].*:(?:\s.*)?/),
    message: 'Text that contains a colon needs quotes.',
    hint: (match) => inQuotes(partOf(match)),
    fix: (match) => quoted(partOf(match)),
  },
];

type Line = {text: string; start: number};

const linesOf = (text: string): Line[] =>
  Array.from(text.matchAll(/^[ \t]*[^\s][^\r\n]*/gm), ({0: line, index}) => ({
    text: line,
    start: index,
  }));

/** The column at which the content of a line starts, after its hyphens. */
const columnOf = ({text}: Line): number => /^ *(?:- +)*/.exec(text)?.[0].length ?? 0;

/** The key of an entry's first line without its hyphen, or a line that no line above is indented like. */
function explainIndent(lines: readonly Line[], index: number): Problem | undefined {
  const line = lines[index];
  const above = lines.slice(0, index).filter(({text}) => !/^\s*#/.test(text));
  const [, hyphen, name = ''] = /^ *(- +)*(?:([\w-]+):)?/.exec(line?.text ?? '') ?? [];
  const last = above.at(-1);
  if (!line || !last || !(hyphen || name)) {
    return undefined;
  }
  const isEntry = ({text}: Line): boolean => /^ *- /.test(text);
  const offset = line.start + columnOf(line);
  const entry = above.findLast(isEntry)?.text.trim();
  if (name && entry?.startsWith(`- ${name}:`) && !hyphen) {
    const hint = `Write a hyphen and a space before it: - ${line.text.trim()}`;
    return {offset, message: 'This entry needs a hyphen.', hint};
  }
  const isFirstOf = /:\s*(?:#.*)?$/.test(last.text) && columnOf(last) <= line.text.search(/\S/);
  return isFirstOf ||
    above.some((other) => columnOf(other) === columnOf(line) && (!hyphen || isEntry(other)))
    ? undefined
    : (firstProblem([withoutField], last.text, last.start) ?? {
        offset,
        message: "This line isn't indented like the lines around it.",
        hint: 'Start it with the same number of spaces as its neighbors.',
      });
}

/** An error of the YAML parser: where it stopped, and the code and the words of the error. */
export type YamlError = {offset: number; code: string; message: string};

/**
 * Explains an error of the YAML parser by the first thing that looks wrong in its line, in a line
 * above it or in one of the two below it, or else in the parser's words.
 */
export function explainYamlError(text: string, {offset, code, message}: YamlError): Problem {
  if (code === 'DUPLICATE_KEY') {
    return {
      offset,
      message: `The field \`${text.slice(offset).split(/\s*:/, 1)[0]}\` is used twice.`,
      hint: 'Delete one of the two lines. If this line starts another entry, begin it with "- ".',
    };
  }
  const lines = linesOf(text);
  const index = Math.max(
    lines.findLastIndex(({start}) => start <= offset),
    0,
  );
  const inLine = (line: Line | undefined): Problem | undefined =>
    line && !/^\s*#/.test(line.text) ? firstProblem(lineRows, line.text, line.start) : undefined;
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
