import {posix} from 'node:path';
import {git, tryGit} from '@sitekit/review/git';
import {addedPicture} from '../pictures';

/** What can be sent: folders and files, from the project's root. */
export type ReviewedPlaces = {
  /** The project's root. */
  siteDir: string;
  paths: readonly string[];
};

export type ChangedFile = {path: string; isNew: boolean};

/** Whether a picture was added that no text uses, because a dialog was cancelled or it was undone. */
async function isUnusedPicture(
  {siteDir, paths}: ReviewedPlaces,
  {path, isNew}: ChangedFile,
): Promise<boolean> {
  const search = ['grep', '--quiet', '--untracked', '--fixed-strings', posix.basename(path), '--'];
  return (
    isNew && addedPicture.test(path) && (await tryGit(siteDir, [...search, ...paths])) === undefined
  );
}

/** The files that differ from the last commit, from the project's root. */
export async function changedFiles(places: ReviewedPlaces): Promise<ChangedFile[]> {
  const {siteDir, paths} = places;
  const status = ['status', '--porcelain=v1', '-z', '--no-renames', '--untracked-files=all', '--'];
  const [{output}, {output: prefix}] = await Promise.all([
    git(siteDir, [...status, ...paths]),
    git(siteDir, ['rev-parse', '--show-prefix']),
  ]);
  const changed = output
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => ({
      path: entry.slice('XY '.length + prefix.length),
      isNew: /^(?:\?\?|.?A)/.test(entry),
    }));
  const isUnused = await Promise.all(changed.map((file) => isUnusedPicture(places, file)));
  return changed.filter((_, index) => !isUnused[index]);
}
