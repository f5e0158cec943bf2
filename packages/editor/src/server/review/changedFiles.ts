import {readFileSync, statSync} from 'node:fs';
import {join, posix} from 'node:path';
import {isIgnoredFile} from '@sitekit/content-check';
import {git, tryGit} from '@sitekit/review/git';
import {addedPicture} from '../pictures';
import type {FileVersions} from './netChanges';

/** What can be sent: folders and files, from the project's root. */
export type ReviewedPlaces = {
  /** The project's root. */
  siteDir: string;
  paths: readonly string[];
};

/** Whether a picture was added that no text uses, because a dialog was cancelled or it was undone. */
async function isUnusedPicture({siteDir, paths}: ReviewedPlaces, file: string): Promise<boolean> {
  // With `-e`, whatever follows is what to search for.
  const search = ['grep', '--quiet', '--untracked', '--fixed-strings', `-e${posix.basename(file)}`];
  return addedPicture.test(file) && (await tryGit(siteDir, search, {files: paths})) === undefined;
}

/**
 * The files that differ from a commit, from the project's root. Those that no one wrote aren't among
 * them.
 */
export async function changedFiles(places: ReviewedPlaces, commit: string): Promise<string[]> {
  const {siteDir, paths: files} = places;
  const diff = ['diff', '--name-only', '--no-renames', '--relative', '-z'];
  const untracked = ['ls-files', '--others', '--exclude-standard', '-z'];
  const [changed, added] = await Promise.all([
    git(siteDir, diff, {names: [commit], files}),
    git(siteDir, untracked, {files}),
  ]);
  const isNew = new Set(added.output.split('\0'));
  const found = [...changed.output.split('\0'), ...isNew].filter(
    (file) => file !== '' && !isIgnoredFile(file),
  );
  const isUnused = await Promise.all(
    found.map(async (file) => isNew.has(file) && (await isUnusedPicture(places, file))),
  );
  return found.filter((_, index) => !isUnused[index]).sort();
}

/** What a file said in a commit, and says now. */
export async function versionsOf(
  siteDir: string,
  commit: string,
  path: string,
): Promise<FileVersions> {
  const before = await tryGit(siteDir, ['show'], {names: [`${commit}:./${path}`]});
  const file = join(siteDir, path);
  const isThere = statSync(file, {throwIfNoEntry: false})?.isFile();
  return {path, before, after: isThere ? readFileSync(file, 'utf8') : undefined};
}
