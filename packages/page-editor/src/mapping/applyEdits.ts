import type {ContentConfig, SourceFile} from '@sitekit/content-check';
import {editField} from './editField';
import {editPage} from './editPage';
import {EditError} from './EditError';
import type {TargetEdit} from './Target';

/**
 * The contents of a file after edits, byte-order mark included. They were read again: the edited
 * places read as typed, and everything else as before.
 *
 * @throws EditError when that isn't possible
 */
export function applyEdits(
  file: SourceFile,
  edits: readonly TargetEdit[],
  config: ContentConfig,
): string {
  if (!file.isUtf8) {
    throw new EditError(`${file.path} isn’t UTF-8. Save it in UTF-8 first.`);
  }
  const page = editPage(file, edits, config);
  // Paths stay the same when offsets don't.
  const edited = edits.reduce(
    (before, {target, value}) =>
      target.kind === 'field' ? editField(before, target.path, value, config) : before,
    page,
  );
  return edited.contentsWith(edited.text);
}
