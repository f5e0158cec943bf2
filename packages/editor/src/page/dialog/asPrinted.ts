import {diffChars} from 'diff';

/** What stays as it was typed: code, tags, expressions, and the addresses of links. */
const literals = {
  code: /`[^`]*`/,
  tag: /<[^>]*>/,
  expression: /\{[^}]*\}/,
  target: /\]\([^)]*\)/,
  definition: /\[[^\]]*\]:\s*\S+/,
  address: /\b(?:[a-z][a-z+.-]*:\/\/|www\.)\S+/,
  path: /(?<!\S)\/\S+/,
  email: /\S+@\S+/,
};

const literal = new RegExp(
  Object.values(literals)
    .map(({source}) => source)
    .join('|'),
  'gi',
);

/** An apostrophe inside a word. */
const apostrophe = /(?<=[\p{L}\d])'(?=\p{L})/gu;

/** The hyphen of a range of prices. */
const hyphen = /(?<=[$€£]\d[\d.,]*)-(?=[$€£]?\d)/gu;

/** Where a text has characters that the one before hadn't: pairs of a start and an end. */
function typedRanges(before: string, after: string): [number, number][] {
  const ranges: [number, number][] = [];
  let start = 0;
  for (const {value, added, removed} of diffChars(before, after)) {
    const end = removed ? start : start + value.length;
    if (added) {
      ranges.push([start, end]);
    }
    start = end;
  }
  return ranges;
}

/**
 * Apostrophes and ranges of prices as a book prints them, in what was typed. All else stays.
 *
 * @param before the text before the edit
 * @param after the text with what was typed
 */
export function asPrinted(before: string, after: string): string {
  const typed = typedRanges(before, after);
  const kept = Array.from(after.matchAll(literal), ({index, 0: {length}}): [number, number] => [
    index,
    index + length,
  ]);
  const printWith = (printed: string) => (character: string, index: number) => {
    const isIn = (ranges: [number, number][]) =>
      ranges.some(([start, end]) => start <= index && index < end);
    return isIn(typed) && !isIn(kept) ? printed : character;
  };
  return after.replace(apostrophe, printWith('’')).replace(hyphen, printWith('–'));
}
