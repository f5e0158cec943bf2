import {textsOf, toCsv, toHtml, toMarkdown} from './tableTexts';

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
