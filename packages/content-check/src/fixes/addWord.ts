const {compare} = new Intl.Collator('en');

const wordOf = (line: string): string => line.replace(/#.*/, '').trim();

/**
 * Adds a word to a list with one word per line, before the first word that sorts after it. All
 * other lines stay as they are.
 *
 * @param contents what the list's file contains; `#` starts a comment
 */
export function addWord(contents: string, word: string): string {
  const lineEnd = /\r?\n/.exec(contents)?.[0] ?? '\n';
  const lines = contents.replace(/(?<=[^\n])$/, lineEnd).split(/(?<=\n)/);
  const index = lines.findIndex((line) => wordOf(line) !== '' && compare(wordOf(line), word) > 0);
  const end = index === -1 ? lines.length : index;
  return lines.some((line) => wordOf(line) === word)
    ? contents
    : [...lines.slice(0, end), word, lineEnd, ...lines.slice(end)].join('');
}
