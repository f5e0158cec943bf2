/** Text as code, as Markdown writes it. */
export const code = (text: string): string => `\`${text}\``;

/** Several texts as code, one after the other. */
export const codes = (texts: readonly string[]): string => texts.map(code).join(', ');

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** A table, of which each row has as many cells as the head. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** Parts of a text with an empty line between each two; those that are empty are left out. */
export const paragraphs = (parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n');
