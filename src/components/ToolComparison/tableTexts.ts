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

/** Copies what a table shows, to paste as a table where that is possible, and else as Markdown. */
export async function copyTable(table: HTMLTableElement): Promise<void> {
  const rows = textsOf(table);
  await navigator.clipboard.write([
    new ClipboardItem(
      Object.fromEntries(
        Object.entries({'text/html': toHtml(rows), 'text/plain': toMarkdown(rows)}).map(
          ([type, text]) => [type, new Blob([text], {type})],
        ),
      ),
    ),
  ]);
}

/** Saves what a table shows as a CSV file. */
export function downloadCsv(table: HTMLTableElement, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([toCsv(textsOf(table))], {type: 'text/csv'}));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
