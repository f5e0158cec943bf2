import type {ContentConfig, SourceFile} from '@sitekit/content-check';
import {SourceFile as File, startOf} from '@sitekit/content-check';
import {copyElement, deleteElement, insertElement, moveElement} from './blocks';
import {editPage} from './editPage';
import {copyEntry, deleteEntry, editField, insertEntry, moveEntry} from './records';
import {elementAt, isPage, pageOf} from './targets';
import type {Block, TargetEdit} from './targets';

/* From the text of a file to what can be edited in it, and back. Reads and writes no files. */

export {blocksAround, describeBlock, describeTarget} from './describe';
export type {BlockDescription} from './describe';
export {
  blockFields,
  fieldAt,
  fileLabel,
  newElementFields,
  showsWholeBlock,
  textsOf,
} from './fields';
export type {TargetField} from './fields';
export {findProse, piecesOf} from './pieces';
export {yamlOf} from './records';
export {EditError, elementAt, isPage, isSample, pageOf} from './targets';
export type {Block, Path, Target, TargetEdit, Value} from './targets';

const withText = (file: SourceFile, text: string): SourceFile =>
  text === file.text ? file : new File(file.path, file.contentsWith(text));

/**
 * A file with other values in some places. It was read again: those places say what was typed, and
 * everything else says what it said.
 *
 * @throws EditError when that isn't possible
 */
export function applyEdits(
  file: SourceFile,
  edits: readonly TargetEdit[],
  config: ContentConfig,
): SourceFile {
  // Front matter comes first in the file, so the offsets of the page are those before its edits.
  const edited = isPage(file) ? withText(file, editPage(file, edits, config)) : file;
  return edits.reduce(
    (result, {target, value}) =>
      target.kind === 'field'
        ? withText(result, editField(result, target.path, value, config))
        : result,
    edited,
  );
}

/**
 * A file without a block, or with the block above or below its neighbor. It was read again: all
 * blocks say what they said.
 *
 * @throws EditError when that isn't possible
 */
export function moveOrDelete(
  file: SourceFile,
  block: Block,
  operation: 'moveUp' | 'moveDown' | 'delete',
  config: ContentConfig,
): SourceFile {
  const direction = operation === 'moveUp' ? -1 : 1;
  if (block.kind === 'entry') {
    return withText(
      file,
      operation === 'delete'
        ? deleteEntry(file, block.path, config)
        : moveEntry(file, block.path, direction, config),
    );
  }
  const page = pageOf(file, config);
  const element = elementAt(page, block.start);
  return withText(
    file,
    operation === 'delete'
      ? deleteElement(page, element, config)
      : moveElement(page, element, direction, config),
  );
}

/** What is new: a copy of a block, or a component or entry next to it. */
export type Addition = {kind: 'copy'} | {kind: 'before' | 'after'; name: string};

/**
 * A file with something new next to a block, and the new block. Its texts are samples, which the
 * check doesn't accept.
 *
 * @throws EditError when that isn't possible
 */
export function addBlock(
  file: SourceFile,
  block: Block,
  addition: Addition,
  config: ContentConfig,
): {file: SourceFile; block: Block} {
  if (block.kind === 'entry') {
    const {path} = block;
    const text =
      addition.kind === 'copy'
        ? copyEntry(file, path, config)
        : insertEntry(file, path, addition.kind, config);
    const index = Number(path.at(-1)) + (addition.kind === 'before' ? 0 : 1);
    return {
      file: withText(file, text),
      block: {kind: 'entry', path: [...path.slice(0, -1), index]},
    };
  }
  const page = pageOf(file, config);
  const element = elementAt(page, block.start);
  const {text, element: start} =
    addition.kind === 'copy'
      ? copyElement(page, element, config)
      : insertElement(page, element, addition.name, addition.kind, config);
  const added = withText(file, text);
  return {
    file: added,
    block: {kind: 'element', start: startOf(elementAt(pageOf(added, config), start))},
  };
}
