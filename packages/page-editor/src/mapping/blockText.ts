import type {Range} from '@sitekit/content-check';
import {leadAt, lineEndOf} from './lines';

/** Swaps two ranges of a text, of which `a` is first. What is between them stays. */
export const swap = (text: string, a: Range, b: Range): string =>
  text.slice(0, a.start) +
  text.slice(b.start, b.end) +
  text.slice(a.end, b.start) +
  text.slice(a.start, a.end) +
  text.slice(b.end);

/** Removes a range. Of the space before and after it, that with more line endings stays. */
export function remove(
  text: string,
  {start, end}: Range,
  {isFirst, isLast}: {isFirst: boolean; isLast: boolean},
): string {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const spaceBefore = before.slice(before.trimEnd().length);
  const spaceAfter = after.slice(0, after.length - after.trimStart().length);
  const isLess = countBreaks(spaceBefore) < countBreaks(spaceAfter);
  return isLast || (!isFirst && isLess) ? before.trimEnd() + after : before + after.trimStart();
}

/** Writes lines with the indentation of their new place. */
export const indented = (block: string, indent: string, lineEnd: string): string =>
  block
    .split(/\r\n?|\n/)
    .map((line, index) => (index === 0 || line === '' ? line : indent + line))
    .join(lineEnd);

/** The indentation of the lines of a block that starts at an offset, to the right of hyphens. */
export const indentAt = (text: string, offset: number): string =>
  /^[ \t>-]*/.exec(leadAt(text, offset))?.[0].replaceAll('-', ' ') ?? '';

/** How many line endings a text has. */
export const countBreaks = (text: string): number => text.match(/\r\n?|\n/g)?.length ?? 0;

const isOnlySpace = (text: string): boolean => /^[\s>]+$/.test(text);

/**
 * What is between two blocks: the same as between those that are there.
 *
 * @param blocks in order
 * @param fallback what is before the first of them, if there are no others to go by
 */
export function separator(
  text: string,
  blocks: readonly Range[],
  offset: number,
  fallback = '',
): string {
  const between = blocks
    .slice(1)
    .map(({start}, index) => text.slice(blocks[index]?.end, start))
    .find(isOnlySpace);
  const lineEnd = lineEndOf(text);
  const breaks = countBreaks(between ?? fallback);
  return between !== undefined && !/[\r\n]/.test(between)
    ? between
    : lineEnd +
        (breaks > 1 ? indentAt(text, offset).trimEnd() + lineEnd : '') +
        indentAt(text, offset);
}

/** Copies of one thing that a person makes before looking at their names. */
const MAX_COPIES = 100;

/** A text that isn't used yet: "Title (copy)", "Title (copy 2)", or if it can't have spaces, "id-copy". */
export function distinct(text: string, isFree: (candidate: string) => boolean): string {
  const isAddress = /^(?:\w+:\/)?\//.test(text);
  const forms: ((number: string) => string)[] = isAddress
    ? [(number) => `${text}#copy${number}`]
    : [(number) => `${text} (copy${number && ` ${number}`})`, (number) => `${text}-copy${number}`];
  const numbers = Array.from({length: MAX_COPIES}, (_, index) => (index ? String(index + 1) : ''));
  return forms.flatMap((form) => numbers.map(form)).find(isFree) ?? text;
}
