import type {Page} from '@sitekit/content-check';
import {EditError} from './EditError';
import {lineEndOf, readLines, textOf, withLineFeeds, writeLines} from './lines';
import {piecesOf} from './pieces';
import type {Piece} from './pieces';
import type {ProseTarget} from './Target';

/** A change of a text: what is written instead of a range. */
export type Replacement = {start: number; end: number; text: string};

/** @throws EditError when the page has no such piece */
export function pieceAt(page: Page, {start, end}: Pick<ProseTarget, 'start' | 'end'>): Piece {
  const piece = piecesOf(page).find((other) => other.start === start && other.end === end);
  if (!piece) {
    throw new EditError('This text isn’t there anymore. Reload the page and try again.');
  }
  return piece;
}

/** A "|" would end the cell; `\\|` is how a cell contains one. */
const withoutEscapes = (cell: string): string =>
  cell.replace(/\\([\\|])/g, (pair, character) => (character === '|' ? '|' : pair));
const withEscapes = (cell: string): string =>
  cell.replace(/\\[\\|]|\|/g, (match) => (match === '|' ? '\\|' : match));

/** The Markdown of a piece as a person sees it: without indentation, with LF as line ending. */
export function proseValue(page: Page, piece: Piece): string {
  const lines = readLines(page.file.text.slice(piece.start, piece.end), piece.indent);
  if (piece.content === 'code') {
    return textOf(lines.slice(1));
  }
  return piece.name === 'table cell' ? withoutEscapes(textOf(lines)) : textOf(lines);
}

/** What is typed into a piece, as it reads once it's written. */
export function normalizeProse({content, name}: Piece, typed: string): string {
  const text = withLineFeeds(typed);
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

/**
 * How to write a new text for a piece; undefined when it's the text that is there.
 *
 * @throws EditError when the place can't have such a text
 */
export function replaceProse(page: Page, piece: Piece, typed: string): Replacement | undefined {
  const {text} = page.file;
  const value = normalizeProse(piece, typed);
  const old = proseValue(page, piece);
  if (value === old) {
    return undefined;
  }
  const {start, end, content, name, indent} = piece;
  if (value === '' && content === 'blocks') {
    return linesToRemove(text, piece);
  }
  if (value === '' && content === 'inline' && name !== 'table cell') {
    throw new EditError('This text can’t be empty.');
  }
  if (content === 'inline' && value.includes('\n') && !old.includes('\n')) {
    throw new EditError('This text has to fit on one line.');
  }
  const lines = readLines(text.slice(start, end), indent);
  const lineEnd = lineEndOf(text);
  const written = name === 'table cell' ? withEscapes(value) : value;
  if (content === 'code') {
    const code = value === '' ? '' : writeLines(lines, `\n${value}`, {indent, lineEnd});
    return {start, end, text: code};
  }
  return {start, end, text: writeLines(lines, written, {indent, lineEnd})};
}
