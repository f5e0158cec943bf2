/** What readers hardly tell apart is the same: capital letters, spaces and kinds of quotes. */
export const simplified = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether two values are texts that differ at most in capital letters and spaces. */
export const sameText = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string' && simplified(a) === simplified(b);

export const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
