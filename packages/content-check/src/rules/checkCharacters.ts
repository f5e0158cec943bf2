import type {Diagnostic} from '../Diagnostic';
import type {Range} from '../model/scanTags';
import {withoutRanges} from '../prose/Prose';
import type {Prose} from '../prose/Prose';
import type {DiagnosticDetails, SourceFile} from '../SourceFile';

type Rule = {
  pattern: RegExp;
  /** @returns undefined when it's right after all */
  explain: (found: string) => Explanation | undefined;
};

type Explanation = Pick<DiagnosticDetails, 'message' | 'hint'> & {
  /** What to write instead, when there is no doubt about it. */
  replacement?: string;
};

/** Letters of other alphabets that look like these Latin ones. */
// oxfmt-ignore
const lookAlikes = new Map(
  Object.entries({
    А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', Х: 'X',
    а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ѕ: 's', ј: 'j',
    Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: 'I', Κ: 'K', Μ: 'M', Ν: 'N', Ο: 'O', Ρ: 'P',
    Τ: 'T', Υ: 'Y', Χ: 'X', ο: 'o', ν: 'v',
  }),
);

const toLatin = (word: string): string =>
  Array.from(word, (letter) => lookAlikes.get(letter) ?? letter).join('');

const invisibleNames: Record<string, string> = {
  '\u200b': 'a zero-width space',
  '\u2060': 'a word joiner',
  '\ufeff': 'a byte-order mark',
  '\u00ad': 'a soft hyphen',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
};

/** A character of no width. */
export const invisible = /[\u200b\u2060\ufeff\u00ad\u2028\u2029]/;

/** Windows-1252's characters for the bytes 0x80 to 0x9f, in order. */
const windowsCharacters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Reads text again as UTF-8 that was once read as Windows-1252. */
function decodedAgain(text: string): string | undefined {
  const bytes = Array.from(text, (character) => {
    const index = windowsCharacters.indexOf(character);
    return index === -1 ? character.charCodeAt(0) : 0x80 + index;
  });
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

const inPlainLetters = (found: string): Pick<Explanation, 'hint'> & {replacement: string} => ({
  hint: `Write ${found.normalize('NFKC')}`,
  replacement: found.normalize('NFKC'),
});

const continuation = `[\\u0080-\\u00bf${windowsCharacters}]`;

const rules: readonly Rule[] = [
  {
    // Where Markdown and YAML need a space: before and after the marks of headings, lists and keys.
    pattern:
      /(?<=^[ \t]*(?:#{1,6}|[-*+>]|\d+[.)]))[\u00a0\u2007\u202f\u3000]+|^[\u00a0\u2007\u202f\u3000]+(?=[#\-*+>\d<|:]|\w+:)|(?<=^[ \t-]*\w+:)[\u00a0\u202f]+/gm,
    explain: (found) => ({
      message: 'There is a no-break space here, where only a normal space works.',
      hint: 'Delete the space and type it again.',
      replacement: ' '.repeat(found.length),
    }),
  },
  {
    pattern: new RegExp(invisible, 'g'),
    explain: (found) => ({
      message: `There is an invisible character here: ${invisibleNames[found] ?? ''}.`,
      hint: 'Delete the word around it and type it again.',
      // A separator stands for a space between words.
      replacement: /[\u2028\u2029]/.test(found) ? ' ' : '',
    }),
  },
  {
    pattern: /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    explain: (found) => ({
      message: `There is an invisible control character here (U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}).`,
      hint: 'Delete the word around it and type it again.',
      replacement: '',
    }),
  },
  {
    pattern: new RegExp(`(?:[Ã-ôâÂ]${continuation}{1,3})+|ï¿½|\\ufffd`, 'g'),
    explain: (found) => {
      const meant = decodedAgain(found);
      return meant === undefined || /[\ufffd\p{C}]/u.test(meant)
        ? {
            message: `"${found}" is what is left of a character that was lost.`,
            hint: 'Type the right character.',
          }
        : {
            message: `"${found}" is a garbled "${meant}".`,
            hint: `Write ${meant}`,
            replacement: meant,
          };
    },
  },
  {
    pattern:
      /(?<![\p{L}\p{M}])(?=[\p{L}\p{M}]*\p{Script=Latin})(?=[\p{L}\p{M}]*[\p{Script=Cyrillic}\p{Script=Greek}])[\p{L}\p{M}]+/gu,
    explain: (found) => {
      const foreign = Array.from(found).filter((letter) => lookAlikes.has(letter));
      const latin = toLatin(found);
      return foreign.length > 0
        ? {
            message: `"${found}" mixes alphabets: its "${foreign.join('')}" only looks Latin.`,
            hint: `Write ${latin}`,
            replacement: /^\p{Script=Latin}+$/u.test(latin) ? latin : undefined,
          }
        : undefined;
    },
  },
  {
    pattern: /[ﬀ-ﬆ]/g,
    explain: (found) => ({
      message: `"${found}" is a single character, which search doesn't find.`,
      ...inPlainLetters(found),
    }),
  },
  {
    // Mathematical and full-width letters, which some programs offer as bold or wide text.
    pattern: /[\u{1d400}-\u{1d7ff}\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]+/gu,
    explain: (found) => ({
      message: `"${found}" is written in special characters, which screen readers can't read.`,
      ...inPlainLetters(found),
    }),
  },
];

type OddCharacters = Range & DiagnosticDetails;

function findOddCharacters(text: string): OddCharacters[] {
  return rules.flatMap(({pattern, explain}) =>
    Array.from(text.matchAll(pattern)).flatMap(({0: found, index}): OddCharacters[] => {
      const explained = explain(found);
      if (!explained) {
        return [];
      }
      const {replacement, ...details} = explained;
      const range = {start: index, end: index + found.length};
      const fix = replacement === undefined ? undefined : {...range, text: replacement};
      return [{...range, ...details, fix}];
    }),
  );
}

/** Finds characters that can't be seen, or that aren't what they look like. */
export const checkCharacters = (file: SourceFile): Diagnostic[] =>
  findOddCharacters(file.text).map(({start, message, hint, fix}) =>
    file.diagnostic(start, {message, hint, fix}),
  );

/** Prose without the words that contain such characters, which no dictionary knows. */
export function withoutOddWords(prose: Prose): Prose {
  const isSpace = (character: string): boolean => /[\s\0]|^$/.test(character);
  const words = findOddCharacters(prose.text).map(({start, end}) => {
    const word = {start, end};
    while (!isSpace(prose.text.charAt(word.start - 1))) {
      word.start -= 1;
    }
    while (!isSpace(prose.text.charAt(word.end))) {
      word.end += 1;
    }
    return word;
  });
  return withoutRanges(prose, words);
}
