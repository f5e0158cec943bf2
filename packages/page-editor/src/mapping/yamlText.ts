import {isScalar, parse, visit} from 'yaml';
import type {Document, Scalar} from 'yaml';
import type {Value} from '../protocol';
import {countBreaks} from './blockText';
import {scalarValue} from './yaml';
import {readUnits, writeUnits} from './units';

/** A line break in a text over several lines, with the spaces around it. */
const fold = /[ \t]*(?:(?:\r\n?|\n)[ \t]*)+/;

/** The same below ">", where spaces at the end of a line are part of the text. */
const blockFold = /(?:(?:\r\n?|\n)[ \t]*)+/;

/** One line break reads as a space, and each further one as a line ending. */
function unfold(breaks: string): string {
  const count = countBreaks(breaks);
  return count === 1 ? ' ' : '\n'.repeat(count - 1);
}

const decode = (escape: string): string => parse(`"${escape}"`) as string;

const inDoubleQuotes = (text: string): string => JSON.stringify(text).slice(1, -1);
const inSingleQuotes = (text: string): string => text.replaceAll("'", "''");

/** The quotes that most texts in quotes have. */
function usualQuote(document: Document): string {
  const counts = {QUOTE_SINGLE: 0, QUOTE_DOUBLE: 0};
  visit(document, {
    Scalar(_, {type}) {
      if (type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE') {
        counts[type] += 1;
      }
    },
  });
  return counts.QUOTE_SINGLE > counts.QUOTE_DOUBLE ? "'" : '"';
}

/** A text in quotes: those that the file uses, unless the others need no escapes. */
function* quotedTexts(document: Document, text: string): Generator<string> {
  const usual = usualQuote(document);
  const other = usual === "'" ? '"' : "'";
  const quotes = text.includes(usual) && !text.includes(other) ? [other, usual] : [usual, other];
  for (const quote of quotes) {
    yield quote + (quote === '"' ? inDoubleQuotes(text) : inSingleQuotes(text)) + quote;
  }
}

/** A text as the lines below `|` or `>`. */
function blockText(raw: string, isFolded: boolean, old: string, text: string, lineEnd: string) {
  const [, header = '', indent = '', body = '', rest = ''] =
    /^([^\r\n]*(?:\r\n?|\n)(?:[ \t]*(?:\r\n?|\n))*)([ \t]*)([^]*?)((?:(?:\r\n?|\n)[ \t]*)*)$/.exec(
      raw,
    ) ?? [];
  const units = readUnits(
    body,
    old,
    isFolded ? blockFold : new RegExp(`(?:\\r\\n?|\\n)[ \\t]{0,${indent.length}}`),
    isFolded ? unfold : () => '\n',
  );
  const breakLine = lineEnd.repeat(isFolded ? 2 : 1);
  const encode = (part: string, after: string): string =>
    part.replace(/\n/g, (_, index: number) => {
      const isBlank = !isFolded && (part + after)[index + 1] === '\n';
      return breakLine + (isBlank ? '' : indent);
    });
  return header + indent + writeUnits(units, text, encode) + rest;
}

/** A text in the style in which another one is written. */
function inSameStyle(raw: string, scalar: Scalar, text: string, lineEnd: string): string {
  const old = String(scalarValue(scalar));
  const inner = raw.slice(1, -1);
  switch (scalar.type) {
    case 'BLOCK_FOLDED':
    case 'BLOCK_LITERAL':
      return blockText(raw, scalar.type === 'BLOCK_FOLDED', old, text, lineEnd);
    case 'QUOTE_DOUBLE': {
      const escape = /\\(?:x..|u.{4}|U.{8}|(?:\r\n?|\n)[ \t]*|.)/;
      const pattern = new RegExp(`${escape.source}|${fold.source}`);
      const units = readUnits(inner, old, pattern, (match) =>
        match.startsWith('\\') ? decode(match) : unfold(match),
      );
      return `"${writeUnits(units, text, inDoubleQuotes)}"`;
    }
    case 'QUOTE_SINGLE': {
      const pattern = new RegExp(`''|${fold.source}`);
      const units = readUnits(inner, old, pattern, (match) =>
        match === "''" ? "'" : unfold(match),
      );
      return `'${writeUnits(units, text, inSingleQuotes)}'`;
    }
    default:
      return writeUnits(readUnits(raw, old, fold, unfold), text, (part) => part);
  }
}

/** The ways to write a value, best first. Not all of them may be possible where it's written. */
export function* scalarTexts(
  document: Document,
  value: Exclude<Value, undefined>,
  lineEnd: string,
  before?: {raw: string; scalar: unknown},
): Generator<string> {
  if (typeof value !== 'string') {
    yield String(value);
    return;
  }
  if (before && isScalar(before.scalar) && typeof before.scalar.value === 'string') {
    yield inSameStyle(before.raw, before.scalar, value, lineEnd);
  } else {
    yield value;
  }
  yield* quotedTexts(document, value);
}
