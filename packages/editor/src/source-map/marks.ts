/*
 * A mark is a number in characters that can't be seen, after the text that it's about. It passes
 * through props, records and components unchanged, and so leads from what is on the screen to the
 * place where it's written.
 */

/** The first of Unicode's tag characters, which no font shows: a copy of ASCII. */
const tagCharacters = 0xe0000;
const pattern = /([\u{E0030}-\u{E0039}]+)\u{E007F}/gu;

/** ASCII as tag characters, or back. */
const shifted = (text: string, by: number): string =>
  text.replace(/./gu, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + by));

/** Appends a mark to a text. */
export const mark = (text: string, id: number): string =>
  text + shifted(`${id}\x7f`, tagCharacters);

/** A text without its marks, and their numbers in order. */
export function readMarks(marked: string): {text: string; ids: number[]} {
  const ids = Array.from(marked.matchAll(pattern), ([, digits = '']) =>
    Number(shifted(digits, -tagCharacters)),
  );
  return {text: marked.replace(pattern, ''), ids};
}
