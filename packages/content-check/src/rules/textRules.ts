import type {Fix, Problem, Range} from '../Diagnostic';

/** Text with the groups of a match: `Write [$1](/page)`. */
type Template = string | ((match: RegExpExecArray) => string | undefined);

/** A mistake that a pattern finds. To add one, add a row, and a case to `corpus/`. */
export type TextRule = {
  /**
   * What is searched: a whole file; the words that visitors read, where `\0` stands for anything
   * else; a paragraph as it's written; a piece of text between Markdown's marks; or a text that's
   * shown as it's written, in records, front matter and props.
   */
  where: 'file' | 'prose' | 'paragraph' | 'text' | 'field';
  pattern: RegExp;
  /** Undefined for a match that is right after all. */
  message: Template;
  /** Undefined for the text around the match with the fix applied. */
  hint?: Template;
  /** What to write instead of the match. */
  fix?: Template;
  severity?: 'warning';
  /** Whether the rule applies to a file with this text. */
  when?: (text: string) => boolean;
};

const final = 'Replace it with the final text.';
const remove = 'Delete it.';
const retype = 'Delete the word around it and type it again.';
const placeholderText = '"$0" looks like placeholder text.';
const assistant = '"$0" looks like part of an answer by an AI assistant.';

const invisibleNames: Readonly<Record<string, string>> = {
  '\u200b': 'a zero-width space',
  '\u2060': 'a word joiner',
  '\ufeff': 'a byte-order mark',
  '\u00ad': 'a soft hyphen',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
};

/** A character of no width. */
export const invisible = /[\u200b\u2060\ufeff\u00ad\u2028\u2029]/;

/** Lines that start with a mark that doesn't make a list, all at once. */
const listOf = (mark: string, least: number): Pick<TextRule, 'pattern' | 'fix'> => ({
  pattern: new RegExp(
    `(?<=^[ \\t>]*)(?:${mark}\\S.*(?:\\r?\\n[ \\t>]*(?=${mark})|$)){${least},}`,
    'gm',
  ),
  fix: ([list]) => list.replace(new RegExp(`^([ \\t>]*)${mark}`, 'gm'), '$1- '),
});
const noList = {
  where: 'paragraph',
  message: ([list]: RegExpExecArray) => `"${list.charAt(0)}" doesn't make a list here.`,
  hint: 'Start each entry with "- ", below an empty line.',
} as const;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

export const textRules: readonly TextRule[] = [
  // Characters
  {
    where: 'file',
    // Where Markdown and YAML need a space: around the marks of headings, lists and keys.
    pattern:
      /(?<=^[ \t]*(?:#{1,6}|[-*+>]|\d+[.)]))[\u00a0\u2007\u202f\u3000]+|^[\u00a0\u2007\u202f\u3000]+(?=[#\-*+>\d<|:]|\w+:)|(?<=^[ \t-]*\w+:)[\u00a0\u202f]+/gm,
    message: 'There is a no-break space here, where only a normal space works.',
    hint: 'Delete the space and type it again.',
    fix: ([found]) => ' '.repeat(found.length),
  },
  {
    where: 'file',
    pattern: new RegExp(invisible, 'g'),
    message: ([found]) => `There is an invisible character here: ${invisibleNames[found]}.`,
    hint: retype,
    // A separator stands for a space between words.
    fix: ([found]) => (/[\u2028\u2029]/.test(found) ? ' ' : ''),
  },
  {
    where: 'file',
    pattern: /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    message: ([found]) =>
      `There is an invisible control character here (U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}).`,
    hint: retype,
    fix: '',
  },
  {
    where: 'file',
    pattern: /\S*(?:\ufffd|ï¿½|â€[\u0080-\uffff]|Ã[\u0080-\u00bf])\S*/g,
    message: '"$0" contains characters that were garbled when it was copied or saved.',
    hint: 'Type the right characters, and save the file as UTF-8.',
  },
  {
    where: 'file',
    // Two spaces before a line that continues the paragraph are Markdown's line break.
    pattern:
      /(?<=\S)( |\t[ \t]*| +\t[ \t]*)(?=\r?\n|$)|(?<=\S) {2,}(?=\r?\n[ \t]*(?:\r?\n|$)|$)|(?<=^|\n)[ \t]+(?=\r?\n|$)/g,
    severity: 'warning',
    message: 'This line ends with spaces.',
    hint: 'Delete them, or run: npm run check -- --fix',
    fix: '',
  },

  // Leftovers
  {where: 'prose', pattern: /\blorem ipsum\b[^\n\0]*/gi, message: placeholderText, hint: final},
  {
    where: 'prose',
    pattern: /\[REPLACE:[^\]\0]*\]/g,
    message: '"$0" is placeholder text of the template.',
    hint: 'Replace it, brackets included, with your own text.',
  },
  {
    where: 'prose',
    pattern: /\b(?:TODO|TBD|TBC|FIXME|TK(?:TK)*)\b/g,
    message: '"$0" looks like a leftover note.',
    hint: final,
  },
  {
    where: 'prose',
    pattern:
      /[$€£]X+\b|[$€£]\?+|(?<![\w$€£])X+%|(?<!\w)X{2,}(?:[-. ]X{2,})+\b|(?<=(?<!\p{L})\p{Ll}+ )X{2,}(?= (?!centur)\p{Ll})|(?<![^\s(\0])\?{3,}/gu,
    message: '"$0" looks like a number that is still missing.',
    hint: final,
  },
  {
    where: 'prose',
    pattern:
      /\[(?:your|insert|add|company|client|customer|first|last|full|name|quote|date|placeholder)\b[^\]\n]*\](?![(:[])|\b(?:insert|add) (?:text|copy|title|name|link|image) here\b/gi,
    message: placeholderText,
    hint: final,
  },
  {
    where: 'prose',
    pattern: /\*\|\w+\|\*|\{\{[^{}]*\}\}|(?<!\S)%[A-Z][A-Z_]+%(?!\S)/g,
    message: '"$0" is a placeholder from a mailing tool.',
    hint: final,
  },
  {
    where: 'prose',
    pattern: /\[[A-Z]{2,3}\d{1,2}\](?![(:[])/g,
    message: '"$0" looks like a comment mark from Word.',
    hint: remove,
  },
  {
    where: 'prose',
    pattern: /【[^】\n\0]*】|:contentReference\[[^\]\n\0]*\]|\bturn\d+(?:search|view)\d+\b/g,
    message: assistant,
    hint: remove,
  },
  {
    where: 'prose',
    pattern:
      /\bas an AI (?:language )?model, I\b|(?<![^\n\0])[ \t]*(?:sure|certainly|of course|absolutely)[!,.] here(?:[’']s| is| are)\b[^\n\0]*|\b(?:I hope this helps|let me know if you(?:[’']d| would) like me to)\b[^\n\0]*/gi,
    severity: 'warning',
    message: assistant,
    hint: remove,
  },
  {
    where: 'prose',
    pattern: /(?<![\w.])(?:[A-Z]:\\[^\s\0]+|\/(?:Users|home)\/\w[^\s\0]*)/g,
    message: `"$0" is a file on someone's computer.`,
    hint: 'Add the file to static/, and write its address on this site.',
  },

  // Words and punctuation
  {
    where: 'prose',
    // "That that", "had had" and Walla Walla are right.
    pattern:
      /(?<=(?<![\p{L}\p{N}’'-])(?!(?:that|had|is|in|so|no|very|bye|yes|ha|blah|do|you)\b)(\p{L}+))([ \t*_]+|[ \t*_]*\r?\n[ \t>*_]*)\1(?![\p{L}\p{N}’'-])/giu,
    message: ([found, word]) =>
      /\p{Lu}\p{L}*$/u.test(found) ? undefined : `"${word}" is repeated.`,
    hint: 'Delete one.',
    // Across lines and marks, a person should decide.
    fix: ([, , between = '']) => (/^ +$/.test(between) ? '' : undefined),
  },
  {
    where: 'prose',
    pattern: /(?<![.\d])\.\.(?![./\w])/g,
    severity: 'warning',
    message: 'This sentence ends with two periods.',
    fix: '.',
  },
  {
    where: 'prose',
    pattern: /(?<=[\p{L}\d)”"’]) +(?=[,;!?.](?:[\s\0]|$))/gu,
    severity: 'warning',
    message: "There's a space before a punctuation mark.",
    fix: '',
  },
  {
    where: 'prose',
    pattern: /(?<=\p{Ll}{3}[.!?])(?=\p{Lu}\p{Ll}+[ ,.!?\n])|(?<=\p{Ll},)(?=\p{L}{2})/gu,
    severity: 'warning',
    message: 'A space is missing after this punctuation mark.',
    fix: ' ',
  },
  {
    where: 'prose',
    pattern: /“[^“”"\n\0]*"|"[^“”"\n\0]*”/g,
    severity: 'warning',
    message: "These quotes don't match.",
    fix: ([found]) => `“${found.slice(1, -1)}”`,
  },
  {
    where: 'text',
    pattern: /(?<=\p{L})'(?=\p{L})/gu,
    severity: 'warning',
    message: 'This apostrophe is straight, but the others in this file are curly.',
    fix: '’',
    when: (text) => count(text, /\p{L}’\p{L}/gu) > count(text, /\p{L}'\p{L}/gu),
  },
  {
    where: 'file',
    pattern: /(?<=[$€£]\d[\d,.]*)-(?=[$€£]?\d)/g,
    severity: 'warning',
    message: 'A range of prices needs an en dash instead of a hyphen.',
    fix: '–',
  },

  // Markdown
  {
    where: 'paragraph',
    pattern: /(?<=^[ \t>]*)(#{1,6})(?=[^\s#\d!\\])(?=[^\n\r]+$)/gm,
    message: 'A heading needs a space after "$1".',
    hint: 'Write "$1 " before its text.',
    fix: '$1 ',
  },
  {...noList, ...listOf('[•●▪◦‣∙·][ \\t]*', 1)},
  {...noList, ...listOf('[–—][ \\t]+', 2)},
  {...noList, ...listOf('[-*+](?=[^\\s*+-])(?![^*\\n]*\\*)', 2)},
  {
    where: 'paragraph',
    pattern: /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)+\|?\s*$/gm,
    message: "This table's header and its line of hyphens have different numbers of cells.",
    hint: 'Write one --- for each cell of the header: | --- | --- |',
  },
  {
    where: 'text',
    pattern:
      /(?<![\\*])(\*\*)[ \t]+([^*\n]*?)[ \t]*\*\*(?!\*)|(?<![\\*])\*\*(?!\*)|(?<![\\_\w])__(?=\w)|(?<=\w)__(?![_\w])/g,
    message: ([found]) => `This "${found.slice(0, 2)}" doesn't make anything bold.`,
    hint: 'Write two stars directly before and directly after the words: **important**',
    fix: ([, , words]) => words && `**${words}**`,
  },
  {
    where: 'text',
    pattern: /(?<![\\`])`+(?!`)/g,
    message: "This $0 doesn't make code.",
    hint: 'Write it before and after the code: $0npm start$0',
  },
  {
    where: 'text',
    pattern: /\[\[([^\][\n]+)\]\]/g,
    message: "Double brackets don't make a link: $0",
    hint: 'Write the words in brackets and the address in parentheses: [$1](/page)',
  },
  {
    where: 'text',
    pattern: /\[\^([^\]\s]+)\](?!:)/g,
    message: 'The footnote $0 has no text.',
    hint: 'Add a line at the end of the page: $0: Its text.',
  },

  // Records, front matter and props
  {
    where: 'field',
    pattern: /^[“‘](?=[^“”‘]*[”’]$)(.*)[”’]$/g,
    severity: 'warning',
    message: 'Visitors see these quotes.',
    hint: "If they don't belong to the text, write $1",
  },
  {
    where: 'field',
    pattern: /[,;]$/g,
    severity: 'warning',
    message: 'Visitors see this "$0" at the end of the text.',
    hint: remove,
    fix: '',
  },
  {
    where: 'field',
    pattern:
      /(<\/?(?:a|b|br|div|em|font|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|u|ul)(?:\s[^<>]*)?\/?>|&(?:[a-z]{2,8}|#\d{1,6});)[^]*/gi,
    message: "HTML doesn't work in this text: $1",
    hint: 'Write the words only. Visitors see them as they are written here.',
  },
  {
    where: 'field',
    pattern: /(\*\*[^*\s][^*]*\*\*|\[[^\][]+\]\([^()\s]+\))[^]*/g,
    message: "Markdown doesn't work in this text: $1",
    hint: 'Write the words only. Visitors see them as they are written here.',
  },
];

/** Longer text is cut off in a message. */
const MAX_QUOTE_CHARS = 40;

function shortened(found: string): string {
  const text = found.trim().replace(/\s+/g, ' ');
  return text.length > MAX_QUOTE_CHARS ? `${text.slice(0, MAX_QUOTE_CHARS)}…` : text;
}

const filled = (template: Template, match: RegExpExecArray, isQuoted: boolean) =>
  typeof template === 'string'
    ? template.replace(/\$(\d)/g, (_, group: string) => {
        const found = match[Number(group)] ?? '';
        return isQuoted && group === '0' ? shortened(found) : found;
      })
    : template(match);

/** A problem that a text rule found, and the text that it's about. */
export type TextProblem = Problem & Range;

/** `Write late, but …`: what the fix makes of the words around it. */
function wordsAround(text: string, {start, end, text: fix}: Fix): string {
  const before = /[^\s\0]*$/.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^[^\s\0]*/.exec(text.slice(end))?.[0] ?? '';
  return `Write ${before}${fix}${after}`;
}

/**
 * The problems that the text rules find in a part of a file. Where two rules match, the first counts.
 *
 * @param text of the file, in which offsets count
 * @param part what to search; all of the text unless told otherwise
 */
export function findInText(
  where: TextRule['where'],
  text: string,
  {start, end}: Range = {start: 0, end: text.length},
): TextProblem[] {
  const found: TextProblem[] = [];
  const part = text.slice(start, end);
  for (const rule of textRules.filter((other) => other.where === where)) {
    for (const match of rule.when?.(text) === false ? [] : part.matchAll(rule.pattern)) {
      const range = {start: start + match.index, end: start + match.index + match[0].length};
      const message = filled(rule.message, match, true);
      const isTaken = found.some((other) => range.start < other.end && other.start < range.end);
      if (message !== undefined && !isTaken) {
        const written = rule.fix === undefined ? undefined : filled(rule.fix, match, false);
        const fix = written === undefined ? undefined : {...range, text: written};
        const hint = rule.hint === undefined ? undefined : filled(rule.hint, match, false);
        found.push({
          ...range,
          offset: range.start + Math.max(match[0].search(/\S/), 0),
          message,
          hint: hint ?? (fix && wordsAround(text, fix)),
          ...(rule.severity && {severity: rule.severity}),
          ...(fix && {fix}),
        });
      }
    }
  }
  return found;
}
