import type {Range} from './Diagnostic';

/** Overwrites ranges, with spaces unless told otherwise, so that lines and offsets stay the same. */
export function blank(text: string, ranges: readonly Range[], filler = ' '): string {
  const characters = text.split('');
  for (const {start, end} of ranges) {
    for (let index = start; index < Math.min(end, text.length); index += 1) {
      characters[index] = /[\n\r]/.test(text.charAt(index)) ? text.charAt(index) : filler;
    }
  }
  return characters.join('');
}

/**
 * One pattern of several. Where more than one matches, the first counts.
 *
 * @param patterns without flags and numbered groups of their own
 */
export const either = (flags: string, ...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({source}) => source).join('|'), flags);

/** Characters that can't be seen. */
export const invisible =
  /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\ufeff]/;

/** No-break spaces where Markdown and YAML need a space: around the marks that start a line. */
export const spacesAtMarks =
  /(?<=^[ \t]*(?:#{1,6}|[-*+>]|\d+[.)]))[\u00a0\u2007\u202f\u3000]+|^ *[\u00a0\u2007\u202f\u3000][ \u00a0\u2007\u202f\u3000]*(?=[#\-*+>\d<|:])/gm;

/** The same around the keys of YAML. In prose, `Note:` can have any space after it. */
export const spacesAtKeys =
  /^ *[\u00a0\u2007\u202f\u3000][ \u00a0\u2007\u202f\u3000]*(?=\w+:)|(?<=^[ \t-]*\w+:)[\u00a0\u202f]+/gm;

const withSpaces = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (spaces) => ' '.repeat(spaces.length));

/** Markdown as it was meant: no-break spaces in wrong places have a problem of their own. */
export const withNormalSpaces = (markdown: string): string => withSpaces(markdown, spacesAtMarks);

/** The same for YAML. */
export const yamlWithNormalSpaces = (yaml: string): string =>
  withSpaces(withNormalSpaces(yaml), spacesAtKeys);
