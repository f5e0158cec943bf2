import type {ContentConfig, SourceFile} from '@sitekit/content-check';
import {editPage} from './page';
import {editField} from './records';
import type {Target, TargetEdit} from './targets';

/* From the text of a file to what can be edited in it, and back. Reads and writes no files. */

export {copyBlock, deleteBlock, describeBlock, insertBlock, moveBlock} from './blocks';
export {allFieldsIn, blockIn, fieldsIn, outlineOf, sourceOf, withParents} from './outline';
export type {Outline, OutlineBlock, OutlineField} from './outline';
export {mergeChange} from './splice';
export {EditError, isPage, isSample} from './targets';
export type {Block, Path, Target, TargetEdit, Value} from './targets';

/** Front matter comes first in a file. */
const startAt = (target: Target): number =>
  target.kind === 'field' ? -1 : target.kind === 'prop' ? target.element : target.start;

/**
 * A file with other values in some places. Each was read again: it says what was typed, and
 * everything else says what it said.
 *
 * @throws EditError when that isn't possible
 */
export const applyEdits = (
  file: SourceFile,
  edits: readonly TargetEdit[],
  config: ContentConfig,
): SourceFile =>
  // The last one comes first, so that the offsets of the others stay right.
  [...edits]
    .sort((a, b) => startAt(b.target) - startAt(a.target))
    .reduce(
      (result, {target, value}) =>
        target.kind === 'field'
          ? editField(result, target.path, value, config)
          : editPage(result, target, value, config),
      file,
    );
