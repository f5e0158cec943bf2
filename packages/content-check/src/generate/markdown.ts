export const code = (text: string): string => `\`${text}\``;

/** `` `a`, `b`, `c` `` */
export const codes = (texts: readonly string[]): string => texts.map(code).join(', ');

/** A fenced block of code, which may contain such blocks. */
export function fence(language: string, text: string): string {
  const ticks = text.includes('```') ? '````' : '```';
  return `${ticks}${language}\n${text}\n${ticks}`;
}

/** Text in which MDX would otherwise see a tag or an expression; code in backticks stays as it is. */
export const escapeMdx = (text: string): string =>
  text.replace(/`[^`]*`|[<{]/g, (found) => (found.length === 1 ? `\\${found}` : found));

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** Joins blocks of Markdown with an empty line, skipping empty ones. */
export const paragraphs = (blocks: readonly (string | undefined)[]): string =>
  blocks.filter(Boolean).join('\n\n');
