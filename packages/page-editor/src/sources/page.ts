import {attributeValue, endOf, findAttribute, startOf} from '@sitekit/content-check';
import type {ContentConfig, JsxElement, Page, SourceFile} from '@sitekit/content-check';
import {piecesOf} from './pieces';
import type {Piece} from './pieces';
import {editField} from './records';
import {applySplice, depthIn, readingIn} from './splice';
import {EditError, elementAt, leadAt, lineEndOf, pageOf, withLineFeeds} from './targets';
import type {PropTarget, ProseTarget, Splice, Target, TargetEdit, Value} from './targets';

const readsDifferently = 'This text would read differently once it’s saved. Write it another way.';

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

const inQuotes = (text: string): string =>
  `"${text
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')}"`;

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
  const written =
    value === true && attribute === undefined
      ? name
      : `${name}=${typeof value === 'string' ? inQuotes(value) : `{${String(value)}}`}`;
  if (attribute) {
    return {start: startOf(attribute), end: endOf(attribute), text: written};
  }
  const last = element.attributes.at(-1);
  const tag = /^<\s*[^\s/>]*/.exec(text.slice(startOf(element)))?.[0] ?? '';
  const end = last ? endOf(last) : startOf(element) + tag.length;
  const lead = last && leadAt(text, startOf(last));
  const isOnOwnLine = lead !== undefined && /^[\s>]*$/.test(lead);
  return {start: end, end, text: (isOnOwnLine ? lineEndOf(text) + lead : ' ') + written};
}

/** @throws EditError when the page has no such piece */
function pieceAt(page: Page, {start, end}: Pick<ProseTarget, 'start' | 'end'>): Piece {
  const piece = piecesOf(page).find((other) => other.start === start && other.end === end);
  if (!piece) {
    throw new EditError('This text isn’t there anymore. Reload the page and try again.');
  }
  return piece;
}

/** Matches as much of an indentation as a line has: lines can lack the ">" of a quotation. */
const leadPattern = (indent: string): RegExp =>
  new RegExp(
    `^${indent.replace(/[ \t]+|>/g, (part) => (part === '>' ? '>?' : `[ \\t]{0,${part.length}}`))}`,
  );

/** A "|" would end the cell; `\\|` is how a cell contains one. */
const withoutEscapes = (cell: string): string =>
  cell.replace(/\\([\\|])/g, (pair, character) => (character === '|' ? '|' : pair));
const withEscapes = (cell: string): string =>
  cell.replace(/\\[\\|]|\|/g, (match) => (match === '|' ? '\\|' : match));

/** The Markdown of a piece as a person sees it: without indentation, with LF as line ending. */
export function proseValue(page: Page, {start, end, indent, content, name}: Piece): string {
  const pattern = leadPattern(indent);
  const [first = '', ...others] = withLineFeeds(page.file.text.slice(start, end)).split('\n');
  const lines = others.map((line) => line.replace(pattern, ''));
  if (content === 'code') {
    return lines.join('\n');
  }
  const value = [first, ...lines].join('\n');
  return name === 'table cell' ? withoutEscapes(value) : value;
}

/** What is typed into a piece, as it reads once it's written. */
function normalize({content, name}: Piece, value: Value): string {
  const text = withLineFeeds(String(value ?? ''));
  if (content === 'code') {
    return text;
  }
  return name === 'table cell' ? withoutEscapes(text.trim()) : text.trim();
}

/** The whole lines of a piece and the blank line next to it. */
function linesToRemove(text: string, {start, end}: Piece): Splice {
  const before = /[ \t>]*$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^[ \t]*(?:(?:\r\n?|\n)(?:[ \t>]*(?:\r\n?|\n))?)?/.exec(text.slice(end))?.[0] ?? '';
  return {start: start - before, end: end + after.length, text: ''};
}

/** How to write a new text for a piece; undefined when it's the text that is there. */
function proseSplice(page: Page, piece: Piece, typed: Value): Splice | undefined {
  const {start, end, content, name, indent} = piece;
  const value = normalize(piece, typed);
  const old = proseValue(page, piece);
  if (value === old) {
    return undefined;
  }
  if (value === '' && content === 'blocks') {
    return linesToRemove(page.file.text, piece);
  }
  if (value === '' && content === 'inline' && name !== 'table cell') {
    throw new EditError('This text can’t be empty.');
  }
  if (content === 'inline' && value.includes('\n') && !old.includes('\n')) {
    throw new EditError('This text has to fit on one line.');
  }
  const lineEnd = lineEndOf(page.file.text);
  const lines = (name === 'table cell' ? withEscapes(value) : value)
    .split('\n')
    .map((line) => (line === '' ? indent.trimEnd() : indent + line));
  const code = value === '' ? '' : lineEnd + lines.join(lineEnd);
  const text = content === 'code' ? code : lines.join(lineEnd).slice(indent.length);
  return {start, end, text};
}

function editProp(
  file: SourceFile,
  {element: start, name}: PropTarget,
  value: Value,
  config: ContentConfig,
): SourceFile {
  const splice = propSplice(file.text, elementAt(pageOf(file, config), start), name, value);
  const after = splice ? applySplice(file, splice, config) : file;
  const written = propValue(elementAt(pageOf(after, config), start), name);
  if (written !== value && !(value === false && written === undefined)) {
    throw new EditError(readsDifferently);
  }
  return after;
}

function editProse(
  file: SourceFile,
  target: ProseTarget,
  value: Value,
  config: ContentConfig,
): SourceFile {
  const page = pageOf(file, config);
  const piece = pieceAt(page, target);
  const splice = proseSplice(page, piece, value);
  if (!splice) {
    return file;
  }
  const after = applySplice(file, splice, config);
  const start = Math.min(piece.start, splice.start);
  const written = {start, end: start + splice.text.length};
  if (readingIn(after, written, config).includes('"mdxjsEsm"')) {
    throw new EditError('A paragraph can’t start with “import” or “export”. Write it another way.');
  }
  const typed = normalize(piece, value);
  const isBlocks = piece.content === 'blocks';
  const now = pageOf(after, config);
  const found = piecesOf(now).find(
    (other) => other.start === start && (isBlocks || other.end === written.end),
  );
  // Without a blank line above it, a paragraph can join the one above.
  const isAsDeep = depthIn(file, piece, config) === depthIn(after, written, config);
  const isTyped = isBlocks
    ? typed === '' || (isAsDeep && proseValue(now, {...(found ?? piece), ...written}) === typed)
    : found !== undefined && proseValue(now, found) === typed;
  if (!isTyped) {
    throw new EditError(readsDifferently);
  }
  return after;
}

/** Front matter comes first in a file. */
const startAt = (target: Target): number =>
  target.kind === 'field' ? -1 : target.kind === 'prop' ? target.element : target.start;

/**
 * A file with other values in some places. Each was read again: it says what was typed, and
 * everything else says what it said.
 *
 * @throws EditError when that isn't possible
 */
export const applyEdits = (
  file: SourceFile,
  edits: readonly TargetEdit[],
  config: ContentConfig,
): SourceFile =>
  // The last one comes first, so that the offsets of the others stay right.
  [...edits]
    .sort((a, b) => startAt(b.target) - startAt(a.target))
    .reduce((result, {target, value: typed}) => {
      const value = typeof typed === 'string' ? withLineFeeds(typed) : typed;
      switch (target.kind) {
        case 'field':
          return editField(result, target.path, value, config);
        case 'prop':
          return editProp(result, target, value, config);
        case 'prose':
          return editProse(result, target, value, config);
      }
    }, file);
