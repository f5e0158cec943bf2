import {isCommon, isNearCommonWord, rankOf} from './commonWords';

type Has = (word: string) => boolean;

const MIN_STEM_CHARS = 4;
const MIN_PART_CHARS = 3;
const MIN_COMPOUND_CHARS = 7;
/** Rarer words are often another language's, or misspelled themselves. */
const MAX_STEM_RANK = 40_000;
/** A form this close to a word of this rank is more likely a mistyped one. */
const MAX_NEAR_RANK = 25_000;

const prefix =
  /^(?:anti|auto|bio|co|counter|cyber|de|dis|eco|en|geo|hyper|inter|macro|mega|meta|micro|mid|mini|mis|mono|multi|nano|neuro|non|omni|out|over|para|poly|post|pre|pro|proto|pseudo|re|retro|semi|sub|super|tele|trans|ultra|un|under|uni|up)(?=\p{Ll}{4})/u;

/** Endings, and what the stem had in their place. */
const endings: [ending: RegExp, stems: string[]][] = [
  [/(?<=[^s])s$/, ['']],
  [/es$/, ['']],
  [/i(?:es|ed|er|ers|est)$/, ['y']],
  [/(?:ed|er|ers|or|ors|ing|ings|able|ability|ation|ations|ee|ees|ish|y|ist|ists|ism)$/, ['', 'e']],
  [/(\p{Ll})\1(?:ed|er|ers|ing|ings|able)$/u, ['$1']],
  [/(?:ly|less|ness|ful|like|wise|ship|hood|dom|wide|fold|proof|ware|scape)$/, ['']],
];

/** Glued to another word, these are usually a missing space: "eachother", "thatis". */
const functionWord =
  /^(?:about|also|and|any|are|been|but|can|could|did|does|each|even|ever|every|for|from|had|has|have|her|him|his|how|into|its|just|many|more|most|much|never|nor|not|one|only|other|our|she|should|some|such|than|that|the|their|them|then|there|these|they|this|those|too|very|was|were|what|when|where|which|who|why|will|with|would|you|your)$/;

/** Whether two common words are written as one: `scatterplot`. */
const isCompound = (word: string): boolean =>
  word.length >= MIN_COMPOUND_CHARS &&
  Array.from({length: word.length - 2 * MIN_PART_CHARS + 1}, (_, index) => {
    const middle = index + MIN_PART_CHARS;
    return [word.slice(0, middle), word.slice(middle)];
  }).some((parts) => parts.every((part) => isCommon(part) && !functionWord.test(part)));

/** The words that a word could be a form of: `permissioned` of `permission`. */
function stemsOf(word: string): string[] {
  const withoutPrefix = word.replace(prefix, '');
  return [
    ...(withoutPrefix === word ? [] : [withoutPrefix]),
    ...endings
      .filter(([ending]) => ending.test(word))
      .flatMap(([ending, stems]) => stems.map((stem) => word.replace(ending, stem))),
  ].filter((stem) => stem.length >= MIN_STEM_CHARS);
}

const isWord = (word: string, has: Has): boolean => rankOf(word) <= MAX_STEM_RANK && has(word);

/**
 * Whether an unknown word is made of known ones, such as `preheater` (pre, heat, er), and isn't
 * close to a common word.
 *
 * @param has whether a dictionary knows a word
 */
export function isMadeOfKnownWords(written: string, has: Has): boolean {
  const word = written.toLowerCase();
  const near = {maxRank: MAX_NEAR_RANK, except: word.replace(/s$/, '')};
  if (!/^[a-z]+$/.test(word) || isNearCommonWord(word, near)) {
    return false;
  }
  const stems = stemsOf(word);
  return [word, ...stems].some(
    (form) =>
      isCompound(form) ||
      [form, ...stemsOf(form)].some((stem) => stem !== word && isWord(stem, has)),
  );
}
