import {hyphenRepairs} from './hyphenRepairs';
import {
  contentColumn,
  indentOf,
  isSilent,
  reindented,
  spaces,
  takeApart,
  withoutColon,
} from './yamlLines';
import type {Repair} from './yamlLines';

/** How many spaces one level has. */
const INDENT = 2;

/** The number of the next line in a direction that says something; -1 if there is none. */
function nextLine(lines: readonly string[], from: number, step: 1 | -1): number {
  let line = from + step;
  while (line >= 0 && line < lines.length && isSilent(lines[line] ?? '')) {
    line += step;
  }
  return line < lines.length ? line : -1;
}

/** The columns at which a line could start: those of its neighbors and of what contains them. */
function columnsFor(lines: readonly string[], line: number): Set<number> {
  const before = lines[nextLine(lines, line, -1)] ?? '';
  const after = lines[nextLine(lines, line, 1)] ?? '';
  const columns = [before, after].flatMap((other) => [indentOf(other), contentColumn(other)]);
  const outer = lines
    .slice(0, line)
    .filter((other) => !isSilent(other))
    .map(indentOf)
    .filter((column) => column < indentOf(before) && column % INDENT === 0);
  const all = new Set([...columns, contentColumn(before) + INDENT, ...outer]);
  all.delete(indentOf(lines[line] ?? ''));
  // A number of spaces that nothing else has is most likely a mistake.
  return new Set(Array.from(all).sort((a, b) => (a % INDENT) - (b % INDENT)));
}

/** How many lines below a line belong to it for all that can be told from their indentation. */
function linesBelow(lines: readonly string[], line: number): number {
  const text = lines[line] ?? '';
  const isText = takeApart(text).key === '';
  const rest = lines.slice(line + 1);
  const end = rest.findIndex(
    (other) =>
      isSilent(other) ||
      indentOf(other) < indentOf(text) ||
      (isText && takeApart(other).key !== ''),
  );
  return end === -1 ? rest.length : end;
}

/** Changes of a line's indentation, alone or with the lines below it. */
function indentRepairs(lines: readonly string[], line: number): Repair[] {
  const text = lines[line] ?? '';
  const found = indentOf(text);
  const columns = columnsFor(lines, line);
  const more = linesBelow(lines, line);
  const isText = takeApart(text).key === '' && !/^\s*(-\s|\{)/.test(text);
  const subject = more === 1 ? 'This line and the next one' : `This line and the next ${more}`;
  return Array.from(columns).flatMap((column): Repair[] => {
    const shift = (count: number) =>
      new Map(
        lines
          .slice(line, line + 1 + count)
          .map((other, index) => [
            line + index,
            reindented(other, Math.max(indentOf(other) + column - found, 0)),
          ]),
      );
    const single: Repair = {
      line,
      column: 0,
      changes: shift(0),
      ...(isText
        ? withoutColon
        : {
            message: "This line isn't indented like the lines around it.",
            hint:
              column === 0 ? 'Delete the spaces before it.' : `Start it with ${spaces(column)}.`,
          }),
    };
    const block: Repair = {
      ...single,
      changes: shift(more),
      message: `${subject} aren't indented like the lines around them.`,
      hint:
        column > found
          ? `Add ${spaces(column - found)} before each.`
          : `Delete ${spaces(found - column)} before each.`,
    };
    return more === 0 ? [single] : [single, block];
  });
}

/** All lines that start with a tab, at once. */
function tabRepairs(lines: readonly string[], line: number): Repair[] {
  const start = /^ *\t[ \t]*/;
  const text = lines[line] ?? '';
  if (!start.test(text)) {
    return [];
  }
  return [undefined, 0, ...columnsFor(lines, line)].map((column) => ({
    line,
    column: indentOf(text),
    changes: new Map(
      lines.flatMap((other, index): [number, string][] => {
        const changed = other.replace(start, (tabs) =>
          column === undefined ? tabs.replaceAll('\t', '  ') : ' '.repeat(column),
        );
        return changed === other ? [] : [[index, changed]];
      }),
    ),
    message: 'This line starts with a tab.',
    hint: 'Indent it with spaces, like the lines around it.',
  }));
}

/** A duplicate field. */
function duplicateRepairs(lines: readonly string[], line: number): Repair[] {
  const text = lines[line] ?? '';
  const {key, hyphen} = takeApart(text);
  const start = lines
    .slice(0, line)
    .findLastIndex((other) => !isSilent(other) && contentColumn(other) < contentColumn(text));
  const first = lines
    .slice(0, line)
    .findLastIndex(
      (other) => takeApart(other).key === key && contentColumn(other) === contentColumn(text),
    );
  return key === '' || hyphen !== '' || first === -1 || first <= start - 1
    ? []
    : [
        {
          line,
          column: contentColumn(text),
          changes: new Map([[line, '']]),
          message: `The field \`${key}\` is used twice.`,
          hint: `Delete this line, or the one ${line - first === 1 ? 'above it' : `${line - first} lines above it`}.`,
        },
      ];
}

/** Changes of spaces and hyphens after which the lines may belong together as they should. */
export const layoutRepairs = (lines: readonly string[], line: number): Repair[] => [
  ...tabRepairs(lines, line),
  ...hyphenRepairs(lines, line),
  ...duplicateRepairs(lines, line),
  ...indentRepairs(lines, line),
];
