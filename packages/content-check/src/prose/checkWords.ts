import type {Diagnostic} from '../Diagnostic';
import {gap} from './Prose';
import type {Prose} from './Prose';

/** Text that authors mean to replace, and what to call it. */
const leftovers: [pattern: RegExp, name: string][] = [
  [/\blorem ipsum\b/gi, 'placeholder text'],
  [/\b(TODO|TBD|TBC|FIXME|XXX+)\b/g, 'a leftover note'],
  [
    /\[(?:your|insert|add|company|name|placeholder)\b[^\]\n]*\](?!\()|\b(?:insert|add) (?:text|copy|title|name|link|image) here\b/gi,
    'placeholder text',
  ],
];

/** Words that can be repeated: "that that", "had had". */
const mayRepeat = /^(that|had|is|in|so|no|very|bye|yes|ha|blah|do|you)$/i;
const repeated = /(?<![\p{L}\p{N}’'-])(\p{L}+)([\s\0*_]+)\1(?![\p{L}\p{N}’'-])/giu;

/** What can be between two words of the same sentence: spaces and Markdown's marks. */
const closeBy = /^[ \t*_]*(?:\r?\n[ \t>]*)?[ \t*_]*$/;

function* repeatedWords({file, text}: Prose): Generator<Diagnostic> {
  for (const {0: found, 1: word = '', 2: between = '', index} of text.matchAll(repeated)) {
    const original = file.text.slice(index + word.length, index + word.length + between.length);
    if (!mayRepeat.test(word) && !between.includes(gap) && closeBy.test(original)) {
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

function* leftoverTexts({file, text}: Prose): Generator<Diagnostic> {
  for (const [pattern, name] of leftovers) {
    for (const {0: found, index} of text.matchAll(pattern)) {
      yield file.diagnostic(index, {
        message: `"${found}" looks like ${name}.`,
        hint: 'Replace it with the final text.',
      });
    }
  }
}

/** Finds repeated words and text that was meant to be replaced. */
export const checkWords = (prose: Prose): Diagnostic[] => [
  ...repeatedWords(prose),
  ...leftoverTexts(prose),
];
