import {invisible, spacesAtKeys, spacesAtMarks} from '../characters';
import type {Range} from '../Diagnostic';
import {either} from '../either';
import {explainMatch} from '../rows';
import type {Row, Match} from '../rows';

/** A mistake in a text. To add one, add a row, and a case to `corpus/`. */
export type TextRule = Row & {
  /**
   * What is searched: a whole file; its YAML; the words that visitors read, where `\0` stands for anything
   * else; a block of text without its links, images and code; a piece of text
   * between Markdown's marks; or a text that's shown as it's written, in records, front matter and
   * props.
   */
  where: 'file' | 'yaml' | 'prose' | 'block' | 'text' | 'field';
};

const wordsOf = (text: string) => new Set(text.split(/\s+/));

/** Words that can be right twice in a row: "that that", "had had". */
const rightTwice = wordsOf('that had is in so no very bye yes ha blah do you');

/** Words that never are, unlike those in "sweet sweet content". */
const wrongTwice = wordsOf(
  `a an and are as at be but by can for from if it its of on or our than the their they this to was
  we were will with your`,
);

const noBreakSpace = {
  message: 'There is a no-break space here, where only a normal space works.',
  hint: 'Delete the space and type it again.',
  fix: ([found]: RegExpExecArray) => ' '.repeat(found.length),
};

const final = 'Replace it with the final text.';

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

export const textRules: readonly TextRule[] = [
  // Characters
  {where: 'file', pattern: spacesAtMarks, ...noBreakSpace},
  {where: 'yaml', pattern: spacesAtKeys, ...noBreakSpace},
  {
    where: 'file',
    severity: 'warning',
    pattern: new RegExp(invisible, 'g'),
    message: ([found]) =>
      `There is an invisible character here: U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}.`,
    hint: 'Delete the word around it and type it again.',
    // A separator stands for a space between words.
    fix: ([found]) => (/[\u2028\u2029]/.test(found) ? ' ' : ''),
  },

  // Leftovers
  {
    where: 'prose',
    severity: 'warning',
    // "The TODO app" is right.
    pattern:
      /\b(?:(?:TODO|FIXME)\b(?=\s*[^\p{L}\s]|\s*$)|(?:TBD|TBC|TK(?:TK)*)\b)(?!-\d)|\bX+%|[$€£]X+\b/gu,
    message: '"$0" looks like a leftover note.',
    hint: final,
  },
  {
    where: 'prose',
    pattern: /\[REPLACE:[^\]\0]*\]/g,
    message: '"$0" looks like placeholder text.',
    hint: final,
  },
  {
    where: 'prose',
    severity: 'warning',
    pattern: either(
      'gi',
      /\blorem ipsum\b[^\n\0]*/,
      /\{\{[^{}\n]*\}\}/,
      wordsInBrackets,
      /\b(?:insert|add) (?:text|copy|title|name|link|image) here\b/,
    ),
    message: '"$0" looks like placeholder text.',
    hint: final,
  },

  // Words
  {
    where: 'prose',
    severity: 'warning',
    // Walla Walla and words in quotes are right.
    pattern:
      /(?<=(?<!“[^”\0]{0,99}|[\p{L}\p{N}_.’'"‘-])(\p{L}{1,30}))( +|[^\S\n]*\n\s*)\1(?![\p{L}\p{N}_’'-])/giu,
    message: ([found, word = '']) =>
      /\p{Lu}/u.test(found) || rightTwice.has(word) ? undefined : `"${word}" is repeated.`,
    hint: 'Delete one.',
    fix: ([found, word = '', between = '']) =>
      /^ +$/.test(between) && found.endsWith(word) && wrongTwice.has(word) ? '' : undefined,
  },

  // Markdown
  {
    where: 'block',
    severity: 'warning',
    // #alumni is the name of a channel.
    pattern:
      /(?<=^[ \t>]{0,9})(#{2,6}(?=[^\s#\d!\\])|#(?=\p{Lu})(?![\dA-F]{3,8}\b))(?=[^\n\r]+$)/gmu,
    message: 'A heading needs a space after "$1".',
    hint: 'Write "$1 " before its text.',
    fix: '$1 ',
  },
  {
    where: 'block',
    // The parser doesn't read these as links.
    pattern: either('g', bracketsAndParentheses, wordsThenAddress, addressInBrackets),
    message: ([found]) => `This ${found.startsWith('!') ? 'image' : 'link'} doesn't work: ${found}`,
    hint: ([found]) =>
      `Write it like ${found.startsWith('!') ? '![what it shows](/img/name.png)' : '[words](/page)'}: without spaces in the address, and with all brackets and parentheses.`,
  },
  {
    where: 'text',
    severity: 'warning',
    pattern:
      /(?<![\\*])(\*\*)[ \t]([^*\n]*)\*\*(?![*\p{L}\p{N}])|(?<![\\*/])\*\*(?![*/])|(?<![\\_\w])__(?=\w)|(?<=\w)__(?![_\w])/gu,
    message: ([found]) => `This "${found.slice(0, 2)}" doesn't make anything bold.`,
    hint: 'Write two stars directly before and directly after the words: **important**',
    // Two stars between spaces can also be the end of other bold words, or a calculation.
    fix: ({index, 2: words = ''}) =>
      words.trim() && (index === 0 || words === words.trimEnd())
        ? `**${words.trim()}**`
        : undefined,
  },

  // Records, front matter and props
  {
    where: 'field',
    // Only the first is told.
    pattern: new RegExp(
      `(${either('', htmlTag, htmlCharacter, boldWords, link).source})[^]*`,
      'gi',
    ),
    message: "HTML and Markdown don't work in this text: $1",
    hint: 'Write the words only. Visitors see them as they are written here.',
  },
];

/**
 * The problems that the text rules find in a part of a file.
 *
 * @param text of the file, in which offsets count
 * @param part what to search; all of the text unless told otherwise
 */
export function findInText(
  where: TextRule['where'],
  text: string,
  {start, end}: Range = {start: 0, end: text.length},
): Match[] {
  const part = text.slice(start, end);
  return textRules
    .filter((rule) => rule.where === where)
    .flatMap((rule) => Array.from(part.matchAll(rule.pattern), (match) => ({rule, match})))
    .flatMap(({rule, match}) => explainMatch(rule, match, start) ?? []);
}
