import type {Diagnostic} from '../Diagnostic';
import type {Prose} from './Prose';

/** Punctuation that's most likely mistyped: what to call it, and what to write instead. */
const mistakes: [pattern: RegExp, message: string, replace: (found: string) => string][] = [
  [/(?<![.\d])\.\.(?![./\w])/g, 'This sentence ends with two periods.', () => '.'],
  [
    /(?<=[\p{L}\d)”"’]) +(?=[,;!?.](?:[\s\0]|$))/gu,
    "There's a space before a punctuation mark.",
    () => '',
  ],
  [
    /(?<=\p{Ll}{3}[.!?])(?=\p{Lu}\p{Ll}+[ ,.!?\n])|(?<=\p{Ll},)(?=\p{L}{2})/gu,
    'A space is missing after this punctuation mark.',
    () => ' ',
  ],
  [
    /“[^“”"\n\0]*"|"[^“”"\n\0]*”/g,
    "These quotes don't match.",
    (found) => `“${found.slice(1, -1)}”`,
  ],
];

/** Finds mistyped punctuation. */
export const checkPunctuation = ({file, text}: Prose): Diagnostic[] =>
  mistakes.flatMap(([pattern, message, replace]) =>
    Array.from(text.matchAll(pattern), ({0: found, index}) => {
      const fix = {start: index, end: index + found.length, text: replace(found)};
      const from =
        Math.max(text.lastIndexOf(' ', index - 1), text.lastIndexOf('\n', index - 1)) + 1;
      const [word = ''] = /^[^\s\0]*/.exec(text.slice(fix.end)) ?? [];
      return file.diagnostic(index, {
        severity: 'warning',
        message,
        hint: `Write ${text.slice(from, index)}${fix.text}${word}`,
        fix,
      });
    }),
  );
