import {cuss} from 'cuss';
import type * as Cspell from 'cspell-lib';
import {sameText} from '../sameText';
import {isCommon, isNearCommonWord, rankOf} from './commonWords';
import {correctionsOf} from './misspellings';
import {isAcronym, isBrand} from './nameWords';

export type Dictionary = Pick<Awaited<ReturnType<typeof Cspell.getDictionary>>, 'has' | 'suggest'>;

const MAX_SUGGESTIONS = 3;
/** The dictionary sorts by letters alone, so more are needed to find the common ones. */
const MAX_CANDIDATES = 16;

/** The dictionary's cost of one wrong, missing or extra letter. */
const COST_OF_A_CHANGE = 100;
const ONE_EDIT = 120;
const TWO_EDITS = 200;
/** Words that differ more aren't worth suggesting. */
const MAX_COST = 250;
/** In shorter words, two wrong letters make another word. */
const MIN_CHARS_FOR_TWO_EDITS = 7;
/** In shorter names, one wrong letter makes another name, such as Checkr. */
const MIN_NAME_CHARS = 7;
const MIN_ACRONYM_CHARS = 4;

/** How much being ten times as frequent counts, in the dictionary's cost. */
const FREQUENCY_WEIGHT = 25;

/** People leave letters out more often than they type wrong ones. */
const LEFT_OUT_BONUS = 30;

/** Whether a word is another one with letters left out: `Shw` is `Show` without its o. */
function lacksOnlyLetters(written: string, word: string): boolean {
  let found = 0;
  for (const letter of word.toLowerCase()) {
    found += letter === written.charAt(found).toLowerCase() ? 1 : 0;
  }
  return found === written.length;
}

/** Whether a word could offend. The list's zeros have a harmless meaning that's more usual. */
const isVulgar = (word: string): boolean => (cuss[word.toLowerCase()] ?? 0) > 0;

/** The closest words. Two words instead of one (0 is cspell's NONE) would take longer to find. */
const closest = (dictionary: Dictionary, written: string, maxCost = MAX_COST) =>
  dictionary
    .suggest(written, {
      numSuggestions: MAX_CANDIDATES,
      // Without it, the dictionary searches words that cost twice as much.
      numChanges: maxCost / COST_OF_A_CHANGE,
      compoundMethod: 0,
    })
    .filter(({word, cost}) => cost <= maxCost && !/[\s']/.test(word) && !isVulgar(word));

/** Whether a word is another one and an s, which may be a plural that the dictionary lacks. */
const isPluralOf = (written: string, word: string): boolean =>
  written.toLowerCase() === `${word.toLowerCase()}s`;

/** The word with two neighboring letters swapped, at each place where that makes a known word. */
const knownSwaps = (written: string, dictionary: Pick<Dictionary, 'has'>) =>
  Array.from({length: written.length - 1}, (_, index) => ({
    cost: 0,
    word:
      written.slice(0, index) +
      written.charAt(index + 1) +
      written.charAt(index) +
      written.slice(index + 2),
  })).filter(({word}) => dictionary.has(word));

/** A word with the capital letters of another one. */
function inCaseOf(written: string, word: string): string {
  if (/^\p{Lu}+s?$/u.test(written)) {
    return word.toUpperCase();
  }
  return /^\p{Lu}/u.test(written) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

export type Suggestions = {
  /** At most three, the most likely first. */
  words: readonly string[];
  /** `Did you mean "before" or "befog"?`, with the word's own capital letters. */
  question?: string;
  /** Whether a close and common word makes it likely that the word is misspelled. */
  isLikely: boolean;
};

/** The words that a misspelled word probably means, the most likely first. */
export function suggest(written: string, dictionary: Dictionary): Suggestions {
  const limit = written.length >= MIN_CHARS_FOR_TWO_EDITS ? TWO_EDITS : ONE_EDIT;
  const found = isAcronym(written) ? knownSwaps(written, dictionary) : closest(dictionary, written);
  const candidates = found
    .map(({word, cost}) => ({
      word,
      isLikely: cost <= limit && isCommon(word),
      score:
        cost +
        FREQUENCY_WEIGHT * Math.log10(rankOf(word)) -
        (lacksOnlyLetters(written, word) ? LEFT_OUT_BONUS : 0),
    }))
    .sort((a, b) => a.score - b.score);
  const corrections = correctionsOf(written).filter((word) => !isVulgar(word));
  const others = [...corrections, ...candidates.map(({word}) => word)]
    .map((word) => inCaseOf(written, word))
    .filter((word) => word.toLowerCase() !== written.toLowerCase());
  const words = others
    .filter((word, index) => !others.slice(0, index).some((earlier) => sameText(earlier, word)))
    .slice(0, MAX_SUGGESTIONS);
  const choice = new Intl.ListFormat('en', {type: 'disjunction'}).format(
    words.map((word) => `"${word}"`),
  );
  return {
    words,
    question: choice && `Did you mean ${choice}?`,
    isLikely:
      corrections.length > 0 ||
      (candidates.some(({isLikely}) => isLikely) &&
        !candidates.some(({word}) => isPluralOf(written, word))),
  };
}

/**
 * Whether an unknown name is probably another one: `Kuberntes`, `GDRP`. Any name is close to a
 * person's name, so those don't count.
 *
 * @param terms the names of products, companies and the like
 */
export function isNearTerm(written: string, terms: Dictionary): boolean {
  if (isAcronym(written)) {
    return written.length >= MIN_ACRONYM_CHARS && knownSwaps(written, terms).length > 0;
  }
  if (written.length < MIN_NAME_CHARS) {
    return knownSwaps(written, {has: isCommon}).length > 0;
  }
  const isSameKind = (word: string) =>
    word.charAt(0).toLowerCase() === written.charAt(0).toLowerCase() &&
    (!isBrand(written) || isBrand(word));
  return (
    (!isBrand(written) && isNearCommonWord(written)) ||
    closest(terms, written, ONE_EDIT).some(
      ({word}) => isSameKind(word) && !isPluralOf(written, word),
    )
  );
}
