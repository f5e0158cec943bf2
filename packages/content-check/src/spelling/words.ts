import type {Range} from '../Diagnostic';
import {either} from '../characters';
import type {SourceFile} from '../SourceFile';
import type {Prose} from './prose';

const accountOrColor = /(?<!\w)[@#]\w[\w-]*/;
const emailAddress = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const webAddress = /(?:https?:\/\/|www\.)[^\s\0<>]+/;
const nameOfPicture = /\b(?:IMG|DSCN?|PXL|MVI)[_-]\d+/;

/** The ends of the names of sites and files. */
const endings = [
  'com|org|net|io|dev|ai|app|edu|gov',
  'ts|tsx|mdx?|ya?ml|json|css|html|pdf|docx?|pptx?|xlsx?',
  'png|jpe?g|gif|svg|webp|avif|heic',
].join('|');
const siteOrFile = new RegExp(
  String.raw`(?<![\w.-])[\w-]+(?:\.[\w-]+)*\.(?:${endings})(?!\w)(?:\/[^\s\0]*)?`,
);

const address = either('gi', accountOrColor, emailAddress, webAddress, siteOrFile, nameOfPicture);

/** Replaces addresses by spaces: they aren't words. */
const withoutAddresses = (text: string): string =>
  text.replace(address, (found) => ' '.repeat(found.length));

/** A word in Latin letters, with apostrophes in it: the dictionaries are English only. */
const word =
  /(?<![\p{L}\p{M}\p{N}])\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’][\p{Script=Latin}\p{M}]+)*(?![\p{L}\p{M}\p{N}])/gu;

export const asInDictionary = (found: string): string => found.replaceAll('’', "'");

/** The words of a text that are in a dictionary if they are right. */
export const wordsIn = (text: string): string[] =>
  Array.from(text.matchAll(word), ([found]) => asInDictionary(found));

/** Where a word is. */
type WordPlace = Range & {file: SourceFile};

/** Shorter words are usually abbreviations. */
const MIN_WORD_CHARS = 3;

/** What is longer, or has more apostrophes, is no word, and the dictionaries take forever to tell. */
const MAX_WORD_CHARS = 60;
const MAX_APOSTROPHES = 3;

const canBeWord = (found: string): boolean =>
  found.length >= MIN_WORD_CHARS &&
  found.length <= MAX_WORD_CHARS &&
  found.split(/['’]/).length - 1 <= MAX_APOSTROPHES;

/** The places of each word, by the word as it's written, without a possessive ending. */
export function findWords(proses: readonly Prose[]): Map<string, WordPlace[]> {
  const places = new Map<string, WordPlace[]>();
  for (const {file, text} of proses) {
    for (const {0: whole, index: start} of withoutAddresses(text).matchAll(word)) {
      const found = whole.replace(/['’]s$/, '');
      if (canBeWord(found)) {
        const known = places.get(found) ?? [];
        known.push({file, start, end: start + found.length});
        places.set(found, known);
      }
    }
  }
  return places;
}
