import type {ContentConfig, SourceFile} from '@sitekit/content-check';
import {EditError} from './EditError';
import type {TargetBlockEdit} from './Target';

/**
 * The contents of a file after a block was moved, duplicated, deleted or inserted, byte-order mark
 * included.
 *
 * @throws EditError when that isn't possible
 */
export const applyBlockEdit: (
  file: SourceFile,
  edit: TargetBlockEdit,
  config: ContentConfig,
) => string = () => {
  throw new EditError('Blocks can’t be changed yet.');
};
