import {diffChars} from 'diff';

/** What stays as it was typed: code, tags, expressions, and the addresses of links. */
const literal =
  /`[^`]*`|<[^>]*>|\{[^}]*\}|\]\([^)]*\)|\[[^\]]*\]:\s*\S+|\b(?:[a-z][a-z+.-]*:\/\/|www\.)\S+|(?<!\S)\/\S+|\S+@\S+/gi;

/** An apostrophe inside a word, and the hyphen of a range of prices. */
const typewritten = /(?<=[\p{L}\d])'(?=\p{L})|(?<=[$€£]\d[\d.,]*)-(?=[$€£]?\d)/gu;

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
  return after.replace(typewritten, (character, index: number) => {
    const isIn = (ranges: [number, number][]) =>
      ranges.some(([start, end]) => start <= index && index < end);
    if (!isIn(typed) || isIn(kept)) {
      return character;
    }
    return character === '-' ? '–' : '’';
  });
}
