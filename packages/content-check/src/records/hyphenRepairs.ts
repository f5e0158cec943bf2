import {contentColumn, indentOf, reindented, spaces, takeApart} from './yamlLines';
import type {Repair} from './yamlLines';

/** The indentation of the nearest list entries above and below a line, first of those like it. */
function entryIndents(lines: readonly string[], line: number, written: string): Set<number> {
  const {key, value} = takeApart(written);
  const isEntry = (text: string) => /^\s*-\s/.test(text);
  const isAlike = (text: string) => {
    const other = takeApart(text);
    return (
      isEntry(text) && other.key === key && other.value.startsWith('{') === value.startsWith('{')
    );
  };
  const entries = [isAlike, ...(key === '' ? [] : [isEntry])].flatMap((test) => [
    lines.slice(0, line).findLast(test),
    lines.slice(line + 1).find(test),
  ]);
  return new Set(entries.filter((text) => text !== undefined).map(indentOf));
}

/** Changes of a hyphen that starts an entry, or should. */
export function hyphenRepairs(lines: readonly string[], line: number): Repair[] {
  const text = lines[line] ?? '';
  const {key, hyphen} = takeApart(text);
  const repair = (
    changed: string,
    details: Pick<Repair, 'message' | 'hint' | 'isSafe'>,
  ): Repair => ({
    line,
    column: indentOf(text),
    changes: new Map([[line, changed]]),
    ...details,
  });
  if (hyphen !== '') {
    return [indentOf(text), contentColumn(text)].map((column) =>
      repair(reindented(text.slice(contentColumn(text)), column), {
        message: 'This hyphen starts another entry.',
        hint:
          column === 0
            ? 'Delete it and the space after it.'
            : `Delete it, and start the line with ${spaces(column)}.`,
      }),
    );
  }
  const [, mark = '', rest = ''] = /^\s*([*•·–—+]\s+|-(?=\S))(.*)$/.exec(text) ?? [];
  const written = (mark ? rest : text.trim()).trimEnd();
  return Array.from(entryIndents(lines, line, written), (indent) =>
    repair(`${' '.repeat(indent)}- ${written}`, {
      message:
        mark === ''
          ? 'This entry needs a hyphen.'
          : mark === '-'
            ? 'A hyphen needs a space after it.'
            : `"${mark.trim()}" doesn't make a list.`,
      hint: `Write a hyphen and a space before it: - ${written}`,
      isSafe: mark === '-' || key !== '',
    }),
  );
}
