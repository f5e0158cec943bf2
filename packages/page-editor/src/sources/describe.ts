import {endOf, isElement, startOf} from '@sitekit/content-check';
import type {ContentConfig, JsxElement, Page, SourceFile} from '@sitekit/content-check';
import type {Nodes} from 'mdast';
import {isMap, isSeq} from 'yaml';
import type {BlockOperation, Insertable, Source} from '../protocol';
import {insertableNextTo, linesOf} from './blocks';
import {elementLabel, entryLabel, fieldAt, fileLabel, humanize, newEntryLabel} from './fields';
import {lineAt, listAround, nodeAt, yamlOf} from './records';
import {elementAt, isPage, pageOf} from './targets';
import type {Block, Path, Target} from './targets';

/** What can be done with a block. */
export type BlockDescription = {
  block: Block;
  source: Source;
  operations: BlockOperation[];
  insertable: Insertable[];
};

const lineOf = ({text}: SourceFile, offset: number): number =>
  text.slice(0, offset).split(/\r\n?|\n/).length;

/** Where a block is written, and what can be done with it. */
export function describeBlock(
  file: SourceFile,
  block: Block,
  config: ContentConfig,
): BlockDescription {
  return block.kind === 'entry'
    ? describeEntry(file, block.path, config)
    : describeElement(pageOf(file, config), block.start, config);
}

function describeElement(page: Page, start: number, config: ContentConfig): BlockDescription {
  const {file} = page;
  const element = elementAt(page, start);
  const lines = linesOf(page, element);
  return {
    block: {kind: 'element', start},
    source: {
      label: elementLabel(element),
      page: fileLabel(file, config),
      file: file.path,
      line: lineOf(file, start),
    },
    operations: lines
      ? [
          ...(lines.neighbors.up ? (['moveUp'] as const) : []),
          ...(lines.neighbors.down ? (['moveDown'] as const) : []),
          'duplicate',
          'delete',
        ]
      : [],
    insertable: lines
      ? insertableNextTo(lines, config).map((name) => ({name, label: humanize(name)}))
      : [],
  };
}

function describeEntry(file: SourceFile, path: Path, config: ContentConfig): BlockDescription {
  const part = yamlOf(file, config);
  const [index, count] = [Number(path.at(-1)), listAround(part, path)?.items.length ?? 0];
  return {
    block: {kind: 'entry', path},
    source: {
      label: path.length === 0 && isPage(file) ? 'Page' : entryLabel(part, path),
      page: fileLabel(file, config),
      file: file.path,
      line: lineAt(file, part, path),
    },
    operations:
      count === 0
        ? []
        : [
            ...(index > 0 ? (['moveUp'] as const) : []),
            ...(index < count - 1 ? (['moveDown'] as const) : []),
            'duplicate',
            ...(count > 1 ? (['delete'] as const) : []),
          ],
    insertable:
      count > 0 && part.schemaAt(path) ? [{name: '', label: newEntryLabel(part, path)}] : [],
  };
}

/** The components around an offset of a page, innermost first. */
function elementsAt(page: Page, offset: number): JsxElement[] {
  const found: JsxElement[] = [];
  const search = (node: Nodes): void => {
    if ('children' in node) {
      node.children.forEach(search);
    }
    if (isElement(node) && startOf(node) <= offset && offset < endOf(node)) {
      found.push(node);
    }
  };
  search(page.tree);
  return found;
}

/** The blocks around a text, innermost first. */
export function blocksAround(file: SourceFile, target: Target, config: ContentConfig): Block[] {
  if (target.kind !== 'field') {
    const offset = target.kind === 'prop' ? target.element : target.start;
    return elementsAt(pageOf(file, config), offset).map((element) => ({
      kind: 'element',
      start: startOf(element),
    }));
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
  const of = block && describeBlock(file, block, config).source.label;
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
