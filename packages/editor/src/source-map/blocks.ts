import type {Range} from '@sitekit/content-check';
import type {ContentFile} from './ContentFile';
import {outlineOf, withParents} from './outline';
import type {Outline, OutlineBlock} from './outline';
import {applySplice, readingIn} from './splice';
import {EditError, lineEndOf} from './targets';
import type {BlockTarget} from './targets';

/*
 * Components and Markdown on lines of their own, rows of tables and entries of lists are blocks of
 * whole lines. As such they are moved and deleted. A comment right above an entry of a list goes with
 * it; others stay where they are.
 */

/** What can be done with a block as a whole. */
export type BlockOperation = 'move' | 'delete';

type Lines = Range & {block: OutlineBlock};

/** A block among its neighbors, in order; there is nothing else between them. */
type Neighbors = {all: readonly Lines[]; index: number};

const isNext = (file: ContentFile, first: Range, second: Range): boolean =>
  first.end <= second.start && /^[\s>]*$/.test(file.text.slice(first.end, second.start));

function linesAround(file: ContentFile, shown: OutlineBlock): Neighbors | undefined {
  if (!shown.lines) {
    return undefined;
  }
  const siblings = outlineOf(file)
    .blocks.flatMap((block): Lines[] =>
      block.lines && block.parent === shown.parent ? [{...block.lines, block}] : [],
    )
    .sort((a, b) => a.start - b.start);
  const own = siblings.findIndex(({block}) => block === shown);
  const isCut = (index: number): boolean => {
    const [first, second] = siblings.slice(index, index + 2);
    return !first || !second || !isNext(file, first, second);
  };
  const before = siblings.slice(0, own).findLastIndex((_, index) => isCut(index)) + 1;
  const after = siblings.findIndex((_, index) => index >= own && isCut(index));
  return {all: siblings.slice(before, after + 1), index: own - before};
}

/**
 * A block among its neighbors, in order.
 *
 * @throws EditError when it isn't on lines of its own
 */
export function needLines(file: ContentFile, block: OutlineBlock): Neighbors {
  const around = linesAround(file, block);
  if (!around) {
    throw new EditError(
      'This isn’t on lines of its own, so it can’t be moved or deleted here. Edit the text or the file instead.',
    );
  }
  return around;
}

/**
 * A file with a block at another place among its neighbors, all of which say what they said.
 *
 * @param to the index that the block has afterwards
 * @throws EditError when there's no such place
 */
export function moveBlock(file: ContentFile, block: OutlineBlock, to: number): ContentFile {
  const {all, index} = needLines(file, block);
  const [first, last] = [Math.min(index, to), Math.max(index, to)];
  const old = all.slice(first, last + 1);
  if (first < 0 || last >= all.length || first === last) {
    throw new EditError('There’s no such place to move it to.');
  }
  const {text} = file;
  const moved =
    to > index ? [...old.slice(1), ...old.slice(0, 1)] : [...old.slice(-1), ...old.slice(0, -1)];
  const start = old[0]?.start ?? 0;
  const end = old.at(-1)?.end ?? 0;
  const ranges: [Range, Range][] = [];
  let written = '';
  moved.forEach((lines, place) => {
    const at = start + written.length;
    ranges.push([lines, {start: at, end: at + lines.end - lines.start}]);
    const gap = text.slice(old[place]?.end, old[place + 1]?.start);
    written += text.slice(lines.start, lines.end) + (place < old.length - 1 ? gap : '');
  });
  const after = applySplice(file, {start, end, text: written});
  if (ranges.some(([before, now]) => readingIn(file, before) !== readingIn(after, now))) {
    throw new EditError('This can’t be moved there. Edit the file instead.');
  }
  return after;
}

const lineBreak = /^[ \t>]*(?:\r\n?|\n)/;
const endsWithBlankLine = /(?:^|\n|\r(?!\n))[ \t>]*(?:\r\n?|\n)$/;

/** Whether a block is the only entry of its list, which can't be empty. */
const isOnlyEntry = ({all}: {all: readonly unknown[]}, {target}: OutlineBlock): boolean =>
  target.kind === 'entry' && all.length === 1;

/**
 * A file without a block.
 *
 * @throws EditError when it's the only entry of a list, or the rest would read differently
 */
export function deleteBlock(file: ContentFile, block: OutlineBlock): ContentFile {
  const around = needLines(file, block);
  if (isOnlyEntry(around, block)) {
    throw new EditError('This is the only entry, so it can’t be deleted.');
  }
  const {start = 0, end = 0} = around.all[around.index] ?? {};
  const {text} = file;
  const after = text.slice(end).replace(lineBreak, '');
  const isAfterBlank = endsWithBlankLine.test(text.slice(0, start));
  const rest = isAfterBlank ? after.replace(lineBreak, '') : after;
  return applySplice(file, {start, end: text.length - rest.length, text: ''});
}

/** A file with something new in it. */
export type Added = {file: ContentFile; target: BlockTarget};

const isBlankLine = /^[ \t]*(?:\r\n|\r(?!\n)|\n)[ \t>]*(?:[\r\n]|$)/;

/** The indentation and the signs of a quotation that lines begin with. */
export const leadOf = (lines: string): string => /^[ \t>]*/.exec(lines)?.[0] ?? '';

/**
 * Adds lines next to a block, as far from it as its neighbors are.
 *
 * @param kind what they are
 */
export function addLines(
  file: ContentFile,
  next: OutlineBlock,
  isAbove: boolean,
  lines: string,
  kind: BlockTarget['kind'],
): Added {
  const {all, index} = needLines(file, next);
  const {start, end} = all[index] as Lines;
  const {text} = file;
  const [lineEnd, lead] = [lineEndOf(text), leadOf(lines)];
  const isAfterBlank = endsWithBlankLine.test(text.slice(0, start));
  const isItem = next.target.kind === 'entry' || next.noun === 'row';
  const isAlike = isItem || (next.target.kind === 'element' && kind === 'element');
  const [above, below] = [all[index - 1], all[index + 1]];
  const between = above ? text.slice(above.end, start) : below && text.slice(end, below.start);
  const isTight = isItem || (isAlike && !isAfterBlank);
  const blank = lead.trimEnd() + lineEnd;
  const gap = (isAlike ? between : undefined) ?? (isTight ? lineEnd : lineEnd + blank);
  const hasRoom = isAlike || (isAbove ? isAfterBlank : isBlankLine.test(text.slice(end)));
  const at = isAbove ? start : end;
  const before = isAbove ? (hasRoom ? '' : blank) : gap;
  const behind = isAbove ? gap : hasRoom ? '' : lineEnd + lead.trimEnd();
  const path = next.target.kind === 'entry' ? next.target.path : [];
  return {
    file: applySplice(file, {start: at, end: at, text: before + lines + behind}),
    target:
      kind === 'entry'
        ? {kind, path: [...path.slice(0, -1), Number(path.at(-1)) + (isAbove ? 0 : 1)]}
        : {kind, start: at + before.length + lead.length},
  };
}

/** What can be done with a block here. */
export function operationsOn(file: ContentFile, block: OutlineBlock): BlockOperation[] {
  const around = linesAround(file, block);
  if (!around) {
    return [];
  }
  const possible: Record<BlockOperation, boolean> = {
    move: around.all.length > 1,
    delete: !isOnlyEntry(around, block),
  };
  return (Object.keys(possible) as BlockOperation[]).filter((name) => possible[name]);
}

/** The blocks inside of a block, which are deleted with it. */
export const blocksIn = ({blocks}: Outline, outer: OutlineBlock): OutlineBlock[] =>
  blocks.filter((block) => block !== outer && withParents(block).includes(outer));
