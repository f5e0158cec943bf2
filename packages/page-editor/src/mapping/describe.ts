import type {ContentConfig, SourceFile} from '@sitekit/content-check';
import type {Source} from '../protocol';
import {blocksAt, describeElement} from './elementBlocks';
import {elementAt} from './editPage';
import {describeEntry, entriesAround, nameAt} from './entryBlocks';
import {isBlank} from './pieces';
import type {Piece} from './pieces';
import {pieceAt} from './prose';
import {sourceAt} from './sourceAt';
import type {Block, BlockDescription, Target} from './Target';
import {needPage, nodeAt, yamlOf} from './yaml';

/** What a piece is called: by its component, if it's all that the component contains. */
function pieceName({name, owner}: Piece): string {
  const content = owner?.children.filter((child) => !isBlank(child)) ?? [];
  const isAll = name === 'text' || (content.length === 1 && ['paragraph', 'list'].includes(name));
  return (isAll && owner?.name) || name;
}

/** Where a text is written, and the blocks that it's in, innermost first. */
export function describeTarget(
  file: SourceFile,
  target: Target,
  config: ContentConfig,
): {source: Source; blocks: BlockDescription[]} {
  if (target.kind === 'field') {
    const part = yamlOf(file, config);
    const offset = part.range.start + (nodeAt(part, target.path)?.range?.[0] ?? 0);
    const name = nameAt(part, target.path);
    return {
      source: sourceAt(file, offset, name),
      blocks: entriesAround(file, target.path, config),
    };
  }
  const page = needPage(file, config);
  if (target.kind === 'prop') {
    const element = elementAt(page, target.element);
    return {
      source: describeElement(page, element, config).source,
      blocks: blocksAt(page, config, target.element),
    };
  }
  return {
    source: sourceAt(file, target.start, pieceName(pieceAt(page, target))),
    blocks: blocksAt(page, config, target.start),
  };
}

export function describeBlock(
  file: SourceFile,
  block: Block,
  config: ContentConfig,
): BlockDescription {
  if (block.kind === 'entry') {
    return describeEntry(file, block.path, config);
  }
  const page = needPage(file, config);
  return describeElement(page, elementAt(page, block.start), config);
}
