import {location} from 'vfile-location';
import type {VFileMessage} from 'vfile-message';
import type {TagFinding, TagPairs} from './checkTags';
import {endOfBraces} from './scanTags';
import type {Range} from './scanTags';

type ParseError = Pick<VFileMessage, 'message' | 'place' | 'source' | 'ruleId'>;

const isInside = (offset: number, ranges: readonly Range[]): boolean =>
  ranges.some(({start, end}) => start <= offset && offset < end);

/** Where it is; an error at the end of a page tells it in its message alone: `(14:1-14:17)`. */
function offsetOf({place, message}: ParseError, text: string): number {
  const offset = place && ('start' in place ? place.start.offset : place.offset);
  const [, line, column] = /\((\d+):(\d+)-/.exec(message) ?? [];
  const told = line && {line: Number(line), column: Number(column)};
  return offset ?? (told ? location(text).toOffset(told) : undefined) ?? 0;
}

/** The brace that opens what cannot be read as an expression. */
function brokenBrace(text: string, passOver: readonly Range[], error: ParseError): Range {
  const braces = Array.from(text.matchAll(/\{/g), ({index}) => index).filter(
    (start) => text[start - 1] !== '\\' && !isInside(start, passOver),
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

function explainBrace(text: string, range: Range): TagFinding {
  const found = text.slice(range.start, range.end);
  const id = /^\{\s*#([\w-]+)\s*\}$/.exec(found)?.[1];
  const mask = [
    {start: range.start, end: range.start + 1},
    {start: range.end - 1, end: range.end},
  ];
  if (id) {
    return {
      offset: range.start,
      mask: [range],
      message: `The anchor {#${id}} is not written as a comment.`,
      mend: `Write {/* #${id} */} behind the heading.`,
      fix: {...range, text: `{/* #${id} */}`},
    };
  }
  return {
    offset: range.start,
    mask: found.length > 1 ? mask : [range],
    message: 'A "{" stands here, and what follows it cannot be read.',
    mend: 'For the sign itself write \\{ and \\}. A comment is written {/* like this */}.',
  };
}

/** A tag whose other half is in another paragraph, list entry or cell. */
function explainSplitTag(text: string, pairs: TagPairs, error: ParseError): TagFinding {
  const start = Math.max(text.lastIndexOf('<', offsetOf(error, text)), 0);
  const pair = pairs.get(start) ?? pairs.get(offsetOf(error, text));
  const name = pair?.[0].name ?? /`<\/?([\w.]+)/.exec(error.message)?.[1] ?? '';
  const end = text.indexOf('>', start) + 1 || text.length;
  return {
    offset: pair?.[0].start ?? start,
    mask: pair ? [...pair] : [{start, end}],
    breaksNesting: true,
    message: `The tags <${name}> and </${name}> do not stand in the same paragraph.`,
    mend: `Put each of them on a line of its own, with an empty line between them and other text.`,
  };
}

/**
 * Puts what the parser says about a page whose tags are in order into words of our own.
 *
 * @param text what the parser has read
 * @param passOver code and comments
 */
export function explainParseError(
  text: string,
  passOver: readonly Range[],
  pairs: TagPairs,
  error: ParseError,
): TagFinding {
  const offset = offsetOf(error, text);
  if (error.source === 'micromark-extension-mdx-expression') {
    return explainBrace(text, brokenBrace(text, passOver, error));
  }
  if (error.source === 'mdast-util-mdx-jsx') {
    return explainSplitTag(text, pairs, error);
  }
  if (error.source === 'micromark-extension-mdxjs-esm') {
    const start = text.slice(0, offset).search(/^(import|export)\b(?![^]*^(import|export)\b)/m);
    const word = /^\w+/.exec(text.slice(start))?.[0] ?? '';
    return {
      offset: start,
      mask: [{start, end: start + Math.max(word.length, 1)}],
      message: `A line that begins with "${word}" is read as program code.`,
      mend: 'Begin the line with another word, or with a capital letter.',
    };
  }
  return {
    offset,
    mask: [{start: offset, end: offset + 1}],
    message: `The sign "${text[offset] ?? ''}" cannot stand here.`,
    mend: 'Compare the line with the examples in guides/authors.md.',
  };
}
