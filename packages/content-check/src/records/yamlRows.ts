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

const oddIndent = (offset: number): Problem => ({
  offset,
  message: "This line isn't indented like the lines around it.",
  hint: 'Start it with the same number of spaces as its neighbors.',
});

const unclosedQuote = value(/(?<quote>")(?:[^"\\]|\\.)*|(?<single>')(?:[^']|'')*/);

/** Mistakes in a line. The first that matches counts. */
const lineRows: readonly Row[] = [
  {
    pattern: /^ *\t/,
    message: 'This line starts with a tab.',
    hint: 'Indent it with spaces, like the lines around it.',
  },
  {
    pattern: /^---[ \t]*$/,
    message: "A line of --- doesn't belong here.",
    hint: 'Delete it.',
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
    pattern: value(/(?:"[^"]*"|'[^']*')\s*[^\s#].*/),
    message: 'This text continues after its closing quote.',
    hint: 'Put the whole text in double quotes, and write \\" for each quote in it.',
  },
  {
    pattern: value(/[[{](?!.*[\]}]).*/),
    message: (match) => `This "${partOf(match).charAt(0)}" is never closed.`,
    hint: 'Close it at the end of the line. If it belongs to the text, put the whole text in double quotes.',
  },
  {
    pattern: value(/[[{][^\]}]*[\]}]\s*[^\s#].*|(?:[&*!@`%|>\]},]|[-?](?=\s)).*/),
    message: (match) => `Text that starts with ${partOf(match).charAt(0)} needs quotes.`,
    hint: (match) => inQuotes(partOf(match)),
  },
  {
    pattern: value(/[^"'{[#].*:(?:\s.*)?/),
    message: 'Text that contains a colon needs quotes.',
    hint: (match) => inQuotes(partOf(match)),
    fix: (match) => quoted(partOf(match)),
  },
  {
    pattern: value(/[[{].*/),
    message: "The text between these brackets can't be read.",
    hint: 'Write each field as `name: value`, with commas between them.',
  },
];

/** Known fields without a proper colon: `name=Planner`, `name:Planner` or `name Planner`. */
const fieldRow = (fields: Iterable<string>): Row => ({
  pattern: new RegExp(
    `^[ \\t]*(?:-[ \\t]+)*(?<name>${Array.from(fields).join('|')})(?<part>[ \\t]*[=;：,][ \\t]*|:(?=[^\\s/])|[ \\t]+(?=[^\\s:])|$)(?<inner>.*)$`,
    'd',
  ),
  message: ({groups: {name = '', part} = {}}) =>
    part === ':'
      ? 'A colon needs a space after it.'
      : `\`${name}\` needs a colon and a space after it.`,
  hint: ({groups: {name = '', inner = ''} = {}}) =>
    `Write ${`${name}: ${/: |:$| #/.test(inner) ? quoted(inner) : inner}`.trimEnd()}`,
  fix: (match) => (partOf(match) === ':' ? ': ' : undefined),
});

type Line = {text: string; start: number};

const linesOf = (text: string): Line[] =>
  Array.from(text.matchAll(/^[^\r\n]*/gm), ({0: line, index}) => ({text: line, start: index}));

/** The column at which the content of a line starts, after its hyphens. */
const columnOf = ({text}: Line): number => /^ *(?:- +)*/.exec(text)?.[0].length ?? 0;

/** The key of an entry's first line without its hyphen, or a line that no line above is indented like. */
function explainIndent(lines: readonly Line[], index: number): Problem | undefined {
  const line = lines[index];
  const above = lines.slice(0, index).filter(({text}) => /^\s*[^\s#]/.test(text));
  const [, name] = /^ *(?:- +)*([\w-]+):/.exec(line?.text ?? '') ?? [];
  if (!line || name === undefined || above.length === 0) {
    return undefined;
  }
  const offset = line.start + columnOf(line);
  const entry = above.findLast(({text}) => /^ *- /.test(text))?.text.trim();
  if (entry?.startsWith(`- ${name}:`) && !/^ *-/.test(line.text)) {
    const hint = `Write a hyphen and a space before it: - ${line.text.trim()}`;
    return {offset, message: 'This entry needs a hyphen.', hint};
  }
  const isFirstOf = /:\s*(?:#.*)?$/.test(above.at(-1)?.text ?? '');
  return isFirstOf || above.some((other) => columnOf(other) === columnOf(line))
    ? undefined
    : oddIndent(offset);
}

/** An error of the YAML parser: where it stopped, and the code and the words of the error. */
export type YamlError = {offset: number; code: string; message: string};

/**
 * Explains an error of the YAML parser by the first thing that looks wrong in its line, in a line
 * above it or in one of the two below it, or else in the parser's words.
 */
export function explainYamlError(
  text: string,
  {offset, code, message}: YamlError,
  fields: Iterable<string>,
): Problem {
  const lines = linesOf(text);
  const rows = [...lineRows.slice(0, 3), fieldRow(fields), ...lineRows.slice(3)];
  const index = Math.max(
    lines.findLastIndex((line) => line.start <= offset && line.text.trim() !== ''),
    0,
  );
  const inLine = (line: Line | undefined): Problem | undefined =>
    line && !/^\s*#/.test(line.text) ? firstProblem(rows, line.text, line.start) : undefined;
  // The parser only notices an unclosed quote at the end of the file, or at the next quote.
  const unclosed = message.startsWith('Missing closing')
    ? lines.find((line) => unclosedQuote.test(line.text))
    : undefined;
  const found =
    inLine(unclosed) ??
    inLine(lines[index]) ??
    (/INDENT|IMPLICIT_KEY|MISSING_CHAR|UNEXPECTED_TOKEN/.test(code)
      ? explainIndent(lines, index)
      : undefined);
  if (found) {
    return found;
  }
  const below = lines.slice(index + 1).filter((line) => line.text.trim() !== '');
  const next = below[0] && explainIndent(lines, lines.indexOf(below[0]));
  const others = [...lines.slice(0, index).toReversed(), ...below.slice(0, 2)];
  const [first] = others.flatMap((line) => inLine(line) ?? []);
  const line = lines[index];
  return (
    next ??
    first ??
    (line && firstProblem([withoutField], line.text, line.start)) ??
    (line && code === 'BLOCK_AS_IMPLICIT_KEY' ? oddIndent(line.start) : undefined) ?? {
      offset,
      message: `This line can't be read: ${message}.`,
      hint: 'Write each field as `name: value`, indented like the fields around it.',
    }
  );
}
