import {location} from 'vfile-location';
import type {VFileMessage} from 'vfile-message';
import type {DiagnosticDetails, SourceFile} from '../SourceFile';
import {isMergeField, mergeField} from './mergeFields';
import type {TagPairs, UnreadPart} from './readTags';
import {endOfBraces} from './scanTags';
import type {Range} from './scanTags';

type ParseError = Pick<VFileMessage, 'message' | 'place' | 'source' | 'ruleId'>;

const isInside = (offset: number, ranges: readonly Range[]): boolean =>
  ranges.some(({start, end}) => start <= offset && offset < end);

/**
 * An error at the end of a page has its place only in its message: `(14:1-14:17)`. So has an opening
 * tag that isn't closed in its paragraph: the error is about the paragraph.
 */
function offsetOf({place, message}: ParseError, text: string): number {
  const offset = place && ('start' in place ? place.start.offset : place.offset);
  const [, line, column] = /\((\d+):(\d+)-/.exec(message) ?? [];
  const told = line && location(text).toOffset({line: Number(line), column: Number(column)});
  const isOpening = message.startsWith('Expected a closing tag');
  return (isOpening ? told || offset : (offset ?? told)) || 0;
}

/** The range of braces whose content isn't valid code. */
function brokenBrace(text: string, ignored: readonly Range[], error: ParseError): Range {
  const braces = Array.from(text.matchAll(/\{/g), ({index}) => index).filter(
    (start) => text[start - 1] !== '\\' && !isInside(start, ignored),
  );
  if (error.ruleId === 'unexpected-eof') {
    const start = braces.find((offset) => endOfBraces(text, offset) === -1) ?? 0;
    return {start, end: start + 1};
  }
  const place = offsetOf(error, text);
  const around = braces.find((start) => start <= place && place <= endOfBraces(text, start));
  const start = around ?? braces.findLast((offset) => offset <= place) ?? place;
  return {start, end: Math.max(endOfBraces(text, start), start + 1)};
}

type UnreadBrace = DiagnosticDetails & {mask: Range[]};

function explainBrace(text: string, range: Range): UnreadBrace {
  const {start, end} = range;
  const found = text.slice(start, end);
  const id = /^\{\s*#([\w-]+)\s*\}$/.exec(found)?.[1];
  if (id) {
    return {
      mask: [range],
      message: `A heading's anchor must be a comment, not {#${id}}.`,
      hint: `Write {/* #${id} */} after the heading.`,
      fix: {...range, text: `{/* #${id} */}`},
    };
  }
  if (isMergeField(found)) {
    return {mask: [range], ...mergeField(found)};
  }
  const hint = 'To show a brace, write \\{ or \\}. To write a comment, use {/* … */}.';
  return found.length > 1
    ? {
        mask: [
          {start, end: start + 1},
          {start: end - 1, end},
        ],
        message: "Text in braces is read as code, but this isn't valid code.",
        hint,
      }
    : {mask: [range], message: 'This "{" is never closed.', hint};
}

/** Explains a tag whose partner is in another paragraph, list entry or cell. */
function explainSplitTag(
  file: SourceFile,
  text: string,
  pairs: TagPairs,
  error: ParseError,
): UnreadPart {
  const start = Math.max(text.lastIndexOf('<', offsetOf(error, text)), 0);
  const pair = pairs.get(start);
  const name = pair?.[0].name ?? /`<\/?([\w.]+)/.exec(error.message)?.[1] ?? '';
  const end = text.indexOf('>', start) + 1 || text.length;
  return {
    diagnostic: file.diagnostic(pair?.[0].start ?? start, {
      message: `<${name}> and </${name}> are in different paragraphs.`,
      hint: 'Put each tag on a line of its own, with an empty line before and after it.',
    }),
    mask: pair ?? [{start, end}],
    breaksNesting: true,
  };
}

/**
 * Explains the parser's error about a page whose tags are in order.
 *
 * @param text what was parsed, with the same offsets as the file's text
 * @param ignored code and comments
 */
export function explainParseError(
  file: SourceFile,
  text: string,
  ignored: readonly Range[],
  pairs: TagPairs,
  error: ParseError,
): UnreadPart {
  const offset = offsetOf(error, text);
  if (error.source === 'micromark-extension-mdx-expression') {
    const range = brokenBrace(text, ignored, error);
    const {mask, ...details} = explainBrace(text, range);
    return {diagnostic: file.diagnostic(range.start, details), mask};
  }
  if (error.source === 'mdast-util-mdx-jsx') {
    return explainSplitTag(file, text, pairs, error);
  }
  if (error.source === 'micromark-extension-mdxjs-esm') {
    const start = text.slice(0, offset).search(/^(import|export)\b(?![^]*^(import|export)\b)/m);
    const word = /^\w+/.exec(text.slice(start))?.[0] ?? '';
    return {
      diagnostic: file.diagnostic(start, {
        message: `A line that starts with "${word}" is read as code.`,
        hint: 'Start the line with another word or with a capital letter.',
      }),
      mask: [{start, end: start + Math.max(word.length, 1)}],
    };
  }
  return {
    diagnostic: file.diagnostic(offset, {
      message: `The character "${text[offset] ?? ''}" doesn't work here.`,
      hint: 'Compare this line with a similar one on another page.',
    }),
    mask: [{start: offset, end: offset + 1}],
  };
}
