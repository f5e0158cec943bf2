import type {Diagnostic} from '../Diagnostic';
import {otherPlaces} from '../mergePlaces';
import {capitalize} from '../sameText';
import {sentences} from '../suggest';
import {asInDictionary, findWords} from './findWords';
import type {WordPlace} from './findWords';
import {judgeWord} from './judgeWord';
import type {Verdict} from './judgeWord';
import {loadDictionaries} from './loadDictionaries';
import type {Dictionaries} from './loadDictionaries';
import {isAcceptedMisspelling} from './misspellings';
import type {Prose} from './Prose';

export type SpellCheckerOptions = {
  /** A configuration of cspell. */
  configFile: string;
  /** Words that are right although the dictionaries lack them. */
  words: readonly string[];
  /** More such words, which take time to find. */
  findMoreWords: () => readonly string[];
  /** Where authors add words. */
  wordsFile: string;
  /** Whether to report names that nothing speaks against, too. */
  everyName: boolean;
};

/** Finds words that are in no dictionary. */
export class SpellChecker {
  readonly #options: SpellCheckerOptions;
  #dictionaries: Promise<Dictionaries> | undefined;

  constructor(options: SpellCheckerOptions) {
    this.#options = options;
  }

  /**
   * Reports unknown words. A name that isn't close to a known one can't be judged, so it's skipped.
   *
   * @returns one diagnostic for each word, at its first place
   */
  async check(proses: readonly Prose[]): Promise<Diagnostic[]> {
    const {configFile, words, findMoreWords, everyName} = this.#options;
    this.#dictionaries ??= loadDictionaries(configFile, words);
    const {minWordChars, findUnknown, loadAll, loadTerms} = await this.#dictionaries;
    const places = findWords(proses, minWordChars);
    const own = new Set(words);
    const isName = (found: string) => places.get(found)?.some((place) => place.isName());
    const isSuspect = (found: string) =>
      !own.has(asInDictionary(found)) &&
      isAcceptedMisspelling(asInDictionary(found)) &&
      !isName(found);
    const unknown = await findUnknown(Array.from(places.keys(), asInDictionary));
    const written = Array.from(places.keys()).filter(
      (found) => unknown.has(asInDictionary(found)) || isSuspect(found),
    );
    if (written.length === 0) {
      return [];
    }
    const more = new Set(findMoreWords());
    const dictionaries = {all: await loadAll(), terms: await loadTerms()};
    return written
      .filter((found) => !more.has(asInDictionary(found)))
      .flatMap((found): Diagnostic[] => {
        // The lowercase word's message names this place, too.
        const lowercase = found.toLowerCase();
        if (found !== lowercase && written.includes(lowercase)) {
          return [];
        }
        const capitalized = capitalize(found);
        const others = found === capitalized ? [] : (places.get(capitalized) ?? []);
        const verdict = judgeWord(found, {places, dictionaries, everyName});
        const isKnown = !unknown.has(asInDictionary(found));
        return verdict
          ? this.#diagnostic(
              found,
              [...(places.get(found) ?? []), ...others.map(asCapitalized)],
              isKnown ? {...verdict, severity: 'warning', isKnown} : verdict,
            )
          : [];
      });
  }

  #diagnostic(
    found: string,
    [first, ...others]: readonly (WordPlace & {isCapitalized?: boolean})[],
    {severity, question, words, isKnown}: Verdict & {isKnown?: boolean},
  ): Diagnostic[] {
    if (!first) {
      return [];
    }
    const {file, line, column, start, end} = first;
    const advice = `If it's right, add it to ${this.#options.wordsFile}.`;
    return [
      {
        file,
        line,
        column,
        severity,
        message: `"${found}" ${isKnown ? 'is usually a misspelling' : "isn't in the dictionary"}.`,
        hint: sentences(question, advice, otherPlaces(file, others)),
        suggestions: words.map((text) => ({start, end, text})),
        repeats: others.map((other) => ({
          ...{file: other.file, start: other.start, end: other.end},
          ...(other.isCapitalized && {isCapitalized: true}),
        })),
        unknownWord: asInDictionary(found),
      },
    ];
  }
}

const asCapitalized = (place: WordPlace) => ({...place, isCapitalized: true});
