import {definitionOf} from '@sitekit/content-check';
import type {Range, SchemaPart} from '@sitekit/content-check';
import {Document, isMap} from 'yaml';
import type {ContentFile} from './ContentFile';
import {allFieldsIn, blockIn, outlineOf} from './outline';
import type {OutlineBlock} from './outline';
import {applyEdits} from './page';
import {nodeAt, usesSingleQuotes} from './records';
import {applySplice, readingIn} from './splice';
import {EditError, lineEndOf, sampleOf} from './targets';
import type {Block, Path} from './targets';

/*
 * Components on lines of their own and entries of lists are blocks of whole lines. As such they are
 * moved, copied, deleted and inserted. Comments stay where they are.
 */

/** What can be done with a block as a whole. */
export type BlockOperation = 'moveUp' | 'moveDown' | 'duplicate' | 'insert' | 'delete';

type Lines = Range & {block: OutlineBlock};

/** A block between its neighbors, if there is nothing else between them. */
type Surroundings = {own: Lines; up: Lines | undefined; down: Lines | undefined};

function surroundingsOf(file: ContentFile, shown: OutlineBlock): Surroundings | undefined {
  const ownLines = (block: OutlineBlock): Lines[] =>
    block.lines && block.parent === shown.parent ? [{...block.lines, block}] : [];
  const [own] = ownLines(shown);
  if (!own) {
    return undefined;
  }
  const siblings = outlineOf(file).blocks.flatMap(ownLines);
  const isNext = (first: Lines, second: Lines) =>
    first.end <= second.start && /^[\s>]*$/.test(file.text.slice(first.end, second.start));
  return {
    own,
    up: siblings.find((other) => isNext(other, own)),
    down: siblings.find((other) => isNext(own, other)),
  };
}

function needLines(file: ContentFile, block: OutlineBlock): Surroundings {
  const surroundings = surroundingsOf(file, block);
  if (!surroundings) {
    throw new EditError(
      'This isn’t on lines of its own, so it can’t be moved, copied or deleted here. Edit the text or the file instead.',
    );
  }
  return surroundings;
}

/**
 * A file with a block above or below its neighbor, and that neighbor. Both say what they said.
 *
 * @throws EditError when there is no neighbor
 */
export function moveBlock(
  file: ContentFile,
  block: OutlineBlock,
  direction: 'up' | 'down',
): {file: ContentFile; neighbor: OutlineBlock} {
  const {own, [direction]: other} = needLines(file, block);
  if (!other) {
    throw new EditError('There’s nothing to swap it with.');
  }
  const {text} = file;
  const [a, b] = direction === 'down' ? [own, other] : [other, own];
  const first = text.slice(b.start, b.end);
  const second = text.slice(a.start, a.end);
  const splice = {start: a.start, end: b.end, text: first + text.slice(a.end, b.start) + second};
  const after = applySplice(file, splice);
  const isSame = (old: Range, now: Range) => readingIn(file, old) === readingIn(after, now);
  if (
    !isSame(b, {start: a.start, end: a.start + first.length}) ||
    !isSame(a, {start: b.end - second.length, end: b.end})
  ) {
    throw new EditError('These two can’t be swapped here. Edit the file instead.');
  }
  return {file: after, neighbor: other.block};
}

const lineBreak = /^[ \t>]*(?:\r\n?|\n)/;

/** Whether a block is the only entry of its list, which can't be empty. */
const isOnlyEntry = ({own, up, down}: Surroundings): boolean =>
  own.block.block.kind === 'entry' && !up && !down;

/**
 * A file without a block.
 *
 * @throws EditError when it's the only entry of a list, or the rest would read differently
 */
export function deleteBlock(file: ContentFile, block: OutlineBlock): ContentFile {
  const surroundings = needLines(file, block);
  if (isOnlyEntry(surroundings)) {
    throw new EditError('This is the only entry, so it can’t be deleted.');
  }
  const {start, end} = surroundings.own;
  const {text} = file;
  const after = text.slice(end).replace(lineBreak, '');
  const isAfterBlank = /(?:^|\n|\r(?!\n))[ \t>]*(?:\r\n?|\n)$/.test(text.slice(0, start));
  const rest = isAfterBlank ? after.replace(lineBreak, '') : after;
  return applySplice(file, {start, end: text.length - rest.length, text: ''});
}

/** What a new entry says: samples of what is required. */
function sampleData(schema: SchemaPart | undefined, name: string): unknown {
  const {shape} = definitionOf(schema) ?? {};
  const required = Object.entries(shape ?? {}).filter(
    ([, part]) => !part.safeParse(undefined).success,
  );
  return shape
    ? Object.fromEntries(required.map(([key, part]) => [key, sampleData(part, key)]))
    : sampleOf(name);
}

/** A list with only a new entry like another one, from its hyphen. */
function sampleEntry(file: ContentFile, path: Path): string {
  const part = file.yaml;
  const own = nodeAt(part, path);
  const name = path.findLast((step): step is string => typeof step === 'string') ?? part.name;
  const list = new Document([sampleData(part.schemaAt(path), name)]);
  const item = list.getIn([0], true);
  if (isMap(item)) {
    item.flow = isMap(own) && own.flow === true;
  }
  const singleQuote = usesSingleQuotes(part);
  return list.toString({lineWidth: 0, singleQuote, flowCollectionPadding: false}).trimEnd();
}

/** The example of a component in the documentation. */
function exampleOf(file: ContentFile, start: number): string | undefined {
  const {name} = file.elementAt(start);
  return file.config.components.find((component) => component.name === name)?.example;
}

/** A component with samples instead of its texts, and with nothing chosen. */
function withSamples(file: ContentFile, block: Block): ContentFile {
  const outline = outlineOf(file);
  const edits = allFieldsIn(outline, blockIn(outline, block)).map(
    ({target, label, isRequired}) => ({
      target,
      value: target.kind === 'prose' || isRequired ? sampleOf(label) : undefined,
    }),
  );
  return applyEdits(file, edits);
}

/** A file with something new in it. */
export type Added = {file: ContentFile; block: Block};

/**
 * Adds a block below another one: a copy, or another one of its kind, with samples of its texts.
 */
export function addBlock(
  file: ContentFile,
  shown: OutlineBlock,
  operation: 'duplicate' | 'insert',
): Added {
  const {own, up, down} = needLines(file, shown);
  const {text} = file;
  const {block} = shown;
  const lineEnd = lineEndOf(text);
  const copy = text.slice(own.start, own.end);
  const lead = /^[ \t>]*/.exec(copy)?.[0] ?? '';
  const isCopy = operation === 'duplicate';
  const sample =
    block.kind === 'entry' ? sampleEntry(file, block.path) : exampleOf(file, block.start);
  if (!isCopy && sample === undefined) {
    throw new EditError('A component without an example can’t be inserted. Duplicate it instead.');
  }
  const inserted = sample
    ?.split('\n')
    .map((line) => (line === '' ? lead.trimEnd() : lead + line))
    .join(lineEnd);
  const usual = block.kind === 'entry' ? lineEnd : lineEnd + lead.trimEnd() + lineEnd;
  const below = down ? text.slice(own.end, down.start) : usual;
  const gap = up ? text.slice(up.end, own.start) : below;
  const written = gap + (isCopy ? copy : inserted);
  const after = applySplice(file, {start: own.end, end: own.end, text: written});
  if (block.kind === 'entry') {
    const path = [...block.path.slice(0, -1), Number(block.path.at(-1)) + 1];
    return {file: after, block: {kind: 'entry', path}};
  }
  const added: Block = {kind: 'element', start: own.end + gap.length + lead.length};
  return {file: isCopy ? after : withSamples(after, added), block: added};
}

/** The operations that are possible for a block. */
export function operationsOn(file: ContentFile, shown: OutlineBlock): BlockOperation[] {
  const surroundings = surroundingsOf(file, shown);
  if (!surroundings) {
    return [];
  }
  const {block} = shown;
  const possible: Record<BlockOperation, boolean> = {
    moveUp: surroundings.up !== undefined,
    moveDown: surroundings.down !== undefined,
    duplicate: true,
    insert: block.kind === 'entry' || exampleOf(file, block.start) !== undefined,
    delete: !isOnlyEntry(surroundings),
  };
  return (Object.keys(possible) as BlockOperation[]).filter((name) => possible[name]);
}
