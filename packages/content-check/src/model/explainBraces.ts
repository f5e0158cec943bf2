import {blank} from '../blank';
import {firstProblem} from '../rows';
import type {Row} from '../rows';
import {faultAt, placeOf} from './syntaxFault';
import type {Context, SyntaxFault} from './syntaxFault';

const showBrace = 'To show a brace, write \\{ or \\}. To write a comment, use {/* … */}.';
/** The hint about a value in braces that can't be read. */
export const howToWriteValues =
  'Write a number in digits, with a point if it has decimals: {1200} or {12.5}. Text needs quotes instead of braces.';

/** A heading's anchor as other programs write it. */
const anchorInBraces: Row = {
  pattern: /^\{\s*#([^\s{}]+)\s*\}$/,
  message: "A heading's anchor must be a comment, not {#$1}.",
  hint: 'Write {/* #$1 */} after the heading.',
  fix: '{/* #$1 */}',
};

/** Braces, with braces inside them. */
const pairOfBraces = /(?<!\\)\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

/** Explains braces that are never closed, or whose content isn't valid code. */
export function explainBraces({error, start: opener, text}: Context): SyntaxFault {
  const pairs = Array.from(text.slice(opener).matchAll(pairOfBraces), ({0: found, index}) => ({
    start: opener + index,
    end: opener + index + found.length,
  }));
  const isOpen = error.ruleId === 'unexpected-eof';
  const range = isOpen ? undefined : pairs.findLast(({start}) => start <= placeOf(error).start);
  if (!range) {
    const start =
      opener +
      Math.max(
        blank(text, pairs)
          .slice(opener)
          .search(/(?<!\\)\{/),
        0,
      );
    return faultAt({start, end: start + 1}, 'This "{" is never closed.', showBrace);
  }
  const line = text.slice(text.lastIndexOf('\n', range.start) + 1, range.start);
  const isInHeading =
    /^[ \t>]*#{1,6}[ \t]/.test(line) && /^[ \t]*(?:\r?\n|$)/.test(text.slice(range.end));
  const anchor = isInHeading
    ? firstProblem([anchorInBraces], text.slice(range.start, range.end), range.start)
    : undefined;
  const [attribute, name] = /(?<![\w-])([\w-]+)\s*=\s*$/.exec(text.slice(0, range.start)) ?? [];
  if (attribute) {
    const whole = {start: range.start - attribute.length, end: range.end};
    return faultAt(whole, `The value of \`${name}\` can't be read.`, howToWriteValues);
  }
  const message = "Text in braces is read as code, but this isn't valid code.";
  return anchor ? {problem: anchor, mask: [range]} : faultAt(range, message, showBrace);
}
