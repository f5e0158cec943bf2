import type * as Cspell from 'cspell-lib';
import type {Problem} from '../problem';
import {withoutAddresses} from './addresses';
import type {Prose} from './Prose';

/** Where an author adds words, one a line. */
export const wordsFile = 'docs-content/words.txt';

/** Where an author adds names as their makers write them, one a line. */
export const namesFile = 'docs-content/names.txt';

const dictionaries = ['en_us', 'softwareTerms', 'companies'];

type Dictionary = Awaited<ReturnType<typeof Cspell.getDictionary>>;

/** The package is loaded when there is something to check: that takes a while. */
const loadCspell = (): Promise<typeof Cspell> => import('cspell-lib');

/** American English, the words of our field, and those of the site. */
async function loadDictionary(words: readonly string[]): Promise<Dictionary> {
  const {finalizeSettings, getDefaultBundledSettingsAsync, getDictionary, mergeSettings} =
    await loadCspell();
  const settings = mergeSettings(await getDefaultBundledSettingsAsync(), {
    language: 'en',
    words: [...words],
  });
  return getDictionary(finalizeSettings({...settings, dictionaries, languageSettings: []}));
}

/** Shorter ones are mostly abbreviations. */
const shortestWord = 3;

/** A word, with an apostrophe in it: the dictionary knows English alone, so only in its letters. */
const word =
  /(?<![\p{L}\p{M}\p{N}])\p{Script=Latin}[\p{Script=Latin}\p{M}]*(?:['’][\p{Script=Latin}\p{M}]+)*(?![\p{L}\p{M}\p{N}])/gu;

/** `team's` and `POCs` are as right as `team` and `POC`. */
const ending = /(?:'s|(?<=s)'|(?<=^[A-Z]{2,})s)$/;

/** Finds words that are in no dictionary. */
export class SpellChecker {
  readonly #words: readonly string[];
  #dictionary: Promise<Dictionary> | undefined;

  /** @param words what is right besides the dictionary */
  constructor(words: readonly string[]) {
    this.#words = words;
  }

  async check({file, text}: Prose): Promise<Problem[]> {
    this.#dictionary ??= loadDictionary(this.#words);
    const dictionary = await this.#dictionary;
    const isKnown = (written: string) =>
      dictionary.has(written) || dictionary.has(written.replace(ending, ''));
    return Array.from(withoutAddresses(text).matchAll(word)).flatMap(({0: found, index}) => {
      const written = found.replaceAll('’', "'");
      return written.length < shortestWord || isKnown(written)
        ? []
        : [
            file.problem(index, {
              message: `"${found}" is not in the dictionary.`,
              mend: mendOf(written, dictionary),
            }),
          ];
    });
  }
}

const mostSuggestions = 3;

/** `Did you mean "before" or "befog"?`, in the letters that the word begins with. */
function mendOf(written: string, dictionary: Dictionary): string {
  const isCapital = /^\p{Lu}/u.test(written);
  const suggestions = dictionary.suggest(written, {numSuggestions: mostSuggestions});
  const words = suggestions.map(({word: other}) =>
    isCapital ? other.charAt(0).toUpperCase() + other.slice(1) : other,
  );
  const choice = new Intl.ListFormat('en', {type: 'disjunction'}).format(
    Array.from(new Set(words), (other) => `"${other}"`),
  );
  const add = `If it is right, add a line with it to ${wordsFile}.`;
  return choice ? `Did you mean ${choice}? ${add}` : add;
}
