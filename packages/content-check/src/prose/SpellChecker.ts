import type * as Cspell from 'cspell-lib';
import type {Diagnostic} from '../Diagnostic';
import {sentences} from '../suggest';
import {withoutAddresses} from './addresses';
import type {Prose} from './Prose';

type Dictionary = Awaited<ReturnType<typeof Cspell.getDictionary>>;

type Speller = {dictionary: Dictionary; minWordChars: number};

/** Loaded on first use, since loading it is slow. */
const loadCspell = (): Promise<typeof Cspell> => import('cspell-lib');

/**
 * @param configFile a configuration of cspell, whose own word lists aren't used: cspell would keep
 *   them in memory, and not notice a new word
 */
async function loadSpeller(configFile: string, words: readonly string[]): Promise<Speller> {
  const cspell = await loadCspell();
  const [bundled, own] = await Promise.all([
    cspell.getDefaultBundledSettingsAsync(),
    cspell.loadConfig(configFile),
  ]);
  const {dictionaries = [], dictionaryDefinitions = [], minWordLength = MIN_WORD_CHARS} = own;
  const lists = dictionaryDefinitions.map(({name}) => name);
  const settings = cspell.mergeSettings(bundled, {language: own.language, words: [...words]});
  const dictionary = await cspell.getDictionary(
    cspell.finalizeSettings({
      ...settings,
      dictionaries: dictionaries.filter((name) => !lists.includes(name)),
      languageSettings: [],
    }),
  );
  return {dictionary, minWordChars: minWordLength};
}

/** Shorter words are usually abbreviations, unless the configuration says otherwise. */
const MIN_WORD_CHARS = 3;

/** A word in Latin letters, with apostrophes in it: the dictionary is English only. */
const word =
  /(?<![\p{L}\p{M}\p{N}])\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’][\p{Script=Latin}\p{M}]+)*(?![\p{L}\p{M}\p{N}])/gu;

/** An ending that a right word can have: `team's`, `POCs`. */
const ending = /(?:'s|(?<=s)'|(?<=^[A-Z]{2,})s)$/;

/** Finds words that are in no dictionary. */
export class SpellChecker {
  readonly #configFile: string;
  readonly #words: readonly string[];
  readonly #wordsFile: string;
  #speller: Promise<Speller> | undefined;

  /**
   * @param configFile a configuration of cspell
   * @param words that are right although the dictionary lacks them
   * @param wordsFile where authors add words
   */
  constructor(configFile: string, words: readonly string[], wordsFile: string) {
    this.#configFile = configFile;
    this.#words = words;
    this.#wordsFile = wordsFile;
  }

  async check({file, text}: Prose): Promise<Diagnostic[]> {
    this.#speller ??= loadSpeller(this.#configFile, this.#words);
    const {dictionary, minWordChars} = await this.#speller;
    const isKnown = (written: string) =>
      dictionary.has(written) || dictionary.has(written.replace(ending, ''));
    return Array.from(withoutAddresses(text).matchAll(word)).flatMap(({0: found, index}) => {
      const written = found.replaceAll('’', "'");
      return written.length < minWordChars || isKnown(written)
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
