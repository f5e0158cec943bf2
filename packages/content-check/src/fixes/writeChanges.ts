import {randomUUID} from 'node:crypto';
import {
  chmodSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {basename, dirname, join, relative, isAbsolute} from 'node:path';
import type {ContentConfig} from '../config';

/** A file's contents, with any byte-order mark, before and after a change. */
export type FileChange = {
  /** From the project's root, with `/` between folders. */
  file: string;
  /** Undefined for a file that didn't exist. */
  before: string | undefined;
  /** Undefined for a file that is deleted. */
  after: string | undefined;
};

/** The folders and files that authors change. */
export type ContentPlaces = Pick<ContentConfig, 'contentFolder' | 'recordsFolder'> & {
  spelling: Pick<ContentConfig['spelling'], 'words'>;
};

const isInside = (path: string, folder: string): boolean => {
  const way = relative(folder, path);
  return way !== '' && !way.startsWith('..') && !isAbsolute(way);
};

/** The real path of a file that may not exist yet. */
const realPath = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(realpathSync(dirname(path)), basename(path));

/**
 * The real path of a file that authors can change.
 *
 * @param file from the project's root
 * @throws Error when it's outside the content, or a link leads out of it
 */
export function contentPath(
  siteDir: string,
  {contentFolder, recordsFolder, spelling}: ContentPlaces,
  file: string,
): string {
  const path = join(siteDir, file);
  const folders = [contentFolder, recordsFolder].map((folder) => join(siteDir, folder));
  const isList = join(siteDir, spelling.words) === path;
  const homes = folders.filter((folder) => isInside(path, folder)).concat(isList ? siteDir : []);
  const target = homes.length > 0 ? realPath(path) : path;
  if (!homes.some((home) => isInside(target, realpathSync(home)))) {
    throw new Error(`${file} isn't part of the content.`);
  }
  return target;
}

/** Replaces a file as a whole and keeps its mode, so that it is never half written. */
export function replaceFile(target: string, contents: string | Uint8Array): void {
  const draft = join(dirname(target), `.${basename(target)}.${randomUUID()}`);
  try {
    writeFileSync(draft, contents, {flag: 'wx'});
    if (existsSync(target)) {
      chmodSync(draft, statSync(target).mode);
    }
    renameSync(draft, target);
  } finally {
    rmSync(draft, {force: true});
  }
}

/**
 * Writes the new contents of files. Nothing is written if a file isn't as it was before.
 *
 * @throws Error when a file was changed meanwhile, or isn't part of the content
 */
export function writeChanges(
  siteDir: string,
  places: ContentPlaces,
  changes: readonly FileChange[],
): void {
  const targets = changes.map((change) => ({
    ...change,
    target: contentPath(siteDir, places, change.file),
  }));
  for (const {file, before, target} of targets) {
    const isSame = existsSync(target)
      ? before !== undefined && readFileSync(target).equals(Buffer.from(before))
      : before === undefined;
    if (!isSame) {
      throw new Error(`${file} was changed in the meantime, so nothing was written. Try again.`);
    }
  }
  for (const {target, after} of targets) {
    if (after === undefined) {
      rmSync(target, {force: true});
    } else {
      replaceFile(target, after);
    }
  }
}
