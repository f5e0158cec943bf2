import type * as Cspell from 'cspell-lib';
import type {Diagnostic} from '../Diagnostic';
import {sentences} from '../suggest';
import {withoutAddresses} from './addresses';
import type {Prose} from './Prose';

const dictionaries = ['en_us', 'softwareTerms', 'companies'];

type Dictionary = Awaited<ReturnType<typeof Cspell.getDictionary>>;

/** Loaded on first use, since loading it is slow. */
const loadCspell = (): Promise<typeof Cspell> => import('cspell-lib');

/** American English, software terms, company names, and the site's own words. */
async function loadDictionary(words: readonly string[]): Promise<Dictionary> {
  const {finalizeSettings, getDefaultBundledSettingsAsync, getDictionary, mergeSettings} =
    await loadCspell();
  const settings = mergeSettings(await getDefaultBundledSettingsAsync(), {
    language: 'en',
    words: [...words],
  });
  return getDictionary(finalizeSettings({...settings, dictionaries, languageSettings: []}));
}

/** Shorter words are usually abbreviations. */
const MIN_WORD_CHARS = 3;

/** A word in Latin letters, with apostrophes in it: the dictionary is English only. */
const word =
  /(?<![\p{L}\p{M}\p{N}])\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’][\p{Script=Latin}\p{M}]+)*(?![\p{L}\p{M}\p{N}])/gu;

/** An ending that a right word can have: `team's`, `POCs`. */
const ending = /(?:'s|(?<=s)'|(?<=^[A-Z]{2,})s)$/;

/** Finds words that are in no dictionary. */
export class SpellChecker {
  readonly #words: readonly string[];
  readonly #wordsFile: string;
  #dictionary: Promise<Dictionary> | undefined;

  /**
   * @param words that are right although the dictionary lacks them
   * @param wordsFile where authors add words
   */
  constructor(words: readonly string[], wordsFile: string) {
    this.#words = words;
    this.#wordsFile = wordsFile;
  }

  async check({file, text}: Prose): Promise<Diagnostic[]> {
    this.#dictionary ??= loadDictionary(this.#words);
    const dictionary = await this.#dictionary;
    const isKnown = (written: string) =>
      dictionary.has(written) || dictionary.has(written.replace(ending, ''));
    return Array.from(withoutAddresses(text).matchAll(word)).flatMap(({0: found, index}) => {
      const written = found.replaceAll('’', "'");
      return written.length < MIN_WORD_CHARS || isKnown(written)
        ? []
        : [
            file.diagnostic(index, {
              message: `"${found}" isn't in the dictionary.`,
              hint: sentences(
                suggestionsFor(written, dictionary),
                `If it's right, add it to ${this.#wordsFile}.`,
              ),
            }),
          ];
    });
  }
}

const MAX_SUGGESTIONS = 3;

/** `Did you mean "before" or "befog"?`, with the word's own capital letter. */
function suggestionsFor(written: string, dictionary: Dictionary): string | undefined {
  const isCapital = /^\p{Lu}/u.test(written);
  const suggestions = dictionary.suggest(written, {numSuggestions: MAX_SUGGESTIONS});
  const words = suggestions.map(({word: other}) =>
    isCapital ? other.charAt(0).toUpperCase() + other.slice(1) : other,
  );
  const choice = new Intl.ListFormat('en', {type: 'disjunction'}).format(
    Array.from(new Set(words), (other) => `"${other}"`),
  );
  return choice && `Did you mean ${choice}?`;
}
