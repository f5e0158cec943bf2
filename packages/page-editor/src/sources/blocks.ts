import {
  SourceFile,
  elementsOf,
  fieldsOf,
  isElement,
  endOf,
  isFreeText,
  startOf,
  unwrap,
} from '@sitekit/content-check';
import type {
  ComponentDoc,
  ContentConfig,
  JsxElement,
  Range,
  SchemaPart,
} from '@sitekit/content-check';
import type {Nodes} from 'mdast';
import {Document, isMap, isNode} from 'yaml';
import type {BlockOperation, Insertable} from '../protocol';
import {humanize, newEntryLabel} from './outline';
import {editPage, propValue} from './page';
import {piecesOf} from './pieces';
import {listAround, nodeAt, nodeRange, usesSingleQuotes, yamlOf} from './records';
import {applySplice, childrenOf, readingIn} from './splice';
import {EditError, elementAt, endOfLine, leadAt, lineEndOf, pageOf, sampleOf} from './targets';
import type {Block, Path, Value} from './targets';

/*
 * Components on lines of their own and entries of lists are blocks of lines, with the comments
 * right above them. They are moved, copied, deleted and inserted as whole lines.
 */

/** The lines of a block, without the line ending of the last one. */
type Lines = Range & {
  /** Where it starts below its comments. */
  ownStart: number;
  /** Above and below it, if there are only comments between them. */
  neighbors: {up?: Range | undefined; down?: Range | undefined};
};

const inText = ['paragraph', 'heading', 'tableCell', 'link', 'strong', 'emphasis', 'delete'];

const isComment = (node: Nodes): boolean =>
  (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
  node.value.trim().startsWith('/*');

/** The range with the comments on the lines right above it. */
function withComments(text: string, {start, end}: Range, comment: RegExp): Range {
  const above = comment.exec(text.slice(0, start))?.[0].length ?? 0;
  return {start: start - above, end};
}

const commentsAbove = {
  page: /(?:(?<=^|[\r\n])[ \t>]*\{\/\*(?:(?!\*\/)[^])*\*\/\}[ \t]*(?:\r\n?|\n))+$/,
  yaml: /(?:(?<=^|[\r\n])[ \t]*#[^\r\n]*(?:\r\n?|\n))+$/,
};

/** What contains a component: the page or a component. */
type Siblings = {parent: Nodes; nodes: Nodes[]};

function siblingsOf(tree: Nodes, element: JsxElement): Siblings | undefined {
  const nodes = childrenOf(tree);
  if (nodes.includes(element)) {
    return inText.includes(tree.type) ? undefined : {parent: tree, nodes};
  }
  return nodes.map((child) => siblingsOf(child, element)).find(Boolean);
}

function elementLines(text: string, tree: Nodes, element: JsxElement): Lines | undefined {
  const {nodes = []} = siblingsOf(tree, element) ?? {};
  const others = nodes.filter((node) => !isComment(node));
  const linesAt = (index: number): Range | undefined => {
    const node = others[index];
    const lead = node && leadAt(text, startOf(node));
    const isWhole =
      node &&
      isElement(node) &&
      /^[ \t>]*$/.test(lead ?? '') &&
      text.slice(endOf(node), endOfLine(text, endOf(node))).trim() === '';
    return isWhole ? {start: startOf(node) - (lead?.length ?? 0), end: endOf(node)} : undefined;
  };
  const index = others.indexOf(element);
  const own = linesAt(index);
  return own && linesWith(text, [linesAt(index - 1), own, linesAt(index + 1)], commentsAbove.page);
}

function linesWith(
  text: string,
  [up, own, down]: [Range | undefined, Range, Range | undefined],
  comment: RegExp,
): Lines {
  const whole = (range: Range | undefined) => range && withComments(text, range, comment);
  return {
    ...withComments(text, own, comment),
    ownStart: own.start,
    neighbors: {up: whole(up), down: whole(down)},
  };
}

function entryLines(file: SourceFile, path: Path, config: ContentConfig): Lines | undefined {
  const part = yamlOf(file, config);
  const items = listAround(part, path)?.items ?? [];
  const linesAt = (index: number): Range | undefined => {
    const item = items[index];
    if (!isNode(item)) {
      return undefined;
    }
    const {start, end} = nodeRange(part.text, item);
    const lead = leadAt(part.text, start);
    const offset = part.range.start;
    return /^ *- +$/.test(lead)
      ? {start: offset + start - lead.length, end: offset + endOfLine(part.text, end)}
      : undefined;
  };
  const index = Number(path.at(-1));
  const own = linesAt(index);
  return (
    own && linesWith(file.text, [linesAt(index - 1), own, linesAt(index + 1)], commentsAbove.yaml)
  );
}

/** The lines of a block; undefined for a part of a text. */
function linesOf(file: SourceFile, block: Block, config: ContentConfig): Lines | undefined {
  if (block.kind === 'entry') {
    return entryLines(file, block.path, config);
  }
  const page = pageOf(file, config);
  return elementLines(file.text, page.tree, elementAt(page, block.start));
}

function needLines(file: SourceFile, block: Block, config: ContentConfig): Lines {
  const lines = linesOf(file, block, config);
  if (!lines) {
    throw new EditError(
      'This isn’t on lines of its own, so it can’t be moved, copied or deleted here. Edit the text or the file instead.',
    );
  }
  return lines;
}

/**
 * A file with a block above or below its neighbor. Both say what they said.
 *
 * @throws EditError when there is no neighbor
 */
export function moveBlock(
  file: SourceFile,
  block: Block,
  direction: 'up' | 'down',
  config: ContentConfig,
): SourceFile {
  const own = needLines(file, block, config);
  const other = own.neighbors[direction];
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
  return after;
}

const lineBreak = /^[ \t>]*(?:\r\n?|\n)/;

/**
 * A file without a block.
 *
 * @throws EditError when it's the only entry of a list, or the rest would read differently
 */
export function deleteBlock(file: SourceFile, block: Block, config: ContentConfig): SourceFile {
  const {start, end} = needLines(file, block, config);
  if (block.kind === 'entry' && listAround(yamlOf(file, config), block.path)?.items.length === 1) {
    throw new EditError('This is the only entry, so it can’t be deleted.');
  }
  const {text} = file;
  const after = text.slice(end).replace(lineBreak, '');
  const isAfterBlank = /(?:^|\n|\r)[ \t>]*(?:\r\n?|\n)$/.test(text.slice(0, start));
  const rest = isAfterBlank ? after.replace(lineBreak, '') : after;
  return applySplice(file, {start, end: text.length - rest.length, text: ''}, config);
}

/** The text between two blocks of a kind: a line ending, and a blank line if others have one. */
function gapAt(text: string, block: Block, {start, end, neighbors: {up, down}}: Lines): string {
  const between = up ? text.slice(up.end, start) : down ? text.slice(end, down.start) : '';
  if (between !== '' && /^[\s>]*$/.test(between)) {
    return between;
  }
  return block.kind === 'entry' ? lineEndOf(text) : blankLine(text, start);
}

const blankLine = (text: string, offset: number): string =>
  lineEndOf(text) + leadOf(text, offset).trimEnd() + lineEndOf(text);

const leadOf = (text: string, offset: number): string =>
  /^[ \t>]*/.exec(text.slice(offset))?.[0] ?? '';

/** A file with something new in it. */
export type Added = {file: SourceFile; block: Block};

function addLines(
  file: SourceFile,
  block: Block,
  {lines, at, written, gap}: {lines: Lines; at: 'before' | 'after'; written: string; gap: string},
  config: ContentConfig,
): Added {
  const isBefore = at === 'before';
  const point = isBefore ? lines.start : lines.end;
  const text = isBefore ? written + gap : gap + written;
  const added = applySplice(file, {start: point, end: point, text}, config);
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
export function copyBlock(file: SourceFile, block: Block, config: ContentConfig): Added {
  const lines = needLines(file, block, config);
  const written = file.text.slice(lines.ownStart, lines.end);
  return addLines(
    file,
    block,
    {lines, at: 'after', written, gap: gapAt(file.text, block, lines)},
    config,
  );
}

const exampleFile = (example: string): SourceFile => new SourceFile('example.mdx', example);

/** Whether a component's example is the component and nothing else. */
const isComplete = ({name, example}: ComponentDoc): boolean =>
  new RegExp(`^<${name}\\b[^]*(?:</${name}>|/>)$`).test(example.trim());

/** The names of the components that can be inserted next to another one. */
export function insertableNextTo(file: SourceFile, start: number, config: ContentConfig): string[] {
  const page = pageOf(file, config);
  const {parent} = siblingsOf(page.tree, elementAt(page, start)) ?? {};
  const owner = parent && isElement(parent) ? (parent.name ?? '') : '';
  const container = config.components.find(({name}) => name === owner);
  return config.components
    .filter(
      (doc) =>
        (!container?.canContain || container.canContain.includes(doc.name)) &&
        (!doc.belongsIn || doc.belongsIn.includes(owner)) &&
        isComplete(doc),
    )
    .map(({name}) => name);
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

/** What a new entry says: samples of texts, and nothing for what has to be chosen. */
function sampleData(value: unknown, schema: SchemaPart | undefined, name: string): unknown {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const shape = unwrap(schema)?._zod.def.shape;
    const required = fieldsOf(schema).filter((key) => !shape?.[key]?.safeParse(undefined).success);
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => required.includes(key))
        .map(([key, inner]) => [key, sampleData(inner, shape?.[key], key)]),
    );
  }
  return typeof value === 'string' && (!schema || isFreeText(schema)) ? sampleOf(name) : null;
}

/** A list with only a new entry like another one, from its hyphen. */
function sampleEntry(file: SourceFile, path: Path, config: ContentConfig): string {
  const part = yamlOf(file, config);
  const own = nodeAt(part, path);
  const name = path.findLast((step): step is string => typeof step === 'string') ?? part.name;
  const list = new Document([sampleData(own?.toJS(part.document), part.schemaAt(path), name)]);
  const item = list.getIn([0], true);
  if (isMap(item)) {
    item.flow = isMap(own) && own.flow === true;
  }
  return list
    .toString({
      lineWidth: 0,
      singleQuote: usesSingleQuotes(part.document),
      flowCollectionPadding: false,
    })
    .trimEnd();
}

/** Something new before or after a block: a component with samples of its texts, or an entry. */
export function insertBlock(
  file: SourceFile,
  block: Block,
  {name, at}: {name: string; at: 'before' | 'after'},
  config: ContentConfig,
): Added {
  const lines = needLines(file, block, config);
  const {text} = file;
  const isEntry = block.kind === 'entry';
  const doc = config.components.find((component) => component.name === name);
  if (!isEntry && (!doc || !insertableNextTo(file, block.start, config).includes(name))) {
    throw new EditError(`<${name}> can’t be inserted here.`);
  }
  const sample = isEntry
    ? sampleEntry(file, block.path, config)
    : sampleElement(doc?.example ?? '', config);
  const lead = leadOf(text, lines.ownStart);
  const written = sample
    .split('\n')
    .map((line) => (line === '' ? lead.trimEnd() : lead + line))
    .join(lineEndOf(text));
  const isAlike = isEntry || elementAt(pageOf(file, config), block.start).name === name;
  const gap = isAlike ? gapAt(text, block, lines) : blankLine(text, lines.ownStart);
  return addLines(file, block, {lines, at, written, gap}, config);
}

/** What can be done with a block, and what can be inserted next to it. */
export function describeBlock(
  file: SourceFile,
  block: Block,
  config: ContentConfig,
): {operations: BlockOperation[]; insertable: Insertable[]} {
  const lines = linesOf(file, block, config);
  const isEntry = block.kind === 'entry';
  const isOnly = isEntry && listAround(yamlOf(file, config), block.path)?.items.length === 1;
  if (!lines) {
    return {operations: [], insertable: []};
  }
  const possible: Record<BlockOperation, boolean> = {
    moveUp: lines.neighbors.up !== undefined,
    moveDown: lines.neighbors.down !== undefined,
    duplicate: true,
    delete: !isOnly,
  };
  return {
    operations: (Object.keys(possible) as BlockOperation[]).filter((name) => possible[name]),
    insertable: isEntry
      ? [{name: '', label: newEntryLabel(yamlOf(file, config), block.path)}]
      : insertableNextTo(file, block.start, config).map((name) => ({name, label: humanize(name)})),
  };
}

/** The block above or below. */
export function neighborOf(
  file: SourceFile,
  block: Block,
  direction: 'up' | 'down',
  config: ContentConfig,
): Block | undefined {
  const range = linesOf(file, block, config)?.neighbors[direction];
  if (block.kind === 'entry') {
    const index = Number(block.path.at(-1)) + (direction === 'up' ? -1 : 1);
    return range && {kind: 'entry', path: [...block.path.slice(0, -1), index]};
  }
  const {tree} = pageOf(file, config);
  const element = elementsOf(tree).find((other) => startOf(other) >= (range?.start ?? Infinity));
  return element && {kind: 'element', start: startOf(element)};
}
