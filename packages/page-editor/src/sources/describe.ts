import {elementsOf, endOf, startOf} from '@sitekit/content-check';
import type {ContentConfig, SourceFile} from '@sitekit/content-check';
import {isMap, isSeq} from 'yaml';
import type {BlockOperation, Insertable, Source} from '../protocol';
import {insertableNextTo, linesOf} from './blocks';
import {elementLabel, entryLabel, fieldAt, fileLabel, humanize, newEntryLabel} from './fields';
import {lineAt, listAround, nodeAt, yamlOf} from './records';
import {elementAt, isPage, pageOf, withLineFeeds} from './targets';
import type {Block, Target} from './targets';

/** What can be done with a block. */
export type BlockDescription = {
  source: Source;
  operations: BlockOperation[];
  insertable: Insertable[];
};

const lineOf = ({text}: SourceFile, offset: number): number =>
  withLineFeeds(text.slice(0, offset)).split('\n').length;

function insertable(file: SourceFile, block: Block, config: ContentConfig): Insertable[] {
  if (block.kind === 'element') {
    const names = insertableNextTo(file, block.start, config);
    return names.map((name) => ({name, label: humanize(name)}));
  }
  const part = yamlOf(file, config);
  return [{name: '', label: newEntryLabel(part, block.path)}];
}

function blockSource(file: SourceFile, block: Block, config: ContentConfig): Source {
  const shared = {page: fileLabel(file, config), file: file.path};
  if (block.kind === 'element') {
    const label = elementLabel(elementAt(pageOf(file, config), block.start));
    return {...shared, label, line: lineOf(file, block.start)};
  }
  const part = yamlOf(file, config);
  const isWholePage = block.path.length === 0 && isPage(file);
  const label = isWholePage ? 'Page' : entryLabel(part, block.path);
  return {...shared, label, line: lineAt(file, part, block.path)};
}

/** Where a block is written, and what can be done with it. */
export function describeBlock(
  file: SourceFile,
  block: Block,
  config: ContentConfig,
): BlockDescription {
  const lines = linesOf(file, block, config);
  const isOnly =
    block.kind === 'entry' && listAround(yamlOf(file, config), block.path)?.items.length === 1;
  const possible: Record<BlockOperation, boolean> = {
    moveUp: lines?.neighbors.up !== undefined,
    moveDown: lines?.neighbors.down !== undefined,
    duplicate: lines !== undefined,
    delete: lines !== undefined && !isOnly,
  };
  return {
    source: blockSource(file, block, config),
    operations: (Object.keys(possible) as BlockOperation[]).filter((name) => possible[name]),
    insertable: lines ? insertable(file, block, config) : [],
  };
}

/** What the block above or below is called. */
export function neighborLabel(
  file: SourceFile,
  block: Block,
  direction: 'up' | 'down',
  config: ContentConfig,
): string {
  const {start = 0} = linesOf(file, block, config)?.neighbors[direction] ?? {};
  if (block.kind === 'element') {
    const {tree} = pageOf(file, config);
    const element = elementsOf(tree).find((other) => startOf(other) >= start);
    return element ? elementLabel(element) : '';
  }
  const {path} = block;
  const index = Number(path.at(-1)) + (direction === 'up' ? -1 : 1);
  return entryLabel(yamlOf(file, config), [...path.slice(0, -1), index]);
}

/** The blocks around a text, innermost first. */
export function blocksAround(file: SourceFile, target: Target, config: ContentConfig): Block[] {
  if (target.kind !== 'field') {
    const offset = target.kind === 'prop' ? target.element : target.start;
    return elementsOf(pageOf(file, config).tree)
      .filter((element) => startOf(element) <= offset && offset < endOf(element))
      .map((element): Block => ({kind: 'element', start: startOf(element)}))
      .reverse();
  }
  const {path} = target;
  const part = yamlOf(file, config);
  return Array.from({length: path.length + 1}, (_, index) => path.slice(0, path.length - index))
    .filter((outer) => {
      const isItem = outer.length > 0 && isSeq(nodeAt(part, outer.slice(0, -1)));
      return isItem || (outer.length === path.length - 1 && isMap(nodeAt(part, outer)));
    })
    .map((outer) => ({kind: 'entry', path: outer}));
}

/** Where a text is written. */
export function describeTarget(file: SourceFile, target: Target, config: ContentConfig): Source {
  const [block] = blocksAround(file, target, config);
  const {label} = fieldAt(file, target, config);
  const of = block && blockSource(file, block, config).label;
  const line =
    target.kind === 'field'
      ? lineAt(file, yamlOf(file, config), target.path)
      : lineOf(file, target.kind === 'prop' ? target.element : target.start);
  return {
    label,
    ...(of !== undefined && of !== label && {of}),
    page: fileLabel(file, config),
    file: file.path,
    line,
  };
}
