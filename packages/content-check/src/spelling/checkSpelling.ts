import {cuss} from 'cuss';
import type {Diagnostic} from '../Diagnostic';
import {capitalize, sentences} from '../suggest';
import {loadDictionaries} from './dictionaries';
import type {Dictionary} from './dictionaries';
import type {Prose} from './prose';
import {asInDictionary, findWords} from './words';

const MAX_SUGGESTIONS = 3;
/** More than are shown, since some aren't fit to be. */
const MAX_CANDIDATES = 8;

/** How long the search for suggestions can take: for a word, and for all of a site. */
const MAX_SUGGESTION_MS = 200;
const MAX_SUGGESTIONS_MS = 1000;

/** What cspell counts for two swapped letters or a doubled one, and for one that's missing or wrong. */
const MAX_SWAP_COST = 80;
const LETTER_COST = 100;

/** In shorter words, one wrong letter makes another word. */
const MIN_CLOSE_CHARS = 8;
const MIN_PART_CHARS = 3;

/** Whether a word is never suggested; `cuss` rates each by how likely it offends. */
const isOffensive = (word: string): boolean => (cuss[word.toLowerCase()] ?? 0) > 0;

const isCapitalized = (word: string): boolean => /\p{Lu}/u.test(word);

/** A word with the capital letters of another one. */
function inCaseOf(written: string, word: string): string {
  const isUpper = /^\p{Lu}+s?$/u.test(written);
  return isUpper ? word.toUpperCase() : /^\p{Lu}/u.test(written) ? capitalize(word) : word;
}

/** Whether a word is made of two known ones, such as `scatterplot` or `preheater`. */
const isCompound = (word: string, dictionary: Dictionary): boolean =>
  Array.from(word, (_, index) => [word.slice(0, index), word.slice(index)]).some((parts) =>
    parts.every(
      (part) =>
        part.length >= MIN_PART_CHARS &&
        (dictionary.has(part) || dictionary.has(part.replace(/s$/, ''))),
    ),
  );

/**
 * What an unknown word can stand for; undefined when it's probably right.
 *
 * @param canSearch whether to look for similar words, not only in the list of common misspellings
 */
function meantWords(
  written: string,
  dictionary: Dictionary,
  canSearch: boolean,
): string[] | undefined {
  if (/^\p{Lu}+$/u.test(written)) {
    return undefined;
  }
  // Those for a common misspelling.
  const preferred = dictionary.getPreferredSuggestions?.(written) ?? [];
  const found = canSearch
    ? dictionary.suggest(written, {
        numSuggestions: MAX_CANDIDATES,
        numChanges: 2,
        compoundMethod: 0,
        timeout: MAX_SUGGESTION_MS,
      })
    : [];
  const fit = found.filter(
    ({word}) =>
      !/[\s']/.test(word) && word.toLowerCase() !== written.toLowerCase() && !isOffensive(word),
  );
  const suggestions = Array.from(
    new Set((preferred.length > 0 ? preferred : fit).map(({word}) => inCaseOf(written, word))),
  ).slice(0, MAX_SUGGESTIONS);
  const [{word: closest, cost} = {word: '', cost: Infinity}] = fit;
  const isTypo =
    // A letter that English lacks makes a name, and three letters are usually an acronym.
    (cost <= MAX_SWAP_COST && /^[a-z]{4,}$/i.test(written)) ||
    (cost === LETTER_COST &&
      written.length >= MIN_CLOSE_CHARS &&
      // Names can differ in a letter, and forms of a word at its end.
      !isCapitalized(closest) &&
      closest.slice(-2) === written.slice(-2).toLowerCase());
  const isWrong = preferred.length > 0 || isTypo;
  const isRight = !isWrong && (isCapitalized(written) || isCompound(written, dictionary));
  return isRight ? undefined : suggestions;
}

type SpellingOptions = {
  /** A configuration of cspell. */
  configFile: string;
  /** Words that are right although the dictionaries lack them. */
  words: readonly string[];
  /** Where authors add words. */
  wordsFile: string;
};

/**
 * Warns about unknown words. One with a capital letter can be a name, unless it's a common
 * misspelling.
 */
export async function checkSpelling(
  proses: readonly Prose[],
  {configFile, words, wordsFile}: SpellingOptions,
): Promise<Diagnostic[]> {
  const {findUnknown, loadAll} = await loadDictionaries(configFile, words);
  const places = findWords(proses);
  const unknown = await findUnknown(Array.from(places.keys(), asInDictionary));
  const found = Array.from(places).filter(([written]) => unknown.has(asInDictionary(written)));
  if (found.length === 0) {
    return [];
  }
  const dictionary = await loadAll();
  const deadline = performance.now() + MAX_SUGGESTIONS_MS;
  return found.flatMap(([written, own]) => {
    const word = asInDictionary(written);
    const canSearch = !isCapitalized(written) && performance.now() < deadline;
    const suggestions = meantWords(word, dictionary, canSearch);
    if (!suggestions) {
      return [];
    }
    const choice = new Intl.ListFormat('en', {type: 'disjunction'}).format(
      suggestions.map((suggestion) => `"${suggestion}"`),
    );
    return own.map(({file, start, end}) =>
      file.diagnostic({
        offset: start,
        severity: 'warning',
        message: `"${written}" isn't in the dictionary.`,
        hint: sentences(
          choice && `Did you mean ${choice}?`,
          `If it's right, add it to ${wordsFile}.`,
        ),
        suggestions: suggestions.map((text) => ({start, end, text})),
        unknownWord: word,
      }),
    );
  });
}
