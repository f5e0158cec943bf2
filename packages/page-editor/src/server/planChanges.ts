import {existsSync, readFileSync} from 'node:fs';
import {mergeContents} from '@sitekit/authoring/development';
import {contentPath} from '@sitekit/content-check';
import type {SourceFile} from '@sitekit/content-check';
import type {Conflict} from '../protocol';
import type {EditorSite} from './EditorSite';

/** A file before and after a change. */
export type PlannedChange = {file: string; before: string; after: string};

/** New contents of a file, and the version of it that a person saw. */
export type NewContents = {source: SourceFile; contents: string};

/** The file as it is now. A deleted one is empty, so that any change to it is a conflict. */
function contentsNow({siteDir, config}: EditorSite, file: string): string {
  const path = contentPath(siteDir, config, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/**
 * What to write so that the files on disk get the changes that a person made in the versions that
 * they saw.
 *
 * @returns the lines of the first file in which others changed the same, if there is one
 */
export function planChanges(
  site: EditorSite,
  edited: readonly NewContents[],
): {changes: PlannedChange[]} | Conflict {
  const changes = new Map<string, PlannedChange>();
  for (const {source, contents} of edited) {
    const file = source.path;
    const {before, after} = changes.get(file) ?? {
      before: contentsNow(site, file),
      after: contentsNow(site, file),
    };
    const merge = mergeContents(source.contentsWith(source.text), after, contents);
    if (!('merged' in merge)) {
      return {status: 'conflict', file, theirs: merge.mine, mine: merge.theirs};
    }
    changes.set(file, {file, before, after: merge.merged ?? ''});
  }
  return {changes: Array.from(changes.values()).filter(({before, after}) => before !== after)};
}
