import type {Range} from '../model/scanTags';
import type {DiagnosticDetails} from '../SourceFile';

const hyphens = /^[ \t|:-]+$/;

/** How the lines of a table can be written, and how to read the cells of each. */
const kinds: {line: RegExp; cells: (line: string) => string[]; isMarkdown?: true}[] = [
  {
    line: /^\|.*\|$|^[^|]*[^|\s][ \t]+\|[ \t]+\S/,
    cells: (line) => line.replace(/^\||\|$/g, '').split('|'),
    isMarkdown: true,
  },
  {line: /^[^\t]+\t+[^\t]/, cells: (line) => line.split(/\t+/)},
  {line: /^"[^"]*"(?:,"[^"]*")+$/, cells: (line) => line.slice(1, -1).split('","')},
];

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Explains a paragraph that was meant to be a table: one without hyphens, or from a spreadsheet. */
export function almostTable(text: string, {start, end}: Range): DiagnosticDetails | undefined {
  const lines = text
    .slice(start, end)
    .split(/\r?\n/)
    .map((line) => line.trim());
  const kind = kinds.find(({line: pattern}) => lines.every((line) => pattern.test(line)));
  if (!kind || lines.length < 2 || lines.some((line) => hyphens.test(line))) {
    return undefined;
  }
  const [head = [], ...rows] = lines.map((line) => kind.cells(line).map((cell) => cell.trim()));
  const isEven = rows.every((row) => row.length === head.length);
  if (!isEven && !kind.isMarkdown) {
    return undefined;
  }
  const line = rowOf(head.map(() => '---'));
  const indentation = /[ \t]*$/.exec(text.slice(0, start))?.[0] ?? '';
  const newline = /\r?\n/.exec(text)?.[0] ?? '\n';
  const table = [rowOf(head), line, ...rows.map(rowOf)].join(`${newline}${indentation}`);
  return {
    message: kind.isMarkdown
      ? 'This table needs a line of hyphens below its header.'
      : 'These lines look like a table from a spreadsheet.',
    hint: kind.isMarkdown
      ? `Add it as the second line: ${line}`
      : `Write them like ${rowOf(head)}, and add ${line} as the second line.`,
    fix: isEven ? {start, end, text: table} : undefined,
  };
}
