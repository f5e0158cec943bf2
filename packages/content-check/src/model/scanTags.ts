import {placeholderWords} from './mergeFields';

/** A range of a text: `end` is the offset after its last character. */
export type Range = {start: number; end: number};

export type Tag = Range & {
  name: string;
  /** `<br />` is empty, `<p>` opens, `</p>` closes. */
  kind: 'opening' | 'closing' | 'empty';
  /** It can't be parsed: it has no ">" or starts with a space. Without a ">", it ends where something else starts. */
  isUnfinished: boolean;
};

/** Something that looks like a tag but is broken, with the part that is wrong. */
export type BrokenTag = Range & {
  kind:
    | 'comment'
    | 'address'
    | 'other program'
    | 'placeholder'
    | 'character'
    | 'space'
    | 'unfinished'
    | 'curly quotes'
    | 'no quotes'
    | 'quotes inside'
    | 'unclosed quote';
  /** The tag that it is in. */
  name: string;
  /** Where that tag begins. */
  tagStart: number;
};

const curlyQuotes = '“”„‟″‘’‚‛«»';
const tagStart = /<(\/?)([A-Za-z][\w.-]*)/y;
/** `< Benefit title="…">` */
const spacedTagStart = /<(\/?)[ \t]+([A-Z]\w*)(?=\s*\/?>|\s+\w+=)/y;
/** Also as chat programs write it: `<https://example.com|the plan>`. */
const address = /<(?:(?:https?|ftp|mailto|tel):[^\s<>|]*(?:\|[^<>|\n]+)?|[^\s<>@]+@[^\s<>]+)>/iy;
/** `<insert quote here>` */
const placeholder = new RegExp(`<(?:${placeholderWords}|enter)(?: [\\w’'-]+)*>`, 'iy');
/** The address in `[the plan](<the plan.pdf>)`. */
const linkAddress = /\]\(<[^<>\n]*>/y;
/** `<o:p></o:p>` from a word processor. */
const foreignTag = /<\/?[A-Za-z][\w-]*:[\w-]+[^<>]*>(?:\s*<\/[A-Za-z][\w-]*:[\w-]+>)?/y;
const attributeStart = /\s+|[\w:.-]+|=|\/>|>|["'{]|[^]/y;
const straightValue = {'"': /"[^"]*"/y, "'": /'[^']*'/y};
const curlyQuoted = new RegExp(`[${curlyQuotes}][^${curlyQuotes}"<>]*[${curlyQuotes}"]?`, 'y');
/** With quotes inside of it, up to the next attribute or the end of the tag. */
const curlyValue = new RegExp(
  `[${curlyQuotes}][^\\n\\r<>]*?[${curlyQuotes}"](?=\\s+[\\w-]+=|\\s*/?>)`,
  'y',
);
/** A straight-quoted value with such quotes inside of it, up to the same places. */
const quotesInside =
  /"(?:(?![\w-]=["'{])[^\n\r<>"])*(?:"(?:(?![\w-]=["'{])[^\n\r<>"])*)+?"(?=\s+[\w-]+=|\s*\/?>)/y;
const unquotedValue = /[^\s"'{}<>=]+/y;

function match(pattern: RegExp, text: string, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset;
  return pattern.exec(text);
}

/** The offset after the brace that closes the one at `offset`, or -1. */
export function endOfBraces(text: string, offset: number): number {
  let depth = 0;
  for (let i = offset; i < text.length; i += 1) {
    depth += text[i] === '{' ? 1 : text[i] === '}' ? -1 : 0;
    if (depth === 0) {
      return i + 1;
    }
  }
  return -1;
}

/**
 * Whether a quoted value is so long that its closing quote must be missing.
 *
 * @param next the character after it
 */
const isRunaway = (value: string, next: string): boolean =>
  /\n[ \t]*\r?\n/.test(value) ||
  (/<[/A-Za-z]/.test(value) && (value.includes('\n') || !/[\s/>]/.test(next)));

/** The next attribute, in a value without a closing quote: ` to="` in `"Productivity to="`. */
const nextAttribute = /\s+[\w-]+=["']$/;

type AfterName = {kind: Tag['kind']; end: number; broken: BrokenTag[]};

/** Reads the attributes of a tag up to its end. */
function scanAttributes(text: string, name: string, start: number, offset: number): AfterName {
  const broken: BrokenTag[] = [];
  const report = (kind: BrokenTag['kind'], from: number, end: number) =>
    broken.push({kind, name, tagStart: start, start: from, end});
  const unfinished = (end: number): AfterName => {
    report('unfinished', start, end);
    return {kind: 'opening', end, broken};
  };
  let attribute = offset;
  let isValue = false;

  for (let i = offset; i < text.length;) {
    const [token = ''] = match(attributeStart, text, i) ?? [];
    const wasValue = isValue;
    isValue = token === '=' || (isValue && /^\s/.test(token));
    if (token === '>' || token === '/>') {
      return {kind: token === '>' ? 'opening' : 'empty', end: i + token.length, broken};
    } else if (token === '"' || token === "'") {
      const [value = ''] = match(straightValue[token], text, i) ?? [];
      const isWhole = /^(?:\s+[\w-]+=|\s*\/?>|[\w-]+=)/.test(text.slice(i + value.length));
      const [whole] = (wasValue && !isWhole && match(quotesInside, text, i)) || [];
      if (whole) {
        report('quotes inside', attribute, i + whole.length);
        i += whole.length;
        continue;
      }
      if (!value || isRunaway(value, text.charAt(i + value.length))) {
        // The tag most likely ends with its line.
        const [line = ''] = match(/[^\n\r>]*>?/y, text, i) ?? [];
        const written = line.replace(/\s*\/?>$/, '');
        const isCurly = curlyQuotes.includes(written.at(-1) ?? '');
        report(isCurly ? 'curly quotes' : 'unclosed quote', attribute, i + written.length);
        const kind = line.endsWith('/>') ? 'empty' : 'opening';
        return {kind, end: i + line.length, broken};
      }
      const next = value.search(nextAttribute);
      if (next !== -1) {
        report('unclosed quote', attribute, i + next);
      }
      i += next === -1 ? value.length : next;
    } else if (token === '{') {
      const end = endOfBraces(text, i);
      if (end === -1) {
        return unfinished(i + 1);
      }
      i = end;
    } else if (curlyQuotes.includes(token)) {
      const quoted = wasValue ? match(curlyValue, text, i) : null;
      const [value = token] = quoted ?? match(curlyQuoted, text, i) ?? [];
      report('curly quotes', wasValue ? attribute : i, i + value.length);
      i += value.length;
    } else if (token === '<' || /\n[ \t]*\r?\n/.test(token)) {
      return unfinished(i);
    } else if (wasValue && !/^\s/.test(token)) {
      const [value = token] = match(unquotedValue, text, i) ?? [];
      report('no quotes', attribute, i + value.length);
      i += value.length;
    } else {
      if (/^[\w:.-]/.test(token)) {
        attribute = i;
      }
      i += token.length;
    }
  }
  return unfinished(text.length);
}

/**
 * Finds the tags of a page and everything that looks like one, so that one mistake does not hide the next.
 *
 * @param ignored code and comments in order, which contain no tags
 */
export function scanTags(
  text: string,
  ignored: readonly Range[],
): {tags: Tag[]; broken: BrokenTag[]} {
  const tags: Tag[] = [];
  const broken: BrokenTag[] = [];
  const skips = [...ignored];
  let offset = text.indexOf('<');
  while (offset !== -1) {
    while (skips[0] && skips[0].end <= offset) {
      skips.shift();
    }
    let end = offset + 1;
    const start = offset;
    const report = (kind: BrokenTag['kind'], after: number) => {
      broken.push({kind, name: '', tagStart: start, start, end: after});
      end = after;
    };
    if (skips[0] && skips[0].start <= offset) {
      end = skips[0].end;
    } else if (match(linkAddress, text, Math.max(offset - 2, 0))) {
      end = linkAddress.lastIndex;
    } else if (text[offset - 1] !== '\\') {
      const spaced = match(spacedTagStart, text, offset);
      const [, slash, name] = spaced ?? match(tagStart, text, offset) ?? [];
      if (text.startsWith('<!--', offset)) {
        const close = text.indexOf('-->', offset);
        report('comment', close === -1 ? text.length : close + '-->'.length);
      } else if (match(address, text, offset)) {
        report('address', address.lastIndex);
      } else if (match(foreignTag, text, offset)) {
        report('other program', foreignTag.lastIndex);
      } else if (match(placeholder, text, offset)) {
        report('placeholder', placeholder.lastIndex);
      } else if (name === undefined) {
        // `<>` is a fragment, which needs no name.
        if (!/^<\/?>/.test(text.slice(offset, offset + 3))) {
          report('character', offset + 1);
        }
      } else {
        const {lastIndex: nameEnd} = spaced ? spacedTagStart : tagStart;
        if (spaced) {
          broken.push({kind: 'space', name, tagStart: start, start, end: nameEnd});
        }
        const found = scanAttributes(text, name, offset, nameEnd);
        broken.push(...found.broken);
        end = found.end;
        const isUnfinished = !!spaced || found.broken.some(({kind}) => kind === 'unfinished');
        tags.push({name, kind: slash ? 'closing' : found.kind, start, end, isUnfinished});
      }
    }
    offset = text.indexOf('<', end);
  }
  return {tags, broken};
}
