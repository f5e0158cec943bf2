import {unwrap} from '@sitekit/content-check';
import type {ContentConfig, Range, SchemaPart, SourceFile} from '@sitekit/content-check';
import {Document, isMap} from 'yaml';
import type {BlockOperation} from '../protocol';
import {allFieldsIn, blockIn, outlineOf} from './outline';
import type {OutlineBlock} from './outline';
import {applyEdits} from './page';
import {nodeAt, usesSingleQuotes} from './records';
import {applySplice, readingIn} from './splice';
import {EditError, elementAt, lineEndOf, pageOf, sampleOf} from './targets';
import type {Block, Path} from './targets';
import {yamlOf} from './yamlPart';

/*
 * Components on lines of their own and entries of lists are blocks of whole lines, with the comments
 * right above them. As such they are moved, copied, deleted and inserted.
 */

/** The lines of a block with the comments above it. */
type Lines = Range & {
  /** Where it starts below its comments. */
  ownStart: number;
  block: OutlineBlock;
};

/** A block between its neighbors, if there are only comments between them. */
type Surroundings = {own: Lines; up: Lines | undefined; down: Lines | undefined};

const comment = {
  element: /\{\/\*(?:(?!\*\/)[^])*\*\/\}/,
  entry: /#[^\r\n]*/,
};

/** The comments on the lines right above an offset. */
const commentsAbove = (text: string, offset: number, {source}: RegExp): string =>
  new RegExp(`(?:(?<=^|[\\r\\n])[ \\t>]*${source}[ \\t]*(?:\\r\\n?|\\n))+$`).exec(
    text.slice(0, offset),
  )?.[0] ?? '';

function surroundingsOf(
  file: SourceFile,
  own: OutlineBlock,
  config: ContentConfig,
): Surroundings | undefined {
  const {text} = file;
  const pattern = comment[own.block.kind];
  const linesOf = (block: OutlineBlock | undefined): Lines | undefined =>
    block?.lines && {
      start: block.lines.start - commentsAbove(text, block.lines.start, pattern).length,
      end: block.lines.end,
      ownStart: block.lines.start,
      block,
    };
  const found = linesOf(own);
  if (!found) {
    return undefined;
  }
  const siblings = outlineOf(file, config).blocks.filter(({parent}) => parent === own.parent);
  const onlyComments = new RegExp(`^(?:[\\s>]|${pattern.source})*$`);
  const isNext = (first: Lines, second: Lines) =>
    first.end <= second.start && onlyComments.test(text.slice(first.end, second.start));
  const others = siblings.flatMap((block) => linesOf(block) ?? []);
  return {
    own: found,
    up: others.find((other) => isNext(other, found)),
    down: others.find((other) => isNext(found, other)),
  };
}

function needLines(file: SourceFile, block: OutlineBlock, config: ContentConfig): Surroundings {
  const surroundings = surroundingsOf(file, block, config);
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
  file: SourceFile,
  block: OutlineBlock,
  direction: 'up' | 'down',
  config: ContentConfig,
): {file: SourceFile; neighbor: OutlineBlock} {
  const {own, [direction]: other} = needLines(file, block, config);
  if (!other) {
    throw new EditError('There’s nothing to swap it with.');
  }
  const {text} = file;
  const [a, b] = direction === 'down' ? [own, other] : [other, own];
  const first = text.slice(b.start, b.end);
  const second = text.slice(a.start, a.end);
  const splice = {start: a.start, end: b.end, text: first + text.slice(a.end, b.start) + second};
  const after = applySplice(file, splice, config);
  const isSame = (old: Range, now: Range) =>
    readingIn(file, old, config) === readingIn(after, now, config);
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
export function deleteBlock(
  file: SourceFile,
  block: OutlineBlock,
  config: ContentConfig,
): SourceFile {
  const surroundings = needLines(file, block, config);
  if (isOnlyEntry(surroundings)) {
    throw new EditError('This is the only entry, so it can’t be deleted.');
  }
  const {start, end} = surroundings.own;
  const {text} = file;
  const after = text.slice(end).replace(lineBreak, '');
  const isAfterBlank = /(?:^|\n|\r)[ \t>]*(?:\r\n?|\n)$/.test(text.slice(0, start));
  const rest = isAfterBlank ? after.replace(lineBreak, '') : after;
  return applySplice(file, {start, end: text.length - rest.length, text: ''}, config);
}

/** What a new entry says: samples of what is required. */
function sampleData(schema: SchemaPart | undefined, name: string): unknown {
  const {shape} = unwrap(schema)?._zod.def ?? {};
  const required = Object.entries(shape ?? {}).filter(
    ([, part]) => !part.safeParse(undefined).success,
  );
  return shape
    ? Object.fromEntries(required.map(([key, part]) => [key, sampleData(part, key)]))
    : sampleOf(name);
}

/** A list with only a new entry like another one, from its hyphen. */
function sampleEntry(file: SourceFile, path: Path, config: ContentConfig): string {
  const part = yamlOf(file, config);
  const own = nodeAt(part, path);
  const name = path.findLast((step): step is string => typeof step === 'string') ?? part.name;
  const list = new Document([sampleData(part.schemaAt(path), name)]);
  const item = list.getIn([0], true);
  if (isMap(item)) {
    item.flow = isMap(own) && own.flow === true;
  }
  const singleQuote = usesSingleQuotes(part.document);
  return list.toString({lineWidth: 0, singleQuote, flowCollectionPadding: false}).trimEnd();
}

/** The example of a component in the documentation. */
function exampleOf(file: SourceFile, start: number, config: ContentConfig): string | undefined {
  const {name} = elementAt(pageOf(file, config), start);
  return config.components.find((component) => component.name === name)?.example;
}

/** A component with samples instead of its texts, and with nothing chosen. */
function withSamples(file: SourceFile, block: Block, config: ContentConfig): SourceFile {
  const outline = outlineOf(file, config);
  const edits = allFieldsIn(outline, blockIn(outline, block)).map(
    ({target, label, isRequired, value}) => ({
      target,
      value:
        target.kind === 'prose' || (isRequired && value !== undefined)
          ? sampleOf(label)
          : undefined,
    }),
  );
  return applyEdits(file, edits, config);
}

/** A file with something new in it. */
export type Added = {file: SourceFile; block: Block};

/**
 * Adds a block below another one: a copy, without the comments above it, which are about the
 * original; or another one of its kind, with samples of its texts.
 */
export function addBlock(
  file: SourceFile,
  shown: OutlineBlock,
  operation: 'duplicate' | 'insert',
  config: ContentConfig,
): Added {
  const {own, up, down} = needLines(file, shown, config);
  const {text} = file;
  const {block} = shown;
  const lineEnd = lineEndOf(text);
  const copy = text.slice(own.ownStart, own.end);
  const lead = /^[ \t>]*/.exec(copy)?.[0] ?? '';
  const sample =
    block.kind === 'entry'
      ? sampleEntry(file, block.path, config)
      : exampleOf(file, block.start, config);
  if (sample === undefined) {
    throw new EditError('A component without an example can’t be inserted. Duplicate it instead.');
  }
  const inserted = sample
    .split('\n')
    .map((line) => (line === '' ? lead.trimEnd() : lead + line))
    .join(lineEnd);
  const between = up ? text.slice(up.end, own.start) : down ? text.slice(own.end, down.start) : '';
  const usual = block.kind === 'entry' ? lineEnd : lineEnd + lead.trimEnd() + lineEnd;
  const gap = /^[\s>]+$/.test(between) ? between : usual;
  const written = gap + (operation === 'insert' ? inserted : copy);
  const after = applySplice(file, {start: own.end, end: own.end, text: written}, config);
  if (block.kind === 'entry') {
    const path = [...block.path.slice(0, -1), Number(block.path.at(-1)) + 1];
    return {file: after, block: {kind: 'entry', path}};
  }
  const added: Block = {kind: 'element', start: own.end + gap.length + lead.length};
  return {file: operation === 'insert' ? withSamples(after, added, config) : after, block: added};
}

/** What can be done with a block. */
export function operationsOn(
  file: SourceFile,
  shown: OutlineBlock,
  config: ContentConfig,
): BlockOperation[] {
  const surroundings = surroundingsOf(file, shown, config);
  if (!surroundings) {
    return [];
  }
  const {block} = shown;
  const possible: Record<BlockOperation, boolean> = {
    moveUp: surroundings.up !== undefined,
    moveDown: surroundings.down !== undefined,
    duplicate: true,
    insert: block.kind === 'entry' || exampleOf(file, block.start, config) !== undefined,
    delete: !isOnlyEntry(surroundings),
  };
  return (Object.keys(possible) as BlockOperation[]).filter((name) => possible[name]);
}
