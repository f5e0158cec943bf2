import {SourceFile, attributeValue, endOf, findAttribute, startOf} from '@sitekit/content-check';
import type {ContentConfig, JsxElement, Page} from '@sitekit/content-check';
import {outlineOf} from './outline';
import type {Edited} from './outline';
import {piecesOf} from './pieces';
import type {Piece} from './pieces';
import {EditError, elementAt, leadAt, lineEndOf, pageOf, withLineFeeds} from './targets';
import type {PropTarget, ProseTarget, Replacement, TargetEdit, Value} from './targets';

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
function replaceProp(text: string, element: JsxElement, name: string, value: Value) {
  const old = propValue(element, name);
  const attribute = findAttribute(element, name);
  if (isComputed(element, name)) {
    throw new EditError('This is computed, so it can’t be edited here. Edit it in the file.');
  }
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
export function pieceAt(page: Page, {start, end}: Pick<ProseTarget, 'start' | 'end'>): Piece {
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
function linesToRemove(text: string, {start, end}: Piece): Replacement {
  const before = /[ \t>]*$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^[ \t]*(?:(?:\r\n?|\n)(?:[ \t>]*(?:\r\n?|\n))?)?/.exec(text.slice(end))?.[0] ?? '';
  return {start: start - before, end: end + after.length, text: ''};
}

/** How to write a new text for a piece; undefined when it's the text that is there. */
function replaceProse(page: Page, piece: Piece, typed: Value): Replacement | undefined {
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

type PageEdit = {target: ProseTarget | PropTarget; value: Value; replacement: Replacement};

/** The edits that change something, in the order of the text. */
const readEdits = (page: Page, edits: readonly TargetEdit[]): PageEdit[] =>
  edits
    .flatMap(({target, value: typed}): PageEdit[] => {
      const value = typeof typed === 'string' ? withLineFeeds(typed) : typed;
      if (target.kind === 'field') {
        return [];
      }
      const replacement =
        target.kind === 'prose'
          ? replaceProse(page, pieceAt(page, target), value)
          : replaceProp(page.file.text, elementAt(page, target.element), target.name, value);
      return replacement ? [{target, value, replacement}] : [];
    })
    .sort(
      (a, b) => a.replacement.start - b.replacement.start || a.replacement.end - b.replacement.end,
    );

function replaceAll(text: string, edits: readonly PageEdit[]): string {
  let [result, end] = ['', 0];
  for (const {replacement} of edits) {
    if (replacement.start < end) {
      throw new EditError('Two of these changes are in the same text. Save one of them first.');
    }
    result += text.slice(end, replacement.start) + replacement.text;
    end = replacement.end;
  }
  return result + text.slice(end);
}

/** The same places in the new text. */
const movedTargets = (edits: readonly PageEdit[]): PageEdit['target'][] =>
  edits.map((own) => {
    const {target, replacement} = own;
    const shifted = (offset: number): number =>
      edits
        .filter((edit) => edit !== own && edit.replacement.end <= offset)
        .reduce(
          (sum, {replacement: {start, end, text}}) => sum + text.length - (end - start),
          offset,
        );
    if (target.kind === 'prop') {
      return {...target, element: shifted(target.element)};
    }
    const start = shifted(Math.min(target.start, replacement.start));
    return {...target, start, end: start + replacement.text.length};
  });

const editedBy = (targets: readonly PageEdit['target'][]): Edited => ({
  ranges: targets.filter(
    (target) => target.kind === 'prose' && target.content !== 'code',
  ) as ProseTarget[],
  codes: targets.filter(
    (target) => target.kind === 'prose' && target.content === 'code',
  ) as ProseTarget[],
  props: targets.filter((target) => target.kind === 'prop'),
});

/** Whether a place in the new page says what was typed. */
function saysTyped(
  page: Page,
  {target: old, value}: PageEdit,
  after: Page,
  target: PageEdit['target'],
) {
  if (target.kind === 'prop') {
    const written = propValue(elementAt(after, target.element), target.name);
    return written === value || (value === false && written === undefined);
  }
  const piece = pieceAt(page, old as ProseTarget);
  const typed = normalize(piece, value);
  if (typed === '' && target.content === 'blocks') {
    return true;
  }
  const found = piecesOf(after).find(
    ({start, end}) => start === target.start && (target.content === 'blocks' || end === target.end),
  );
  return (
    (found !== undefined || target.content === 'blocks') &&
    proseValue(after, {...(found ?? piece), start: target.start, end: target.end}) === typed
  );
}

/** The first problem that a page has and had not. */
export function refuse(before: Page, after: Page, otherwise: string): never {
  const known = before.diagnostics.map(({message}) => message);
  const found = after.diagnostics.find(({message}) => !known.includes(message));
  throw new EditError([found?.message ?? otherwise, found?.hint].filter(Boolean).join(' '));
}

/** How many imports and exports a page has. */
const countCode = ({tree}: Page): number =>
  tree.children.filter(({type}) => type === 'mdxjsEsm').length;

/**
 * The text of a page with other prose and props, which was read again: the edited places say what
 * was typed, and everything else reads as before.
 *
 * @throws EditError otherwise
 */
export function editPage(
  file: SourceFile,
  edits: readonly TargetEdit[],
  config: ContentConfig,
): string {
  const page = pageOf(file, config);
  const changes = readEdits(page, edits);
  const text = replaceAll(file.text, changes);
  const after = pageOf(new SourceFile(file.path, file.contentsWith(text)), config);
  const targets = movedTargets(changes);
  const oldTargets = changes.map(({target}) => target);
  const leavesTraces = ![...oldTargets, ...targets].some(
    (target) => target.kind === 'prose' && target.start === target.end,
  );
  if (
    after.unread.length > page.unread.length ||
    outlineOf(page, editedBy(oldTargets), leavesTraces) !==
      outlineOf(after, editedBy(targets), leavesTraces)
  ) {
    refuse(
      page,
      after,
      'This would change other parts of the page, too. Check tags, braces and the first characters of each line.',
    );
  }
  if (countCode(after) > countCode(page)) {
    throw new EditError('A paragraph can’t start with “import” or “export”. Write it another way.');
  }
  const isTyped = changes.every((change, index) => {
    const target = targets[index];
    return target !== undefined && saysTyped(page, change, after, target);
  });
  if (!isTyped) {
    throw new EditError('This text would read differently once it’s saved. Write it another way.');
  }
  return text;
}
