import type {ContentConfig, SourceFile} from '@sitekit/content-check';
import {editElement} from './editElement';
import {editEntry} from './editEntry';
import type {TargetBlockEdit} from './Target';

/**
 * The contents of a file after a block was moved, duplicated, deleted or inserted, byte-order mark
 * included. Numbers that follow from the order are updated.
 *
 * @param links the addresses that links of the site can lead to, for new entries of a menu
 * @throws EditError when that isn't possible
 */
export function applyBlockEdit(
  file: SourceFile,
  edit: TargetBlockEdit,
  config: ContentConfig,
  links: () => readonly string[] = () => [],
): string {
  const {block} = edit;
  if (block.kind === 'element') {
    return editElement(file, block.start, edit, config);
  }
  return editEntry(file, block.path, edit.operation, config, links);
}
