import {attributeValue, endOf, findAttribute, startOf} from '@sitekit/content-check';
import type {JsxElement} from '@sitekit/content-check';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {parseEntities} from 'parse-entities';
import type {Value} from '../protocol';
import {EditError} from './EditError';
import {leadAt, lineEndOf, withLineFeeds} from './lines';
import type {Replacement} from './prose';
import {readUnits, writeUnits} from './units';

/** What a prop says; a prop that isn't written says undefined. */
export function propValue(element: JsxElement, name: string): Value {
  const attribute = findAttribute(element, name);
  const value = attribute && attributeValue(attribute);
  if (value?.kind === 'text') {
    return value.text;
  }
  return value?.kind === 'constant' ? (value.value as Value) : undefined;
}

/** Whether a prop's value is computed when the page is built, or isn't a simple value. */
export function isComputed(element: JsxElement, name: string): boolean {
  const attribute = findAttribute(element, name);
  const value = attribute && attributeValue(attribute);
  return (
    value?.kind === 'computed' ||
    (value?.kind === 'constant' && !['string', 'number', 'boolean'].includes(typeof value.value))
  );
}

/** As MDX reads them: an entity needs its semicolon. */
const decode = (text: string): string => parseEntities(text, {nonTerminated: false});

const entityOrLineEnd = /&(?:#\d+|#[xX][\da-fA-F]+|[\da-zA-Z]+);|(?:\r\n?|\n)[ \t]*/;

/** Writes text between quotes, right to left, so that what follows an "&" is known. */
const encodeText =
  (quote: string) =>
  (text: string, after: string): string =>
    Array.from(text).reduceRight((right, character) => {
      switch (character) {
        case quote:
          return (quote === '"' ? '&quot;' : '&#39;') + right;
        case '\n':
          return `&#10;${right}`;
        case '&':
          return (decode(`&${right}${after}`).startsWith('&') ? '&' : '&amp;') + right;
        default:
          return character + right;
      }
    }, '');

function quotedText(raw: string, old: string, text: string): string {
  const [quote = '"'] = raw;
  const inner = raw.slice(1, -1);
  const units = readUnits(inner, old, entityOrLineEnd, (match) =>
    match.startsWith('&') ? decode(match) : '\n',
  );
  const encode = encodeText(quote);
  const written = writeUnits(units, text, encode);
  // An "&" that stayed can begin an entity together with what follows it now.
  return quote + (decode(written) === text ? written : encode(text, '')) + quote;
}

/** A text in braces, in the quotes that it had. */
function textInBraces(raw: string, text: string): string {
  const quote = /^\{\s*(['"`])/.exec(raw)?.[1] ?? "'";
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  const special = quote === '`' ? /`|\$\{/g : new RegExp(quote, 'g');
  return `{${quote}${escaped.replace(special, '\\$&')}${quote}}`;
}

/** A value as it's written after "=", or undefined for a prop that is written by its name alone. */
function writeValue(raw: string | undefined, old: Value, value: Value): string | undefined {
  if (typeof value === 'string') {
    if (raw?.startsWith('{') && typeof old === 'string') {
      return textInBraces(raw, value);
    }
    const isQuoted = raw !== undefined && !raw.startsWith('{');
    return quotedText(isQuoted ? raw : '""', isQuoted ? String(old) : '', value);
  }
  return value === true && raw === undefined ? undefined : `{${String(value)}}`;
}

function addAttribute(text: string, element: JsxElement, written: string): Replacement {
  const last = element.attributes.at(-1);
  if (last) {
    const lead = leadAt(text, startOf(last));
    const isOnOwnLine = lead.replace(/>/g, '').trim() === '';
    const space = isOnOwnLine ? lineEndOf(text) + lead : ' ';
    return {start: endOf(last), end: endOf(last), text: space + written};
  }
  const tag = /^<\s*[^\s/>]*/.exec(text.slice(startOf(element)))?.[0] ?? '';
  const end = startOf(element) + tag.length;
  return {start: end, end, text: ` ${written}`};
}

function removeAttribute(text: string, attribute: MdxJsxAttribute): Replacement {
  const space = /\s*$/.exec(leadAt(text, startOf(attribute)))?.[0].length ?? 0;
  const start = startOf(attribute) - space;
  const lineBreak = /(?:\r\n?|\n)$/.exec(text.slice(0, start))?.[0].length ?? 0;
  return {start: start - lineBreak, end: endOf(attribute), text: ''};
}

/**
 * How to write a prop; undefined when it has the value already.
 *
 * @throws EditError when its value is computed
 */
export function replaceProp(
  text: string,
  element: JsxElement,
  name: string,
  typed: Value,
): Replacement | undefined {
  const value = typeof typed === 'string' ? withLineFeeds(typed) : typed;
  const old = propValue(element, name);
  const attribute = findAttribute(element, name);
  if (isComputed(element, name)) {
    throw new EditError(
      `\`${name}\` is computed, so it can’t be edited here. Edit it in the file.`,
    );
  }
  if (value === old || (value === false && old === undefined)) {
    return undefined;
  }
  if (!attribute) {
    const written = writeValue(undefined, undefined, value);
    return addAttribute(text, element, written === undefined ? name : `${name}=${written}`);
  }
  const raw = text.slice(startOf(attribute), endOf(attribute));
  const equals = /^[^=\s]+\s*=\s*/.exec(raw)?.[0];
  if (value === undefined || (value === false && equals === undefined)) {
    return removeAttribute(text, attribute);
  }
  const written = writeValue(
    equals === undefined ? undefined : raw.slice(equals.length),
    old,
    value,
  );
  const start = startOf(attribute);
  return {
    start,
    end: endOf(attribute),
    text: written === undefined ? name : (equals ?? `${name}=`) + written,
  };
}
