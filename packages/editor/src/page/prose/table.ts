import {visibleText} from '../../source-map/targets';

const delimiterRow = /^\|(?: *:?-+:? *\|)+$/;

/** What the cells of a table in Markdown say, row by row; nothing for other Markdown. */
export function cellsOf(markdown: string): string[][] {
  const [head = '', delimiters = '', ...rows] = markdown.split('\n').map((line) => line.trim());
  return delimiterRow.test(delimiters)
    ? [head, ...rows].map((row) =>
        row
          .replace(/^\||\|$/g, '')
          .split(/(?<!\\)\|/)
          .map((cell) => visibleText(cell.trim())),
      )
    : [];
}
