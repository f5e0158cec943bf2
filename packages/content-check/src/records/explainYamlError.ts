import type {ProblemDetails} from '../Diagnostic';

/** A line of YAML, taken apart: `- name: Planner` has the key `name` and the value `Planner`. */
export type YamlLine = {
  indent: string;
  /** `- `, or empty. */
  hyphen: string;
  /** Empty on a line without a colon. */
  key: string;
  /** The colon and the spaces around it. */
  colon: string;
  value: string;
};

const linePattern =
  /^([ \t]*)((?:-[ \t]+)*)(?:("[^"]*"|'[^']*'|[\w-]+)([ \t]*:(?:[ \t]+|$)))?(.*?)[ \t]*$/;

function takeApart(line: string): YamlLine {
  const [, indent = '', hyphen = '', key = '', colon = '', value = ''] =
    linePattern.exec(line) ?? [];
  return {indent, hyphen, key, colon, value};
}

/** Text in double quotes, whatever it contains. */
export const quoted = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** What is wrong with a line, and from which of its columns on. Columns count from 0. */
export type LineProblem = Omit<ProblemDetails, 'fix'> & {
  column: number;
  /** What to write instead of the rest of the line, if a person could mean nothing else. */
  replacement?: string;
  /** From which column on, if not from the problem's. */
  replacedFrom?: number;
};

/** The parser's error, and the lines before and at it. */
type Stop = {
  /** The code and the words of the `yaml` package's error. */
  code: string;
  message: string;
  lines: readonly string[];
  index: number;
  /** The names of the fields that the schema knows. */
  fields: ReadonlySet<string>;
};

/** Where the value of a line begins. */
const valueColumn = ({indent, hyphen, key, colon}: YamlLine): number =>
  (indent + hyphen + key + colon).length;

const inQuotes = (value: string): string => `Put the whole text in double quotes: ${quoted(value)}`;

const unclosedQuote = /^"(?:[^"\\]|\\.)*$|^'(?:[^']|'')*$/;

/** Mistakes in a line's value: the first pattern that matches wins. */
const valueRows: readonly [
  pattern: RegExp,
  explain: (match: RegExpExecArray) => Omit<LineProblem, 'column'> & {at?: number},
][] = [
  [
    /^((["']).*\2),$/,
    ([value, text]) => ({
      at: value.length - 1,
      message: "This comma doesn't belong here.",
      hint: 'Delete it. Lines end without commas.',
      replacement: text,
    }),
  ],
  [
    /^"(?=(?:[^"\\]|\\.)*\\(?!["\\/abefnrtvNLP_ ux0]))(.*)"$/,
    ([value]) => ({
      at: value.search(/\\(?!["\\])/),
      message: 'A backslash in double quotes has a special meaning.',
      hint: 'Write two of them for each one: \\\\',
    }),
  ],
  [
    /^"(?=(?:[^"\\]|\\.)*"\s*\S)(.*)"$/,
    ([, inner = '']) => ({
      at: 1 + inner.search(/(?<!\\)"/),
      message: 'This quote ends the text too early.',
      hint: `Use curly quotes inside the text, or write \\" for each: ${quoted(inner.replaceAll('\\"', '"'))}`,
      replacement: quoted(inner.replaceAll('\\"', '"')),
    }),
  ],
  [
    /^'(?=(?:[^']|'')*'(?!'|\s*(?:#.*)?$))(.*)'$/,
    ([, inner = '']) => ({
      at: 1 + inner.search(/(?<!')'(?!')/),
      message: 'This apostrophe ends the text too early.',
      hint: inQuotes(inner.replaceAll("''", "'")),
      replacement: quoted(inner.replaceAll("''", "'")),
    }),
  ],
  [
    /^(["'])([^"']*)[“”„‘’]$/,
    ([value, quote = '', inner = '']) => ({
      at: value.length - 1,
      message: "A curly quote doesn't close this text.",
      hint: `Use a straight one: ${quote}${inner}${quote}`,
      replacement: `${quote}${inner}${quote}`,
    }),
  ],
  [
    unclosedQuote,
    ([value]) => ({
      message: 'This quote is never closed.',
      hint: `Add ${value.charAt(0)} at the end of the text.`,
    }),
  ],
  [
    /^(["'])(?:(?!\1).)*\1\s*[^\s#].*$/,
    () => ({
      message: 'This text continues after its closing quote.',
      hint: 'Put the whole text in double quotes, and write \\" for each quote in it.',
    }),
  ],
  [
    /^[[{][^\]}]*[\]}]\s*[^\s#].*$/,
    ([value]) => ({
      message: `Text that starts with ${value.charAt(0)} needs quotes.`,
      hint: inQuotes(value),
    }),
  ],
  [
    /^([{[])(?!.*[\]}]\s*(?:#.*)?$)/,
    ([, bracket = '']) => ({
      message: `This "${bracket}" is never closed.`,
      hint: `Add ${bracket === '{' ? '}' : ']'} at the end of the line. If it belongs to the text, put the whole text in double quotes.`,
    }),
  ],
  [
    /^(?:[&*!@`%|>\]},]|[-?](?=\s)).*$/,
    ([value]) => ({
      message: `Text that starts with ${value.charAt(0)} needs quotes.`,
      hint: inQuotes(value),
    }),
  ],
  [
    /^[^"'{[#].*:(?:\s.*|$)/,
    ([value]) => ({
      message: 'Text that contains a colon needs quotes.',
      hint: inQuotes(value),
      replacement: quoted(value),
    }),
  ],
];

/** A known field without a proper colon: `name=Planner`, `name:Planner` or `name Planner`. */
const almostField =
  /^([ \t]*(?:-[ \t]+)*)([\w-]+)([ \t]*[=;：,][ \t]*|:(?=\S)|[ \t]+|$)(?![\s:])(.*)$/;

function explainColon(line: string, fields: ReadonlySet<string>): LineProblem | undefined {
  const [, start = '', key = '', mark = '', value = ''] = almostField.exec(line) ?? [];
  if (!fields.has(key) || (mark === ':' && value.startsWith('//'))) {
    return undefined;
  }
  const written = `${key}: ${/: |:$| #/.test(value) ? quoted(value) : value}`.trimEnd();
  return {
    column: start.length + key.length,
    message:
      mark === ':'
        ? 'A colon needs a space after it.'
        : `\`${key}\` needs a colon and a space after it.`,
    hint: `Write ${written}`,
    ...(mark === ':' && {replacement: written.slice(key.length)}),
  };
}

function explainLine(line: string, fields: ReadonlySet<string>): LineProblem | undefined {
  if (/^\s*(?:#.*)?$/.test(line)) {
    return undefined;
  }
  if (/^ *\t/.test(line)) {
    const hint = 'Indent it with spaces, like the lines around it.';
    return {column: 0, message: 'This line starts with a tab.', hint};
  }
  const mark = /^([ \t]*)(?:-(?=[\w"'])|([•·*+–—])[ \t]*)(?=\S)/.exec(line);
  if (mark) {
    const [start, indent = '', bullet] = mark;
    const rest = line.slice(start.length);
    return {
      column: indent.length,
      message: bullet ? `"${bullet}" doesn't make a list.` : 'A hyphen needs a space after it.',
      hint: `Write - ${rest}`,
      replacement: `- ${rest}`,
    };
  }
  const colon = explainColon(line, fields);
  if (colon) {
    return colon;
  }
  const taken = takeApart(line);
  const column = valueColumn(taken);
  for (const [pattern, explain] of taken.key || taken.hyphen ? valueRows : []) {
    const match = pattern.exec(taken.value);
    if (match) {
      const {at = 0, replacement, ...details} = explain(match);
      return {
        column: column + at,
        ...details,
        ...(replacement !== undefined && {replacement, replacedFrom: column}),
      };
    }
  }
  return undefined;
}

const isSilent = (line: string): boolean => /^\s*(?:#.*)?$/.test(line);

const indentOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

/** The column of a line's key, after its hyphen. */
const contentColumn = (line: string): number => {
  const {indent, hyphen} = takeApart(line);
  return indent.length + hyphen.length;
};

const spaces = (count: number): string => `${count} space${count === 1 ? '' : 's'}`;

/** Explains a line whose indentation fits no line above it. */
function explainIndent({lines, index}: Stop): LineProblem | undefined {
  const line = lines[index] ?? '';
  const column = contentColumn(line);
  const {key, hyphen} = takeApart(line);
  const above = lines.slice(0, index).findLast((other) => !isSilent(other));
  if (above === undefined || !(key || hyphen)) {
    return undefined;
  }
  const isOpen = takeApart(above).value === '' && takeApart(above).key !== '';
  const {key: firstKey} = takeApart(
    lines.slice(0, index).findLast((other) => /^ *- /.test(other)) ?? '',
  );
  if (key && !hyphen && key === firstKey) {
    const message = 'This entry needs a hyphen.';
    const hint = `Write a hyphen and a space before it: - ${line.trim()}`;
    return {column: indentOf(line), message, hint};
  }
  const others = hyphen
    ? lines
        .slice(0, index)
        .filter((other) => /^ *- /.test(other))
        .map(indentOf)
    : [contentColumn(above) + (isOpen ? 2 : 0)];
  const expected = hyphen ? others.at(-1) : others[0];
  const found = hyphen ? indentOf(line) : column;
  return expected === undefined || expected === found
    ? undefined
    : {
        column: 0,
        message: "This line isn't indented like the lines around it.",
        hint:
          expected === 0 ? 'Delete the spaces before it.' : `Start it with ${spaces(expected)}.`,
      };
}

const withoutColon: Omit<LineProblem, 'column'> = {
  message: 'This line needs a field name and a colon.',
  hint: 'Write it as `field: value`, or indent it if it belongs to the line above.',
};

/** An error that may have begun many lines above, such as a quote that is never closed. */
const reachesBack = ['MISSING_CHAR', 'UNEXPECTED_TOKEN', 'BAD_INDENT', 'MULTILINE_IMPLICIT_KEY'];

/**
 * Explains an error of the YAML parser by the first thing that's wrong with its line, or with a
 * line above it.
 *
 * @returns undefined if nothing looks wrong, so that the parser's words have to do
 */
export function explainYamlError(stop: Stop): (LineProblem & {line: number}) | undefined {
  const {code, message: words, lines, index, fields} = stop;
  // The parser only notices it at the end of the file, or at the next quote or bracket.
  const isUnclosed = /^(?:Missing closing|Flow)/.test(words);
  const line = lines[index] ?? '';
  if (code === 'MULTIPLE_DOCS' || /^---\s*$/.test(line)) {
    const message = "A line of --- doesn't belong in this file.";
    return {line: index, column: 0, message, hint: 'Delete it.'};
  }
  const quote = words.startsWith('Missing closing')
    ? lines.findIndex((other) => unclosedQuote.test(takeApart(other).value))
    : -1;
  const opening = explainLine(lines[quote] ?? '', fields);
  if (opening) {
    return {line: quote, ...opening};
  }
  const here = explainLine(line, fields);
  if (here) {
    return {line: index, ...here};
  }
  const indent = explainIndent(stop);
  if (indent && !isUnclosed && /INDENT|IMPLICIT_KEY|MISSING_CHAR/.test(code)) {
    return {line: index, ...indent};
  }
  const next = lines.findIndex((other, later) => later > index && !isSilent(other));
  const below = code === 'BLOCK_AS_IMPLICIT_KEY' && explainIndent({...stop, index: next});
  if (below) {
    return {line: next, ...below};
  }
  for (let above = index - 1; reachesBack.includes(code) && above >= 0; above -= 1) {
    const found = explainLine(lines[above] ?? '', fields);
    if (found) {
      return {line: above, ...found};
    }
  }
  // An unclosed quote swallows the lines below it, up to the next quote.
  for (let later = index + 1; later < Math.min(index + 3, lines.length); later += 1) {
    const found = explainLine(lines[later] ?? '', fields);
    if (found) {
      return {line: later, ...found};
    }
  }
  const {key, value} = takeApart(line);
  if (/^[[{]/.test(value)) {
    const message = `The text between these brackets can't be read: ${value}`;
    const hint = 'Write each field as `name: value`, with commas between them.';
    return {line: index, column: valueColumn(takeApart(line)), message, hint};
  }
  if (!key && !isSilent(line)) {
    return {line: index, column: contentColumn(line), ...withoutColon};
  }
  const following = lines[index + 1] ?? '';
  if (following.trim() && !takeApart(following).key && !takeApart(following).hyphen) {
    return {line: index + 1, column: indentOf(following), ...withoutColon};
  }
  return indent && {line: index, ...indent};
}

/** Explains a line that YAML reads as something else than the field and the text that were meant. */
export function explainValidLine(
  line: string,
  fields: ReadonlySet<string>,
): LineProblem | undefined {
  const parts = takeApart(line);
  const comment = parts.key && /^#.*$/.exec(parts.value)?.[0];
  return comment
    ? {
        column: valueColumn(parts),
        message: 'Text that starts with # needs quotes.',
        hint: inQuotes(comment),
      }
    : explainColon(line, fields);
}
