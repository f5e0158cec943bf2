import type {ContentConfig, SourceFile} from '@sitekit/content-check';
import {editElement} from './editElement';
import {editEntry} from './editEntry';
import {EditError} from './EditError';
import type {TargetBlockEdit} from './Target';

/**
 * The contents of a file after a block was moved, duplicated, deleted or inserted, byte-order mark
 * included. Numbers that follow from the order are updated.
 *
 * @throws EditError when that isn't possible
 */
export function applyBlockEdit(
  file: SourceFile,
  edit: TargetBlockEdit,
  config: ContentConfig,
): string {
  const {block} = edit;
  if (block.kind === 'element') {
    return editElement(file, block.start, edit, config);
  }
  if ('component' in edit) {
    throw new EditError('A component can’t be inserted in a list of entries.');
  }
  return editEntry(file, block.path, edit.operation, config);
}
