import {attributeValue, endOf, findAttribute, rangeOf, startOf} from '@sitekit/content-check';
import type {JsxElement} from '@sitekit/content-check';
import type {ContentFile} from './ContentFile';
import {proseIn} from './prose';
import type {ProseInFile} from './prose';
import {editField} from './records';
import {applySplice, depthIn, readingIn} from './splice';
import {EditError, lineEndOf, withLineFeeds} from './targets';
import type {PropTarget, ProseTarget, Splice, Target, TargetEdit, Value} from './targets';

const readsDifferently = 'This text would read differently once it’s saved. Write it another way.';

/** What a prop says; undefined for one that isn't written, or isn't a simple value. */
export function propValue(element: JsxElement, name: string): Value {
  const attribute = findAttribute(element, name);
  const value = attribute && attributeValue(attribute);
  return ['string', 'number', 'boolean'].includes(typeof value) ? (value as Value) : undefined;
}

/** Whether a prop's value is computed when the page is built, or isn't a simple value. */
export const isComputed = (element: JsxElement, name: string): boolean =>
  findAttribute(element, name) !== undefined && propValue(element, name) === undefined;

/** @param quote the one that is there */
function inQuotes(text: string, quote: string): string {
  const written = text
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll(quote, quote === '"' ? '&quot;' : '&#39;')
    .replaceAll('\n', '&#10;');
  return quote + written + quote;
}

/** How to write a prop; undefined when it has the value already. */
function propSplice(
  text: string,
  element: JsxElement,
  name: string,
  value: Value,
): Splice | undefined {
  const old = propValue(element, name);
  const attribute = findAttribute(element, name);
  if (value === old || (value === false && old === undefined)) {
    return undefined;
  }
  const isRemoved = value === undefined || (value === false && attribute?.value === null);
  if (attribute && isRemoved) {
    const space = /\s*$/.exec(text.slice(0, startOf(attribute)))?.[0].length ?? 0;
    return {start: startOf(attribute) - space, end: endOf(attribute), text: ''};
  }
  const quote = attribute && text[endOf(attribute) - 1] === "'" ? "'" : '"';
  const written =
    value === true && attribute === undefined
      ? name
      : `${name}=${typeof value === 'string' ? inQuotes(value, quote) : `{${String(value)}}`}`;
  if (attribute) {
    return {...rangeOf(attribute), text: written};
  }
  const last = element.attributes.at(-1);
  const tag = /^<\s*[^\s/>]*/.exec(text.slice(startOf(element)))?.[0] ?? '';
  const end = last ? endOf(last) : startOf(element) + tag.length;
  return {start: end, end, text: ` ${written}`};
}

/** @throws EditError when the page has no such text */
function proseAt(file: ContentFile, {start, end}: Pick<ProseTarget, 'start' | 'end'>): ProseInFile {
  const prose = proseIn(file).find((other) => other.start === start && other.end === end);
  if (!prose) {
    throw new EditError('This text isn’t there anymore. Reload the page and try again.');
  }
  return prose;
}

/** A line without as much of an indentation as it has: it can lack the ">" of a quotation. */
function withoutIndent(line: string, indent: string): string {
  let rest = line;
  for (const character of indent) {
    const alike = character === '>' ? ['>'] : [' ', '\t'];
    if (rest !== '' && alike.includes(rest.charAt(0))) {
      rest = rest.slice(1);
    }
  }
  return rest;
}

/** A "|" would end the cell; `\\|` is how a cell contains one. */
const withoutEscapes = (cell: string): string =>
  cell.replace(/\\([\\|])/g, (pair, character) => (character === '|' ? '|' : pair));
const withEscapes = (cell: string): string =>
  cell.replace(/\\[\\|]|\|/g, (match) => (match === '|' ? '\\|' : match));

/** The Markdown of a text as a person sees it: without indentation, with LF as line ending. */
export function proseValue(
  file: ContentFile,
  {start, end, indent, content, name}: ProseInFile,
): string {
  const [first = '', ...others] = withLineFeeds(file.text.slice(start, end)).split('\n');
  const lines = others.map((line) => withoutIndent(line, indent));
  if (content === 'code') {
    return lines.join('\n');
  }
  const value = [first, ...lines].join('\n');
  return name === 'table cell' ? withoutEscapes(value) : value;
}

/** What is typed into a text, as it reads once it's written. */
function normalize({content, name}: ProseInFile, value: Value): string {
  const text = withLineFeeds(String(value ?? ''));
  if (content === 'code') {
    return text;
  }
  return name === 'table cell' ? withoutEscapes(text.trim()) : text.trim();
}

/** The whole lines of a text and the blank line next to it. */
function linesToRemove(text: string, {start, end}: ProseInFile): Splice {
  const before = /[ \t>]*$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^[ \t]*(?:(?:\r\n?|\n)(?:[ \t>]*(?:\r\n?|\n))?)?/.exec(text.slice(end))?.[0] ?? '';
  return {start: start - before, end: end + after.length, text: ''};
}

/** How to write a new value for a text; undefined when it has the value already. */
function proseSplice(file: ContentFile, prose: ProseInFile, typed: Value): Splice | undefined {
  const {start, end, content, name, indent} = prose;
  const value = normalize(prose, typed);
  const old = proseValue(file, prose);
  if (value === old) {
    return undefined;
  }
  if (value === '' && content === 'blocks') {
    return linesToRemove(file.text, prose);
  }
  if (value === '' && content === 'inline' && name !== 'table cell') {
    throw new EditError('This text can’t be empty.');
  }
  if (content === 'inline' && value.includes('\n') && !old.includes('\n')) {
    throw new EditError('This text has to fit on one line.');
  }
  const lineEnd = lineEndOf(file.text);
  const lines = (name === 'table cell' ? withEscapes(value) : value)
    .split('\n')
    .map((line) => (line === '' ? indent.trimEnd() : indent + line));
  const code = value === '' ? '' : lineEnd + lines.join(lineEnd);
  const text = content === 'code' ? code : lines.join(lineEnd).slice(indent.length);
  return {start, end, text};
}

function editProp(
  file: ContentFile,
  {element: start, name}: PropTarget,
  value: Value,
): ContentFile {
  const splice = propSplice(file.text, file.elementAt(start), name, value);
  const after = splice ? applySplice(file, splice) : file;
  const written = propValue(after.elementAt(start), name);
  if (written !== value && !(value === false && written === undefined)) {
    throw new EditError(readsDifferently);
  }
  return after;
}

function editProse(file: ContentFile, target: ProseTarget, value: Value): ContentFile {
  const prose = proseAt(file, target);
  const splice = proseSplice(file, prose, value);
  if (!splice) {
    return file;
  }
  const after = applySplice(file, splice);
  const start = Math.min(prose.start, splice.start);
  const written = {start, end: start + splice.text.length};
  if (readingIn(after, written).includes('"mdxjsEsm"')) {
    throw new EditError('A paragraph can’t start with “import” or “export”. Write it another way.');
  }
  const typed = normalize(prose, value);
  const isBlocks = prose.content === 'blocks';
  const found = proseIn(after).find(
    (other) => other.start === start && (isBlocks || other.end === written.end),
  );
  // Without a blank line above it, a paragraph can join the one above.
  const isAsDeep = depthIn(file, prose) === depthIn(after, written);
  const isTyped = isBlocks
    ? typed === '' || (isAsDeep && proseValue(after, {...(found ?? prose), ...written}) === typed)
    : found !== undefined && proseValue(after, found) === typed;
  if (!isTyped) {
    throw new EditError(readsDifferently);
  }
  return after;
}

/** Front matter comes first in a file. */
const startAt = (target: Target): number =>
  target.kind === 'field' ? -1 : target.kind === 'prop' ? target.element : target.start;

/** Edits in an order in which the offsets of those that come later stay right. */
export const lastFirst = (edits: readonly TargetEdit[]): TargetEdit[] =>
  [...edits].sort((a, b) => startAt(b.target) - startAt(a.target));

/**
 * A file with other values in some places. Each was read again: it says what was typed, and
 * everything else says what it said.
 *
 * @throws EditError when that isn't possible
 */
export const applyEdits = (file: ContentFile, edits: readonly TargetEdit[]): ContentFile =>
  lastFirst(edits).reduce((result, {target, value: typed}) => {
    const value = typeof typed === 'string' ? withLineFeeds(typed) : typed;
    switch (target.kind) {
      case 'field':
        return editField(result, target.path, value);
      case 'prop':
        return editProp(result, target, value);
      case 'prose':
        return editProse(result, target, value);
    }
  }, file);
