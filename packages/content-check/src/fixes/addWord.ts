import {SourceFile} from '../SourceFile';

const {compare} = new Intl.Collator('en');

/**
 * Adds a word to a list with one word per line, before the first word that sorts after it. All
 * other lines stay as they are.
 *
 * @param contents what the list's file contains; `#` starts a comment
 */
export function addWord(contents: string, word: string): string {
  const file = new SourceFile('', contents);
  const {text} = file;
  const lineEnd = /\r?\n/.exec(text)?.[0] ?? '\n';
  const entries = Array.from(text.matchAll(/^[^#\r\n]+/gm), ({0: entry, index}) => ({
    entry: entry.trim(),
    index,
  })).filter(({entry}) => entry !== '');
  if (entries.some(({entry}) => entry === word)) {
    return contents;
  }
  const next = entries.find(({entry}) => compare(entry, word) > 0);
  if (next) {
    return file.contentsWith(
      `${text.slice(0, next.index)}${word}${lineEnd}${text.slice(next.index)}`,
    );
  }
  const gap = text === '' || text.endsWith('\n') ? '' : lineEnd;
  return file.contentsWith(`${text}${gap}${word}${lineEnd}`);
}
