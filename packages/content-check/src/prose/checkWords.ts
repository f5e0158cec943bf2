import type {Diagnostic} from '../Diagnostic';
import type {Range} from '../model/scanTags';
import {isCommon} from './commonWords';
import {gap, withoutRanges} from './Prose';
import type {Prose} from './Prose';

const final = 'Replace it with the final text.';

/** Text that isn't meant for visitors, what to call it, and what to do. */
const leftovers: [pattern: RegExp, name: string, hint: string][] = [
  [/\blorem ipsum\b[^\n\0]*/gi, 'looks like placeholder text', final],
  [/\b(?:TODO|TBD|TBC|FIXME|TK(?:TK)*)\b/g, 'looks like a leftover note', final],
  [
    /(?<![\w$€£])[$€£]?(?:X{2,}\b|X(?=%))%?|[$€£]X\b|(?<!\?)\?{3,}/g,
    'looks like a number that is still missing',
    final,
  ],
  [
    /\[(?:your|insert|add|company|client|customer|first|last|full|name|quote|date|placeholder)\b[^\]\n]*\](?![(:[])|\b(?:insert|add) (?:text|copy|title|name|link|image) here\b/gi,
    'looks like placeholder text',
    final,
  ],
  [/\*\|\w+\|\*|(?<!\S)%[A-Z][A-Z_]+%(?!\S)/g, 'is a placeholder of a mailing tool', final],
  [
    /\[\/?(?:caption|gallery|embed|audio|video|vc_\w+|et_pb_\w+)\b[^\]\n]*\]/g,
    'is left over from another program',
    'Delete it.',
  ],
  [
    /(?<![\w.])(?:[A-Z]:\\[^\s\0]+|\/(?:Users|home)\/\w[^\s\0]*)/g,
    "is a file on someone's computer",
    'Add the file to static/, and write its address on this site.',
  ],
];

/** Longer text is cut off in a message. */
const MAX_QUOTE_CHARS = 40;

/** Words that can be repeated: "that that", "had had". */
const mayRepeat = /^(that|had|is|in|so|no|very|bye|yes|ha|blah|do|you)$/i;
const repeated = /(?<![\p{L}\p{N}’'-])(\p{L}+)([\s\0*_]+)\1(?![\p{L}\p{N}’'-])/giu;

/** A name such as Walla Walla. */
const isName = (word: string): boolean => /^\p{Lu}/u.test(word) && !isCommon(word);

/** What can be between two words of the same sentence: spaces and Markdown's marks. */
const closeBy = /^[ \t*_]*(?:\r?\n[ \t>]*)?[ \t*_]*$/;

function* repeatedWords({file, text}: Prose): Generator<Diagnostic> {
  for (const {0: found, 1: word = '', 2: between = '', index} of text.matchAll(repeated)) {
    const original = file.text.slice(index + word.length, index + word.length + between.length);
    if (
      !mayRepeat.test(word) &&
      !isName(word) &&
      !between.includes(gap) &&
      closeBy.test(original)
    ) {
      const end = index + found.length;
      yield file.diagnostic(index + word.length + between.length, {
        message: `"${word}" is repeated.`,
        hint: 'Delete one.',
        // Across lines and marks, a person should decide.
        fix: /^ +$/.test(between) ? {start: index + word.length, end, text: ''} : undefined,
      });
    }
  }
}

function findLeftovers(text: string): (Range & {message: string; hint: string})[] {
  return leftovers.flatMap(([pattern, name, hint]) =>
    Array.from(text.matchAll(pattern), ({0: found, index}) => ({
      start: index,
      end: index + found.length,
      message: `"${found.length > MAX_QUOTE_CHARS ? `${found.slice(0, MAX_QUOTE_CHARS)}…` : found}" ${name}.`,
      hint,
    })),
  );
}

/** Prose without its leftovers, in which other rules would find more of the same problem. */
export const withoutLeftovers = (prose: Prose): Prose =>
  withoutRanges(prose, findLeftovers(prose.text));

/** Finds repeated words and text that was meant to be replaced. */
export const checkWords = (prose: Prose): Diagnostic[] => [
  ...repeatedWords(prose),
  ...findLeftovers(prose.text).map(({start, message, hint}) =>
    prose.file.diagnostic(start, {message, hint}),
  ),
];
