import {SourceFile, elementsOf, endOf, isFreeText, startOf, unwrap} from '@sitekit/content-check';
import type {ComponentDoc, ContentConfig, Range, SchemaPart} from '@sitekit/content-check';
import {Document, isMap} from 'yaml';
import type {BlockOperation, Insertable} from '../protocol';
import {humanize, newEntryLabel, outlineOf} from './outline';
import type {OutlineBlock} from './outline';
import {editPage, propValue} from './page';
import {piecesOf} from './pieces';
import {nodeAt, usesSingleQuotes} from './records';
import {applySplice, readingIn} from './splice';
import {EditError, elementAt, lineEndOf, pageOf, sampleOf} from './targets';
import type {Block, Path, Value} from './targets';
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

/** A file with something new in it. */
export type Added = {file: SourceFile; block: Block};

/** Adds lines next to a block, with the gap that is between it and its neighbor. */
function addLines(
  file: SourceFile,
  {own, up, down}: Surroundings,
  {written, at, isAlike}: {written: string; at: 'before' | 'after'; isAlike: boolean},
  config: ContentConfig,
): Added {
  const {text} = file;
  const {block} = own.block;
  const lead = /^[ \t>]*/.exec(written)?.[0] ?? '';
  const between = up ? text.slice(up.end, own.start) : down ? text.slice(own.end, down.start) : '';
  const blankLine = lineEndOf(text) + lead.trimEnd() + lineEndOf(text);
  const usual = block.kind === 'entry' ? lineEndOf(text) : blankLine;
  const isGap = isAlike && between !== '' && /^[\s>]*$/.test(between);
  const gap = isGap ? between : isAlike ? usual : blankLine;
  const isBefore = at === 'before';
  const point = isBefore ? own.start : own.end;
  const inserted = isBefore ? written + gap : gap + written;
  const added = applySplice(file, {start: point, end: point, text: inserted}, config);
  const start = isBefore ? point : point + gap.length;
  if (block.kind === 'entry') {
    const index = Number(block.path.at(-1)) + (isBefore ? 0 : 1);
    return {file: added, block: {kind: 'entry', path: [...block.path.slice(0, -1), index]}};
  }
  const element = elementsOf(pageOf(added, config).tree).find(
    (other) => start <= startOf(other) && endOf(other) <= start + written.length,
  );
  if (!element) {
    throw new EditError('This can’t be inserted here. Edit the file instead.');
  }
  return {file: added, block: {kind: 'element', start: startOf(element)}};
}

/** A copy of a block below it, without the comments above it, which are about the original. */
export function copyBlock(file: SourceFile, block: OutlineBlock, config: ContentConfig): Added {
  const surroundings = needLines(file, block, config);
  const {ownStart, end} = surroundings.own;
  const written = file.text.slice(ownStart, end);
  return addLines(file, surroundings, {written, at: 'after', isAlike: true}, config);
}

const exampleFile = (example: string): SourceFile => new SourceFile('example.mdx', example);

/** Whether a component's example is the component and nothing else. */
const isComplete = ({name, example}: ComponentDoc): boolean =>
  new RegExp(`^<${name}\\b[^]*(?:</${name}>|/>)$`).test(example.trim());

/** The names of the components that can be inserted next to another one, its own first. */
function insertableNextTo(
  file: SourceFile,
  {parent, block}: OutlineBlock,
  config: ContentConfig,
): string[] {
  const owner =
    parent?.block.kind === 'element'
      ? (elementAt(pageOf(file, config), parent.block.start).name ?? '')
      : '';
  const container = config.components.find(({name}) => name === owner);
  const own = block.kind === 'element' && elementAt(pageOf(file, config), block.start).name;
  return config.components
    .filter(
      (doc) =>
        (!container?.canContain || container.canContain.includes(doc.name)) &&
        (!doc.belongsIn || doc.belongsIn.includes(owner)) &&
        isComplete(doc),
    )
    .map(({name}) => name)
    .sort((a, b) => Number(b === own) - Number(a === own));
}

/** A component's example with samples instead of its texts, and with nothing chosen. */
function sampleElement(example: string, config: ContentConfig): string {
  const page = pageOf(exampleFile(example), config);
  const props = elementsOf(page.tree).flatMap((element) => {
    const doc = config.components.find((component) => component.name === element.name);
    return (doc?.props ?? []).flatMap(({name, type, isRequired}) => {
      const sample = type.kind === 'text' ? sampleOf(name) : '';
      const target = {kind: 'prop', element: startOf(element), name} as const;
      const value: Value = isRequired ? sample : undefined;
      return typeof propValue(element, name) === 'string' ? [{target, value}] : [];
    });
  });
  const prose = piecesOf(page).map(({start, end, content}) => ({
    target: {kind: 'prose', start, end, content} as const,
    value: content === 'code' ? '' : sampleOf('text'),
  }));
  const startAt = ({target}: (typeof props | typeof prose)[number]): number =>
    target.kind === 'prop' ? target.element : target.start;
  return [...props, ...prose]
    .sort((a, b) => startAt(b) - startAt(a))
    .reduce((file, {target, value}) => editPage(file, target, value, config), page.file)
    .text.trimEnd();
}

/** What a new entry says: samples of required texts, and nothing for what has to be chosen. */
function sampleData(schema: SchemaPart | undefined, name: string): unknown {
  const {shape} = unwrap(schema)?._zod.def ?? {};
  if (shape) {
    const required = Object.entries(shape).filter(([, part]) => !part.safeParse(undefined).success);
    return Object.fromEntries(required.map(([key, part]) => [key, sampleData(part, key)]));
  }
  return !schema || isFreeText(schema) ? sampleOf(name) : null;
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

/** Something new before or after a block: a component with samples of its texts, or an entry. */
export function insertBlock(
  file: SourceFile,
  shown: OutlineBlock,
  {name, at}: {name: string; at: 'before' | 'after'},
  config: ContentConfig,
): Added {
  const surroundings = needLines(file, shown, config);
  const {block} = shown;
  const doc = config.components.find((component) => component.name === name);
  if (block.kind === 'element' && !insertableNextTo(file, shown, config).includes(name)) {
    throw new EditError(`<${name}> can’t be inserted here.`);
  }
  const sample =
    block.kind === 'entry'
      ? sampleEntry(file, block.path, config)
      : sampleElement(doc?.example ?? '', config);
  const lead = /^[ \t>]*/.exec(file.text.slice(surroundings.own.ownStart))?.[0] ?? '';
  const written = sample
    .split('\n')
    .map((line) => (line === '' ? lead.trimEnd() : lead + line))
    .join(lineEndOf(file.text));
  const isAlike =
    block.kind === 'entry' || elementAt(pageOf(file, config), block.start).name === name;
  return addLines(file, surroundings, {written, at, isAlike}, config);
}

/** What can be done with a block, and what can be inserted next to it. */
export function describeBlock(
  file: SourceFile,
  shown: OutlineBlock,
  config: ContentConfig,
): {operations: BlockOperation[]; insertable: Insertable[]} {
  const surroundings = surroundingsOf(file, shown, config);
  if (!surroundings) {
    return {operations: [], insertable: []};
  }
  const possible: Record<BlockOperation, boolean> = {
    moveUp: surroundings.up !== undefined,
    moveDown: surroundings.down !== undefined,
    duplicate: true,
    delete: !isOnlyEntry(surroundings),
  };
  const {block} = shown;
  return {
    operations: (Object.keys(possible) as BlockOperation[]).filter((name) => possible[name]),
    insertable:
      block.kind === 'entry'
        ? [{name: '', label: newEntryLabel(yamlOf(file, config), block.path)}]
        : insertableNextTo(file, shown, config).map((name) => ({name, label: humanize(name)})),
  };
}
