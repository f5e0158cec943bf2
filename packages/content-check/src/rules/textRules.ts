import {either, invisible, spacesAtKeys, spacesAtMarks} from '../characters';
import type {Explanation, Range, Severity} from '../Diagnostic';

/** A mistake in a text. To add one, add a row, and a case to `corpus/`. */
type TextRule = {
  severity: Severity;
  /**
   * What is searched: a whole file without code; its YAML; the words that visitors read, where `\0`
   * stands for anything else; a block of text without its links, images and code; a piece of text
   * between Markdown's marks; or a text that's shown as it's written, in records, front matter and
   * props.
   */
  where: 'file' | 'yaml' | 'prose' | 'block' | 'text' | 'field';
  pattern: RegExp;
  /** What to say about a match, and what to write instead; undefined for one that's right after all. */
  explain: (
    match: RegExpExecArray,
  ) => [message: string, hint: string, instead?: string] | undefined;
};

const wordsOf = (text: string) => new Set(text.split(/\s+/));

/** Words that can be right twice in a row: "that that", "had had". */
const rightTwice = wordsOf('that had is in so no very bye yes ha blah do you');

/** Words that never are, unlike those in "sweet sweet content". */
const wrongTwice = wordsOf(
  `a an and are as at be but by can for from if it its of on or our than the their they this to was
  we were will with your`,
);

const noBreakSpace: TextRule['explain'] = ([found]) => [
  'There is a no-break space here, where only a normal space works.',
  'Delete the space and type it again.',
  ' '.repeat(found.length),
];

const final = 'Replace it with the final text.';
const placeholder: TextRule['explain'] = ([found]) => [
  `"${found}" looks like placeholder text.`,
  final,
];

/** `[Your company]`, but no link. */
const wordsInBrackets = new RegExp(
  String.raw`\[(?:${[
    'your|insert|add|company|client|customer',
    'first|last|full|name|quote|date|placeholder',
  ].join('|')})\b[^\]\n]*\](?![(:[]|\.\w)`,
);

/** `[words](our plan.pdf)` */
const bracketsAndParentheses = /(?<![\w\]\\])!?\[[^\][\\]{0,99}\]\([^()\n]*\)/;

/** `[words] (/page)`, `[words(/page)` or `[words](/page` */
const wordsThenAddress =
  /!?\[[^\][()\n]+(?:\]\s{0,9})?\((?:\/|#|https?:|mailto:|tel:|www\.|\.{1,2}\/)(?:[^()\n]*\)|[^()\s]*)/;

/** `(words)[/page]` or `[words][/page]` */
const addressInBrackets = /(?:\([^()\n]+\)|\[[^\][\n]+\])\[(?:\/|#|https?:|mailto:)[^\]\s]*\]/;

const htmlTag =
  /<\/?(?:a|b|br|div|em|font|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|u|ul)(?:\s[^<>]*)?\/?>/;

/** `&nbsp;` */
const htmlCharacter = /&(?:[a-z]{2,8}|#\d{1,6});/;
const boldWords = /\*\*[^*\s][^*]*\*\*/;
const link = /\[[^\][]+\]\([^()\s]+\)/;

/** The rules for text, by name. */
export const textRules: Readonly<Record<string, TextRule>> = {
  'no-break-space': {
    severity: 'error',
    where: 'file',
    pattern: spacesAtMarks,
    explain: noBreakSpace,
  },
  'no-break-space-in-yaml': {
    severity: 'error',
    where: 'yaml',
    pattern: spacesAtKeys,
    explain: noBreakSpace,
  },
  'invisible-character': {
    severity: 'warning',
    where: 'file',
    pattern: new RegExp(invisible, 'g'),
    explain: ([found]) => [
      `There is an invisible character here: U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}.`,
      'Delete the word around it and type it again.',
      // A separator stands for a space between words.
      /[\u2028\u2029]/.test(found) ? ' ' : '',
    ],
  },
  'leftover-note': {
    severity: 'warning',
    where: 'prose',
    // "The TODO app" is right.
    pattern:
      /\b(?:(?:TODO|FIXME)\b(?=\s*[^\p{L}\s]|\s*$)|(?:TBD|TBC|TK(?:TK)*)\b)(?!-\d)|\bX+%|[$€£]X+\b/gu,
    explain: ([found]) => [`"${found}" looks like a leftover note.`, final],
  },
  'text-to-replace': {
    severity: 'error',
    where: 'prose',
    pattern: /\[REPLACE:[^\]\0]*\]/g,
    explain: placeholder,
  },
  placeholder: {
    severity: 'warning',
    where: 'prose',
    pattern: either(
      'gi',
      /\blorem ipsum\b[^\n\0]*/,
      /\{\{[^{}\n]*\}\}/,
      wordsInBrackets,
      /\b(?:insert|add) (?:text|copy|title|name|link|image) here\b/,
    ),
    explain: placeholder,
  },
  'repeated-word': {
    severity: 'warning',
    where: 'prose',
    // Walla Walla and words in quotes are right.
    pattern:
      /(?<=(?<!“[^”\0]{0,99}|[\p{L}\p{N}_.’'"‘-])(\p{L}{1,30}))( +|[^\S\n]*\n\s*)\1(?![\p{L}\p{N}_’'-])/giu,
    explain: ([found, word = '', between = '']) =>
      /\p{Lu}/u.test(found) || rightTwice.has(word)
        ? undefined
        : [
            `"${word}" is repeated.`,
            'Delete one.',
            /^ +$/.test(between) && found.endsWith(word) && wrongTwice.has(word) ? '' : undefined,
          ],
  },
  'heading-without-space': {
    severity: 'warning',
    where: 'block',
    // #alumni is the name of a channel.
    pattern:
      /(?<=^[ \t>]{0,9})(#{2,6}(?=[^\s#\d!\\])|#(?=\p{Lu})(?![\dA-F]{3,8}\b))(?=[^\n\r]+$)/gmu,
    explain: ([marks]) => [
      `A heading needs a space after "${marks}".`,
      `Write "${marks} " before its text.`,
      `${marks} `,
    ],
  },
  'broken-link': {
    severity: 'error',
    where: 'block',
    // The parser doesn't read these as links.
    pattern: either('g', bracketsAndParentheses, wordsThenAddress, addressInBrackets),
    explain: ([found]) => {
      const [noun, example] = found.startsWith('!')
        ? ['image', '![what it shows](/img/name.png)']
        : ['link', '[words](/page)'];
      return [
        `This ${noun} doesn't work: ${found}`,
        `Write it like ${example}: without spaces in the address, and with all brackets and parentheses.`,
      ];
    },
  },
  'stars-without-bold': {
    severity: 'warning',
    where: 'text',
    pattern:
      /(?<![\\*])(\*\*)[ \t]([^*\n]*)\*\*(?![*\p{L}\p{N}])|(?<![\\*/])\*\*(?![*/])|(?<![\\_\w])__(?=\w)|(?<=\w)__(?![_\w])/gu,
    explain: ({0: found, 2: words = '', index}) => [
      `This "${found.slice(0, 2)}" doesn't make anything bold.`,
      'Write two stars directly before and directly after the words: **important**',
      // Two stars between spaces can also be the end of other bold words, or a calculation.
      words.trim() && (index === 0 || words === words.trimEnd())
        ? `**${words.trim()}**`
        : undefined,
    ],
  },
  'markup-in-plain-text': {
    severity: 'error',
    where: 'field',
    // Only the first is told.
    pattern: new RegExp(
      `(${either('', htmlTag, htmlCharacter, boldWords, link).source})[^]*`,
      'gi',
    ),
    explain: ([, first]) => [
      `HTML and Markdown don't work in this text: ${first}`,
      'Write the words only. Visitors see them as they are written here.',
    ],
  },
};

/** A mistake that a rule found in a text, and where. */
export type TextMatch = {
  range: Range;
  found: Explanation & {offset: number; severity: Severity};
};

/**
 * What the rules for text find in a part of a file.
 *
 * @param text of the file, in which offsets count
 * @param part what to search; all of the text unless told otherwise
 */
export function findInText(
  where: TextRule['where'],
  text: string,
  part: Range = {start: 0, end: text.length},
): TextMatch[] {
  const searched = text.slice(part.start, part.end);
  return Object.values(textRules)
    .filter((rule) => rule.where === where)
    .flatMap(({severity, pattern, explain}) =>
      Array.from(searched.matchAll(pattern)).flatMap((match): TextMatch[] => {
        const [message, hint, instead] = explain(match) ?? [];
        if (message === undefined) {
          return [];
        }
        const start = part.start + match.index;
        const range = {start, end: start + match[0].length};
        const offset = start + Math.max(match[0].search(/\S/), 0);
        const fix = instead === undefined ? {} : {fix: {...range, text: instead}};
        return [{range, found: {offset, severity, message, hint, ...fix}}];
      }),
    );
}
