/** A Markdown table whose first column is text and whose others are numbers. */
export function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** Bytes as kB of 1,000 bytes. */
export const kB = (bytes: number, digits = 2): string => (bytes / 1000).toFixed(digits);

export const verdict = (met: boolean): string => (met ? 'met' : '**not met**');
