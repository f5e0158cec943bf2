import type {Diagnostic, TextRange} from '../Diagnostic';
import {otherPlaces} from '../mergePlaces';
import {sentences} from '../suggest';
import {withoutAddresses} from './addresses';
import {loadDictionaries} from './loadDictionaries';
import type {Dictionaries} from './loadDictionaries';
import type {Prose} from './Prose';
import {suggest} from './suggestWords';

/** A word in Latin letters, with apostrophes in it: the dictionaries are English only. */
const word =
  /(?<![\p{L}\p{M}\p{N}])\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’][\p{Script=Latin}\p{M}]+)*(?![\p{L}\p{M}\p{N}])/gu;

const asInDictionary = (found: string): string => found.replaceAll('’', "'");

/** The words of a text that are in a dictionary if they are right. */
export const wordsIn = (text: string): string[] =>
  Array.from(text.matchAll(word), ([found]) => asInDictionary(found));

/** Finds words that are in no dictionary. */
export class SpellChecker {
  readonly #load: () => Promise<Dictionaries>;
  readonly #wordsFile: string;
  #dictionaries: Promise<Dictionaries> | undefined;

  /**
   * @param configFile a configuration of cspell
   * @param words that are right although the dictionaries lack them
   * @param wordsFile where authors add words
   */
  constructor(configFile: string, words: readonly string[], wordsFile: string) {
    this.#load = () => loadDictionaries(configFile, words);
    this.#wordsFile = wordsFile;
  }

  /** @returns one diagnostic for each unknown word, at its first place */
  async check(proses: readonly Prose[]): Promise<Diagnostic[]> {
    this.#dictionaries ??= this.#load();
    const {minWordChars, findUnknown, loadAll} = await this.#dictionaries;
    const places = new Map<string, Place[]>();
    for (const {file, text} of proses) {
      for (const {0: found, index} of withoutAddresses(text).matchAll(word)) {
        if (found.length >= minWordChars) {
          const {line, column} = file.diagnostic(index, {message: ''});
          const place = {
            file: file.path,
            line,
            column,
            start: index,
            end: index + found.length,
            isName: isName(text, found, index),
          };
          places.set(found, [...(places.get(found) ?? []), place]);
        }
      }
    }
    const unknown = await findUnknown(Array.from(places.keys(), asInDictionary));
    if (unknown.size === 0) {
      return [];
    }
    const dictionary = await loadAll();
    return Array.from(places).flatMap(([found, [first, ...others]]): Diagnostic[] => {
      const written = asInDictionary(found);
      if (!first || !unknown.has(written)) {
        return [];
      }
      const {file, line, column, start, end} = first;
      const {question, words, isLikely} = suggest(written, dictionary);
      const advice = `If it's right, add it to ${this.#wordsFile}.`;
      return [
        {
          file,
          line,
          column,
          severity: isLikely && !first.isName ? 'error' : 'warning',
          message: `"${found}" isn't in the dictionary.`,
          hint: sentences(question, advice, otherPlaces(file, others)),
          suggestions: words.map((text) => ({start, end, text})),
          repeats: others.map((other) => ({file: other.file, start: other.start, end: other.end})),
          unknownWord: written,
        },
      ];
    });
  }
}

/** Where a word is, and whether it looks like a name there. */
type Place = Pick<Diagnostic, 'file' | 'line' | 'column'> & TextRange & {isName: boolean};

/** Whether a word looks like an acronym, or like a name because of a capital letter in a sentence. */
function isName(text: string, found: string, index: number): boolean {
  const isSentenceStart = /(?:^|[.!?:…\0\n|])["“‘(\[\s*_#>-]*$/.test(
    text.slice(Math.max(index - 20, 0), index),
  );
  return /^.+\p{Lu}/u.test(found) || (/^\p{Lu}/u.test(found) && !isSentenceStart);
}
