import type {Problem} from '../problem';
import {gap} from './Prose';
import type {Prose} from './Prose';

/** What was meant to be replaced, in the order in which it is said. */
const placeholders: [pattern: RegExp, message: (found: string) => string][] = [
  [/\blorem ipsum\b/gi, (found) => `"${found}" is a placeholder.`],
  [/\b(TODO|TBD|TBC|FIXME|XXX+)\b/g, (found) => `"${found}" is a note to oneself.`],
  [
    /\[(?:your|insert|add|company|name|placeholder)\b[^\]\n]*\](?!\()|\b(?:insert|add) (?:text|copy|title|name|link|image) here\b/gi,
    (found) => `"${found}" is a placeholder.`,
  ],
];

/** Words that rightly follow each other: "that that", "had had". */
const mayRepeat = /^(that|had|is|in|so|no|very|bye|yes|ha|blah|do|you)$/i;
const doubled = /(?<![\p{L}\p{N}’'-])(\p{L}+)([\s\0*_]+)\1(?![\p{L}\p{N}’'-])/giu;

/** What may be between two words that are read one after the other: spaces and marks of Markdown. */
const closeBy = /^[ \t*_]*(?:\r?\n[ \t>]*)?[ \t*_]*$/;

function* doubledWords({file, text}: Prose): Generator<Problem> {
  for (const {0: found, 1: word = '', 2: between = '', index} of text.matchAll(doubled)) {
    const original = file.text.slice(index + word.length, index + word.length + between.length);
    if (!mayRepeat.test(word) && !between.includes(gap) && closeBy.test(original)) {
      const end = index + found.length;
      yield file.problem(index + word.length + between.length, {
        message: `The word "${word}" is there twice.`,
        mend: 'Remove one of them.',
        // Across lines and marks a person should look.
        fix: /^ +$/.test(between) ? {start: index + word.length, end, text: ''} : undefined,
      });
    }
  }
}

function* placeholderTexts({file, text}: Prose): Generator<Problem> {
  for (const [pattern, message] of placeholders) {
    for (const {0: found, index} of text.matchAll(pattern)) {
      yield file.problem(index, {
        message: message(found),
        mend: 'Write what a visitor shall read.',
      });
    }
  }
}

/** Doubled words, and texts that were meant to be replaced. */
export const checkWords = (prose: Prose): Problem[] => [
  ...doubledWords(prose),
  ...placeholderTexts(prose),
];
