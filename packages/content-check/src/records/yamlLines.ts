/** A line of YAML, taken apart: `- name: Planner` has the key `name` and the value `Planner`. */
export type YamlLine = {
  indent: string;
  /** `- `, or empty. */
  hyphen: string;
  /** With its quotes; empty on a line without a colon. */
  key: string;
  /** The colon and the spaces around it. */
  colon: string;
  value: string;
};

const pattern =
  /^([ \t]*)((?:-[ \t]+)*)(?:("[^"]*"|'[^']*'|[\w-]+)([ \t]*:(?:[ \t]+|$)))?(.*?)[ \t]*$/;

export function takeApart(line: string): YamlLine {
  const [, indent = '', hyphen = '', key = '', colon = '', value = ''] = pattern.exec(line) ?? [];
  return {indent, hyphen, key, colon, value};
}

export const putTogether = ({indent, hyphen, key, colon, value}: YamlLine): string =>
  indent + hyphen + key + colon + value;

/** Where a value begins in its line. */
export const valueColumn = (line: YamlLine): number => putTogether({...line, value: ''}).length;

/** How many spaces a line starts with. */
export const indentOf = (text: string): number => /^ */.exec(text)?.[0].length ?? 0;

/** Where the content of a line begins, after its hyphen. */
export function contentColumn(text: string): number {
  const {indent, hyphen} = takeApart(text);
  return indent.length + hyphen.length;
}

export const reindented = (text: string, indent: number): string =>
  ' '.repeat(indent) + text.trimStart();

/** Whether a line says nothing: it's empty or a comment. */
export const isSilent = (line: string): boolean => /^\s*(#.*)?$/.test(line);

/** Text in double quotes, whatever it contains. */
export const quoted = (text: string): string =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** `2 spaces`. */
export const spaces = (count: number): string => `${count} space${count === 1 ? '' : 's'}`;

/** A change of some lines after which the YAML may be right, and what to say about the mistake. */
export type Repair = {
  /** The line and the column of the mistake, counting from 0. */
  line: number;
  column: number;
  /** The changed lines. None is added or removed, so that later problems keep their places. */
  changes: ReadonlyMap<number, string>;
  message: string;
  hint: string;
  /** Whether a person could mean nothing else. */
  isSafe?: boolean;
  /** How many problems it counts as itself, if it is less likely than others. */
  penalty?: number;
};

/** What to say about a line that may be a field or the rest of a text. */
export const withoutColon = {
  message: 'This line needs a field name and a colon.',
  hint: 'Write it as `field: value`, or indent it if it belongs to the line above.',
};
