import {distance} from 'fastest-levenshtein';
import type {ProblemDetails} from '../Diagnostic';
import type {SiteProblem} from '../model/Content';
import {capitalize, sentences} from '../suggest';
import {correctionsOf, loadDictionaries} from './dictionaries';
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
const MIN_ACRONYM_CHARS = 4;
const MAX_ACRONYM_CHARS = 5;

/** A word that's written this often is meant that way. */
const MIN_MEANT_PLACES = 3;

/** `CISO`, `CISOs`. A longer word in capitals is an ordinary word: `SHIPPING`. */
const isAcronym = (written: string): boolean =>
  /^\p{Lu}+s?$/u.test(written) && written.replace(/s$/, '').length <= MAX_ACRONYM_CHARS;

/** A capital letter inside makes it a name (`SonarQube`), and so does a letter that English lacks (`Łódź`). */
const isBrand = (written: string): boolean =>
  /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(written) ||
  (/^\p{Lu}/u.test(written) && /[^\0-\x7F]/.test(written));

/** Whether two neighboring letters are swapped. */
function isSwap(a: string, b: string): boolean {
  const first = Array.from(a).findIndex((letter, index) => letter !== b.charAt(index));
  return (
    a.length === b.length &&
    first !== -1 &&
    a.slice(0, first) + a.charAt(first + 1) + a.charAt(first) + a.slice(first + 2) === b
  );
}

/** Whether a word is most likely another one with a typing mistake inside, not a form of it. */
function isTypo(written: string, word: string, minChars: number): boolean {
  const [a, b] = [written.toLowerCase(), word.toLowerCase()];
  if (isSwap(a, b)) {
    return a.length >= MIN_SWAP_CHARS;
  }
  return (
    a.length >= minChars &&
    distance(a, b) === 1 &&
    a.slice(0, 2) === b.slice(0, 2) &&
    a.slice(-2) === b.slice(-2)
  );
}

/** Parts of a word that a dictionary may lack: `permission-ed`, `pre-heater`, `scatter-plot`. */
const prefix =
  /^(?:anti|co|de|inter|mis|multi|non|out|over|pre|re|sub|super|un|under)(?=\p{L}{4})/u;
const suffix = /(?<=\p{L}{4})(?:s|d|ed|r|er|ers|ing|able|less|ness|ful|ly|like|wise)$/u;
const MIN_PART_CHARS = 4;

function isMadeOfKnownWords(word: string, isKnown: (part: string) => boolean): boolean {
  const stems = [word, word.replace(prefix, ''), word.replace(suffix, '')];
  return (
    stems.slice(1).some((stem) => stem !== word && isKnown(stem)) ||
    Array.from({length: Math.max(word.length - 2 * MIN_PART_CHARS + 1, 0)}, (_, index) => [
      word.slice(0, index + MIN_PART_CHARS),
      word.slice(index + MIN_PART_CHARS),
    ]).some((parts) => parts.every((part) => isKnown(part) || isKnown(part.replace(suffix, ''))))
  );
}

/** A word with the capital letters of another one. */
function inCaseOf(written: string, word: string): string {
  if (/^\p{Lu}+s?$/u.test(written)) {
    return word.toUpperCase();
  }
  return /^\p{Lu}/u.test(written) ? capitalize(word) : word;
}

function suggestionsFor(written: string, dictionary: Dictionary): string[] {
  const found = dictionary
    .suggest(written, {numSuggestions: MAX_CANDIDATES, numChanges: 2, compoundMethod: 0})
    .filter(({word}) => !/[\s']/.test(word) && !dictionary.isNoSuggestWord(word, {}))
    .map(({word}) => word);
  const words = [...correctionsOf(written), ...found]
    .map((word) => inCaseOf(written, word))
    .filter((word) => word.toLowerCase() !== written.toLowerCase());
  return Array.from(new Set(words)).slice(0, MAX_SUGGESTIONS);
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
 *
 * @returns a diagnostic for each place of a word, with the same cause
 */
export async function checkSpelling(
  proses: readonly Prose[],
  {configFile, words, wordsFile}: SpellingOptions,
): Promise<SiteProblem[]> {
  const {minWordChars, findUnknown, loadAll, loadTerms} = await loadDictionaries(configFile, words);
  const places = findWords(proses, minWordChars);
  const unknown = await findUnknown(Array.from(places.keys(), asInDictionary));
  const found = Array.from(places).filter(([written]) => unknown.has(asInDictionary(written)));
  if (found.length === 0) {
    return [];
  }
  const [all, terms] = [await loadAll(), await loadTerms()];

  /** How serious an unknown word is; undefined when it's probably right. */
  const severityOf = (
    written: string,
    own: readonly WordPlace[],
    suggest: () => readonly string[],
  ): ProblemDetails['severity'] => {
    const word = asInDictionary(written);
    const isName = isAcronym(word) || isBrand(word) || own.some((place) => place.isName);
    if (correctionsOf(word).length > 0) {
      return isName ? 'warning' : 'error';
    }
    const isClose = (minChars: number) =>
      suggest().some((suggestion) => isTypo(word, suggestion, minChars));
    if (isName) {
      const isNear = isAcronym(word)
        ? word.length >= MIN_ACRONYM_CHARS && isClose(Infinity)
        : terms
            .suggest(word, {numSuggestions: MAX_CANDIDATES, numChanges: 1, compoundMethod: 0})
            .some((term) => isTypo(word, term.word, MIN_NAME_CHARS));
      return isNear ? 'warning' : undefined;
    }
    if (own.every((place) => place.isPart)) {
      return undefined;
    }
    if (/^\p{Lu}/u.test(word)) {
      return isClose(MIN_NAME_CHARS) ? 'warning' : undefined;
    }
    if (isClose(MIN_CLOSE_CHARS)) {
      return own.length < MIN_MEANT_PLACES ? 'error' : 'warning';
    }
    return isMadeOfKnownWords(word, (part) => all.has(part)) ? undefined : 'warning';
  };

  return found.flatMap(([written, own]) => {
    // Looking for suggestions takes most of the time, so it's only done for words that need some.
    let suggestions: readonly string[] | undefined;
    const suggest = () => (suggestions ??= suggestionsFor(asInDictionary(written), all));
    const severity = severityOf(written, own, suggest);
    if (!severity) {
      return [];
    }
    const choice = new Intl.ListFormat('en', {type: 'disjunction'}).format(
      suggest().map((word) => `"${word}"`),
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
      unknownWord: asInDictionary(written),
      cause: `word ${written.toLowerCase()}`,
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
  if (names.length === 0) {
    return [];
  }
  const meant = new Map(names.map((name) => [name.toLowerCase(), name]));
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map(escapeForRegExp);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}./@-])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}@/])`,
    'giu',
  );
  return Array.from(withoutAddresses(text).matchAll(pattern)).flatMap(({0: found, index}) => {
    const name = meant.get(found.toLowerCase());
    return name === undefined || name === found
      ? []
      : {
          file,
          offset: index,
          message: `"${found}" should be "${name}".`,
          fix: {start: index, end: index + found.length, text: name},
        };
  });
}
