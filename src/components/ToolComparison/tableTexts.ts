/** The texts of the visible cells of a table, row by row. */
export const textsOf = (table: HTMLTableElement): string[][] =>
  Array.from(table.rows)
    .filter((row) => !row.hidden)
    .map((row) =>
      Array.from(row.cells)
        .filter((cell) => !cell.hidden)
        .map((cell) => cell.textContent.replace(/\s+/g, ' ').trim()),
    );

/** Spreadsheets run text that starts with one of these as a formula, unless an apostrophe precedes it. */
const formula = /^[=+\-@\t\r]/;

/** A CSV file as in RFC 4180. It starts with a byte order mark, so that Excel reads it as UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows
    .map((cells) =>
      cells.map((text) => `"${text.replace(formula, "'$&").replaceAll('"', '""')}"`).join(','),
    )
    .join('\r\n')}\r\n`;

/** A table in Markdown, for everything that takes plain text. */
export const toMarkdown = (rows: readonly (readonly string[])[]): string =>
  rows
    .toSpliced(1, 0, rows[0]?.map(() => '---') ?? [])
    .map((cells) => `| ${cells.map((text) => text.replace(/[\\|]/g, '\\$&')).join(' | ')} |\n`)
    .join('');

/** A plain table in HTML, for word processors and e-mail. */
export function toHtml(rows: readonly (readonly string[])[]): string {
  const table = document.createElement('table');
  rows.forEach((cells, index) => {
    const row = table.insertRow();
    cells.forEach((text) => {
      row.appendChild(document.createElement(index ? 'td' : 'th')).textContent = text;
    });
  });
  return table.outerHTML;
}
