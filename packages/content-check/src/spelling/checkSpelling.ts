import {distance} from 'fastest-levenshtein';
import type {ProblemDetails} from '../Diagnostic';
import type {SiteProblem} from '../model/Content';
import {capitalize, sentences} from '../suggest';
import {loadDictionaries} from './dictionaries';
import type {Dictionary} from './dictionaries';
import type {Prose} from './prose';
import {asInDictionary, findWords, withoutAddresses} from './words';
import type {WordPlace} from './words';

const MAX_SUGGESTIONS = 3;
/** More than are shown, since some aren't fit to be. */
const MAX_CANDIDATES = 8;

/** In shorter words, one wrong letter makes another word, and in shorter names, another name. */
const MIN_CLOSE_CHARS = 8;
const MIN_NAME_CHARS = 7;
const MIN_SWAP_CHARS = 4;
const MIN_PART_CHARS = 3;

/** A word that's written this often is meant that way. */
const MIN_MEANT_PLACES = 3;

/** `CISO`, `SonarQube` or `Łódź`. A long word in capitals is an ordinary word: `SHIPPING`. */
const isNamed = (written: string): boolean =>
  /^\p{Lu}{2,5}s?$|\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(written) ||
  (/^\p{Lu}/u.test(written) && /[^\0-\x7F]/.test(written));

/** Whether two neighboring letters are swapped. */
const isSwap = (a: string, b: string): boolean =>
  a.length === b.length &&
  Array.from(
    a,
    (_, index) => a.slice(0, index) + a.charAt(index + 1) + a.charAt(index) + a.slice(index + 2),
  ).includes(b);

/** Whether a word is most likely another one with a typing mistake inside, not a form of it. */
function isTypo(written: string, word: string, minChars: number): boolean {
  const [a, b] = [written.toLowerCase(), word.toLowerCase()];
  return (
    (a.length >= MIN_SWAP_CHARS && a !== b && isSwap(a, b)) ||
    (a.length >= minChars &&
      distance(a, b) === 1 &&
      a.slice(0, 2) === b.slice(0, 2) &&
      a.slice(-2) === b.slice(-2))
  );
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

/** A word with the capital letters of another one. */
const inCaseOf = (written: string, word: string): string =>
  /^\p{Lu}+s?$/u.test(written)
    ? word.toUpperCase()
    : /^\p{Lu}/u.test(written)
      ? capitalize(word)
      : word;

/** What a word most likely stands for. To look for it takes most of the time. */
function suggestionsFor(written: string, dictionary: Dictionary): string[] {
  const words = dictionary
    .suggest(written, {numSuggestions: MAX_CANDIDATES, numChanges: 2, compoundMethod: 0})
    .filter(
      ({word, isPreferred}) =>
        isPreferred || (!/[\s']/.test(word) && !dictionary.isNoSuggestWord(word, {})),
    )
    .toSorted((a, b) => Number(b.isPreferred ?? false) - Number(a.isPreferred ?? false))
    .map(({word}) => inCaseOf(written, word))
    .filter((word) => word.toLowerCase() !== written.toLowerCase());
  return Array.from(new Set(words)).slice(0, MAX_SUGGESTIONS);
}

/** How serious an unknown word is; undefined when it's probably right. */
function severityOf(
  word: string,
  places: readonly WordPlace[],
  suggest: () => readonly string[],
  {all, terms}: {all: Dictionary; terms: Dictionary},
): ProblemDetails['severity'] {
  const isName = isNamed(word) || places.some((place) => place.isName);
  if (all.getPreferredSuggestions?.(word).length) {
    return isName ? 'warning' : 'error';
  }
  if (isName) {
    return terms
      .suggest(word, {numSuggestions: MAX_CANDIDATES, numChanges: 1, compoundMethod: 0})
      .some((term) => isTypo(word, term.word, MIN_NAME_CHARS))
      ? 'warning'
      : undefined;
  }
  const isStart = /^\p{Lu}/u.test(word);
  if (suggest().some((other) => isTypo(word, other, isStart ? MIN_NAME_CHARS : MIN_CLOSE_CHARS))) {
    return isStart || places.length >= MIN_MEANT_PLACES ? 'warning' : 'error';
  }
  const isRight = isStart || places.every((place) => place.isPart) || isCompound(word, all);
  return isRight ? undefined : 'warning';
}

export type SpellingOptions = {
  /** A configuration of cspell. */
  configFile: string;
  /** Words that are right although the dictionaries lack them. */
  words: readonly string[];
  /** Where authors add words. */
  wordsFile: string;
};

/**
 * Reports unknown words: an error for a common misspelling or an obvious typing mistake, otherwise a
 * warning. A name can't be judged, unless it's close to a known term.
 */
export async function checkSpelling(
  proses: readonly Prose[],
  {configFile, words, wordsFile}: SpellingOptions,
): Promise<SiteProblem[]> {
  const {findUnknown, loadAll, loadTerms} = await loadDictionaries(configFile, words);
  const places = findWords(proses);
  const unknown = await findUnknown(Array.from(places.keys(), asInDictionary));
  const found = Array.from(places).filter(([written]) => unknown.has(asInDictionary(written)));
  if (found.length === 0) {
    return [];
  }
  const dictionaries = {all: await loadAll(), terms: await loadTerms()};
  return found.flatMap(([written, own]) => {
    const word = asInDictionary(written);
    let suggestions: readonly string[] | undefined;
    const suggest = () => (suggestions ??= suggestionsFor(word, dictionaries.all));
    const severity = severityOf(word, own, suggest, dictionaries);
    if (!severity) {
      return [];
    }
    const choice = new Intl.ListFormat('en', {type: 'disjunction'}).format(
      suggest().map((suggestion) => `"${suggestion}"`),
    );
    return own.map(({file, start, end}) => ({
      file,
      offset: start,
      end,
      severity,
      message: `"${written}" isn't in the dictionary.`,
      hint: sentences(
        choice && `Did you mean ${choice}?`,
        `If it's right, add it to ${wordsFile}.`,
      ),
      suggestions: suggest().map((text) => ({start, end, text})),
      unknownWord: word,
    }));
  });
}

const escapeForRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds product names in the wrong casing.
 *
 * @param names as their makers write them: `GitHub`, `VS Code`
 */
export function checkNames({file, text}: Prose, names: readonly string[]): SiteProblem[] {
  const meant = new Map(names.map((name) => [name.toLowerCase(), name]));
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map(escapeForRegExp);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}./@-])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}@/])`,
    'giu',
  );
  return Array.from(withoutAddresses(text).matchAll(pattern)).flatMap(({0: found, index}) => {
    const name = meant.get(found.toLowerCase()) ?? found;
    const end = index + found.length;
    const message = `"${found}" should be "${name}".`;
    return name === found
      ? []
      : [{file, offset: index, end, message, fix: {start: index, end, text: name}}];
  });
}
