import type {Diagnostic} from '../Diagnostic';
import {isCommon} from './commonWords';
import {findLeftovers} from './leftovers';
import {gap} from './Prose';
import type {Prose} from './Prose';

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

/** Finds repeated words and text that was meant to be replaced. */
export const checkWords = (prose: Prose): Diagnostic[] => [
  ...repeatedWords(prose),
  ...findLeftovers(prose.text).map(({start, details}) => prose.file.diagnostic(start, details)),
];
