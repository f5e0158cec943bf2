import type {SourceFile} from '@sitekit/content-check';
import {applyEdits} from '../mapping';
import type {TargetEdit} from '../mapping';
import type {Edit} from '../protocol';
import type {EditorSite} from './EditorSite';
import type {NewContents} from './planChanges';

/**
 * Applies edits to the versions of the files that the person saw.
 *
 * @throws EditError when an edit can't be made
 */
export function applyToVersions(
  {config, registry}: EditorSite,
  edits: readonly Edit[],
): NewContents[] {
  const bySource = new Map<SourceFile, TargetEdit[]>();
  for (const {place, value} of edits) {
    const {source, item: target} = registry.place(place);
    bySource.set(source, [...(bySource.get(source) ?? []), {target, value}]);
  }
  return Array.from(bySource, ([source, targetEdits]) => ({
    source,
    contents: applyEdits(source, targetEdits, config),
  }));
}
