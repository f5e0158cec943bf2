import {blank} from '../characters';
import type {Range} from '../Diagnostic';

/* Finds code and tags in a page in one pass, whether or not a parser can read it. */

/** The value of an attribute, with its quotes or braces. */
type Value = Range & {
  /** How it starts: `"`, `'`, `{`, a curly quote, or nothing for a value without quotes. */
  quote: string;
  isClosed: boolean;
};

export type ScannedAttribute = Range & {name: string; value?: Value};

export type ScannedTag = Range & {
  /** Empty for `<>`. */
  name: string;
  kind: 'opening' | 'closing' | 'single';
  attributes: ScannedAttribute[];
  /** Whether it has its ">". */
  isEnded: boolean;
};

const fenceStart = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?:`{3,}|~{3,})/;

/** Blocks of code between lines of ``` or ~~~. */
function fencedCode(text: string): Range[] {
  const ranges: Range[] = [];
  let open: {start: number; mark: string} | undefined;
  for (const {0: line, index} of text.matchAll(/^.*$/gm)) {
    const [lead = ''] = fenceStart.exec(line) ?? [];
    const mark = lead.replace(/[^`~]/g, '');
    const words = line.slice(lead.length);
    if (open === undefined) {
      open = mark !== '' && !words.includes('`') ? {start: index, mark} : undefined;
    } else if (mark.startsWith(open.mark) && words.trim() === '') {
      ranges.push({start: open.start, end: index + line.length});
      open = undefined;
    }
  }
  return open ? [...ranges, {start: open.start, end: text.length}] : ranges;
}

/** Comments in braces, and code in a line. */
const codeInText =
  /\{\/\*[^]*?\*\/\}|(?<![`\\])(?<ticks>`+)(?!`)(?:(?!\n[ \t]*\n)[^])*?(?<!`)\k<ticks>(?!`)/g;

/** Overwrites code and comments with spaces. */
export function withoutCode(text: string): string {
  const unfenced = blank(text, fencedCode(text));
  const inText = Array.from(unfenced.matchAll(codeInText), ({0: found, index}) => ({
    start: index,
    end: index + found.length,
  }));
  return blank(unfenced, inText);
}

/** The offset after braces that are open at an offset, or that of the end of the text. */
export function endOfBraces(text: string, start: number): {end: number; isClosed: boolean} {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const character = text.charAt(index);
    depth += character === '{' ? 1 : character === '}' ? -1 : 0;
    if (depth === 0) {
      return {end: index + 1, isClosed: true};
    }
  }
  return {end: text.length, isClosed: false};
}

/** What a sticky pattern matches at an offset. */
const match = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
};

const curlyQuotes = '“”„‟″‘’‚‛«»';
/** Where a value ends that has no closing quote: before the next attribute, or with the tag or the line. */
function unclosedValue(text: string, start: number): string {
  const line = match(/[^\n<]*/y, text, start) ?? '';
  const end = line.slice(1).search(/\s[\w:-]+=|\/?>/);
  return (end === -1 ? line : line.slice(0, end + 1)).trimEnd();
}

const bareValue = /[^\s"'{}<>=\\]*[^\s"'{}<>=/\\]["']?/y;

/** Text in straight quotes, on any number of lines without an empty one between them. */
const quotedValue = /(["'])(?:(?!\1|\n[ \t]*\n)[^])*\1/y;

const afterValue = /(?=[\s>]|\/\s*>|$(?![^]))/y;

function scanValue(text: string, start: number): Value | undefined {
  const quote = text.charAt(start);
  if (quote === '{') {
    return {start, quote, ...endOfBraces(text, start)};
  }
  if (quote === '"' || quote === "'") {
    const closed = match(quotedValue, text, start) ?? '';
    const isClosed = closed !== '' && match(afterValue, text, start + closed.length) !== undefined;
    const written = isClosed ? closed : unclosedValue(text, start);
    return {start, end: start + written.length, quote, isClosed};
  }
  const isCurly = quote !== '' && curlyQuotes.includes(quote);
  const written = isCurly ? unclosedValue(text, start) : match(bareValue, text, start);
  return written
    ? {start, end: start + written.length, quote: isCurly ? quote : '', isClosed: false}
    : undefined;
}

const tagStart = /(?<!\\)<(\/?)(?:([A-Za-z_$][\w.:$-]*)|(?=>))/g;
const attributeName = /\s*([\w:@.$-]+)/y;
const equals = /\s*=\s*/y;
const tagEnd = /\s*(?:\/\s*)?>/y;
const spread = /\s*(?=\{)/y;

/** Reads the attributes and the end of a tag, from the offset after its name. */
function scanRest(
  text: string,
  from: number,
): Pick<ScannedTag, 'attributes' | 'end' | 'isEnded'> & {isSingle: boolean} {
  const attributes: ScannedAttribute[] = [];
  let end = from;
  for (;;) {
    const ending = match(tagEnd, text, end);
    if (ending !== undefined) {
      return {attributes, end: end + ending.length, isEnded: true, isSingle: ending.includes('/')};
    }
    const spaces = match(spread, text, end);
    if (spaces !== undefined) {
      ({end} = endOfBraces(text, end + spaces.length));
      continue;
    }
    const written = match(attributeName, text, end);
    if (written === undefined) {
      return {attributes, end, isEnded: false, isSingle: false};
    }
    const name = written.trim();
    const start = end + written.length - name.length;
    end += written.length;
    const sign = match(equals, text, end);
    const value = sign === undefined ? undefined : scanValue(text, end + sign.length);
    end = value?.end ?? end + (sign?.length ?? 0);
    attributes.push({start, end, name, ...(value && {value})});
  }
}

/**
 * The tags of a text, in order.
 *
 * @param readable without code
 */
export function scanTags(readable: string): ScannedTag[] {
  const tags: ScannedTag[] = [];
  let end = 0;
  for (const {0: found, 1: slash, 2: name = '', index: start} of readable.matchAll(tagStart)) {
    if (start >= end) {
      const {isSingle, ...rest} = scanRest(readable, start + found.length);
      ({end} = rest);
      const kind = slash ? 'closing' : isSingle ? 'single' : 'opening';
      tags.push({start, name, kind, ...rest});
    }
  }
  return tags;
}
