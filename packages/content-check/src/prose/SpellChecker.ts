import type {Diagnostic} from '../Diagnostic';
import {otherPlaces} from '../mergePlaces';
import {sentences} from '../suggest';
import {asInDictionary, findWords} from './findWords';
import type {WordPlace} from './findWords';
import {loadDictionaries} from './loadDictionaries';
import type {Dictionaries} from './loadDictionaries';
import {isAcronym, isBrand, isForeignName} from './nameWords';
import type {Prose} from './Prose';
import {isNearTerm, suggest} from './suggestWords';

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
    const unknown = await findUnknown(Array.from(places.keys(), asInDictionary));
    if (unknown.size === 0) {
      return [];
    }
    const more = new Set(findMoreWords());
    const [all, terms] = await Promise.all([loadAll(), loadTerms()]);
    return Array.from(places).flatMap(([found, wordPlaces]): Diagnostic[] => {
      const written = asInDictionary(found);
      if (!unknown.has(written) || more.has(written)) {
        return [];
      }
      const isName = isForeignName(found) || looksLikeName(found, places);
      if (isName && !everyName && (isForeignName(found) || !isNearTerm(written, terms))) {
        return [];
      }
      const suggestions = suggest(written, all);
      const severity = suggestions.isLikely && !isName ? 'error' : 'warning';
      return this.#diagnostic(found, severity, wordPlaces, suggestions);
    });
  }

  #diagnostic(
    found: string,
    severity: Diagnostic['severity'],
    [first, ...others]: readonly WordPlace[],
    {question, words}: ReturnType<typeof suggest>,
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
        message: `"${found}" isn't in the dictionary.`,
        hint: sentences(question, advice, otherPlaces(file, others)),
        suggestions: words.map((text) => ({start, end, text})),
        repeats: others.map((other) => ({file: other.file, start: other.start, end: other.end})),
        unknownWord: asInDictionary(found),
      },
    ];
  }
}

/** Whether a word looks like a name in one place, and in none like another word. */
function looksLikeName(found: string, places: ReadonlyMap<string, readonly WordPlace[]>): boolean {
  return (
    isAcronym(found) ||
    isBrand(found) ||
    (!places.has(found.toLowerCase()) && (places.get(found) ?? []).some(({isName}) => isName()))
  );
}
