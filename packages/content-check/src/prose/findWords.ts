import type {Diagnostic, TextRange} from '../Diagnostic';
import {withoutAddresses} from './addresses';
import {isNameAt} from './nameWords';
import type {Prose} from './Prose';

/** A word in Latin letters, with apostrophes in it: the dictionaries are English only. */
const word =
  /(?<![\p{L}\p{M}\p{N}])\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’][\p{Script=Latin}\p{M}]+)*(?![\p{L}\p{M}\p{N}])/gu;

export const asInDictionary = (found: string): string => found.replaceAll('’', "'");

/** The words of a text that are in a dictionary if they are right. */
export const wordsIn = (text: string): string[] =>
  Array.from(text.matchAll(word), ([found]) => asInDictionary(found));

/** Where a word is. */
export type WordPlace = Pick<Diagnostic, 'file' | 'line' | 'column'> &
  TextRange & {
    /** Whether it looks like a name there, because of a capital letter in a sentence. */
    isName: () => boolean;
  };

/** The places of each word, by the word as it's written, without a possessive ending. */
export function findWords(proses: readonly Prose[], minChars: number): Map<string, WordPlace[]> {
  const places = new Map<string, WordPlace[]>();
  for (const {file, text} of proses) {
    for (const {0: whole, index: start} of withoutAddresses(text).matchAll(word)) {
      const found = whole.replace(/['’]s$/, '');
      if (found.length >= minChars) {
        const {line, column} = file.diagnostic(start, {message: ''});
        const isName = () => isNameAt(text, found, start);
        const place = {file: file.path, line, column, start, end: start + found.length, isName};
        places.set(found, [...(places.get(found) ?? []), place]);
      }
    }
  }
  return places;
}
