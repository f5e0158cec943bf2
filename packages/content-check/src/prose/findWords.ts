import type {Diagnostic, TextRange} from '../Diagnostic';
import {withoutAddresses} from './addresses';
import {isNameAt, isSurelyNameAt} from './nameWords';
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
    /** Whether what's around it leaves no doubt that it's a name. */
    isSurelyName: () => boolean;
    /** Whether it's part of a compound with hyphens, such as `thon` in `vibe-a-thon`. */
    isPart: boolean;
  };

const isPartAt = (text: string, found: string, start: number): boolean =>
  /[\p{L}\p{N}]-$/u.test(text.slice(Math.max(start - 2, 0), start)) ||
  /^-[\p{L}\p{N}]/u.test(text.slice(start + found.length, start + found.length + 2));

/** The places of each word, by the word as it's written, without a possessive ending. */
export function findWords(proses: readonly Prose[], minChars: number): Map<string, WordPlace[]> {
  const places = new Map<string, WordPlace[]>();
  for (const {file, text} of proses) {
    for (const {0: whole, index: start} of withoutAddresses(text).matchAll(word)) {
      const found = whole.replace(/['’]s$/, '');
      if (found.length >= minChars) {
        const {line, column} = file.diagnostic(start, {message: ''});
        const place = {
          ...{file: file.path, line, column, start, end: start + found.length},
          isName: () => isNameAt(text, found, start),
          isSurelyName: () => isSurelyNameAt(text, found, start),
          isPart: isPartAt(text, found, start),
        };
        const known = places.get(found);
        if (known) {
          known.push(place);
        } else {
          places.set(found, [place]);
        }
      }
    }
  }
  return places;
}
