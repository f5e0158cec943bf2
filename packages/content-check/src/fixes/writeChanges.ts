import {randomUUID} from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {basename, dirname, join, relative, isAbsolute} from 'node:path';

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
export type ContentPlaces = {
  contentFolder: string;
  recordsFolder: string;
  redirects?: string;
  spelling: {words: string};
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
  {contentFolder, recordsFolder, redirects, spelling}: ContentPlaces,
  file: string,
): string {
  const path = join(siteDir, file);
  const folders = [contentFolder, recordsFolder].map((folder) => join(siteDir, folder));
  const isList = [spelling.words, redirects].some(
    (list) => list !== undefined && join(siteDir, list) === path,
  );
  const homes = folders.filter((folder) => isInside(path, folder)).concat(isList ? siteDir : []);
  const target = homes.length > 0 ? realPath(path) : path;
  if (!homes.some((home) => isInside(target, realpathSync(home)))) {
    throw new Error(`${file} isn't part of the content.`);
  }
  return target;
}

/** Why a file can't be written, and what to do, for people: Node's own message names temporary files. */
function fileProblem(error: unknown, file: string): string {
  const {code} = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk is full, so ${file} wasn't written. Free some space, and try again.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${file} can't be written: it or its folder is read-only. Allow changes to it, and try again.`;
    case 'EISDIR':
    case 'ENOTDIR':
    case 'EEXIST':
      return `A folder has the place of ${file}, or a file that of its folder. Rename or delete it, and try again.`;
    case 'ENOENT':
      return `The folder of ${file} doesn't exist anymore. Create it again, and try again.`;
    default:
      return `${file} can't be written${code === undefined ? '' : ` (${code})`}. Try again.`;
  }
}

/** @throws Error for people when it's about a file */
function withFile<Result>(file: string, write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    throw new Error(fileProblem(error, file), {cause: error});
  }
}

/** Writes what a file will contain beside it, so that the file is never half written. */
function writeDraft(target: string, contents: string | Uint8Array): string {
  const draft = join(dirname(target), `.${basename(target)}.${randomUUID()}`);
  try {
    if (existsSync(target)) {
      accessSync(target, constants.W_OK);
    }
    writeFileSync(draft, contents, {flag: 'wx'});
    if (existsSync(target)) {
      chmodSync(draft, statSync(target).mode);
    }
    return draft;
  } catch (error) {
    rmSync(draft, {force: true});
    throw error;
  }
}

/**
 * Replaces a file as a whole, and keeps its mode.
 *
 * @param file what people call it
 * @throws Error for people when it can't be written
 */
export function replaceFile(
  target: string,
  contents: string | Uint8Array,
  file: string = target,
): void {
  withFile(file, () => {
    const draft = writeDraft(target, contents);
    try {
      renameSync(draft, target);
    } finally {
      rmSync(draft, {force: true});
    }
  });
}

/**
 * Writes the new contents of files. Nothing is written if a file isn't as it was before, or if there
 * is no room for one of them.
 *
 * @throws Error for people when a file was changed meanwhile, can't be written, or isn't part of the
 *   content
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
    const isSame = withFile(file, () =>
      existsSync(target)
        ? before !== undefined && readFileSync(target).equals(Buffer.from(before))
        : before === undefined,
    );
    if (!isSame) {
      throw new Error(`${file} was changed in the meantime, so nothing was written. Try again.`);
    }
  }
  const drafts: (string | undefined)[] = [];
  try {
    for (const {file, target, after} of targets) {
      drafts.push(
        after === undefined ? undefined : withFile(file, () => writeDraft(target, after)),
      );
    }
    targets.forEach(({file, target}, index) => {
      const draft = drafts[index];
      withFile(file, () =>
        draft === undefined ? rmSync(target, {force: true}) : renameSync(draft, target),
      );
    });
  } finally {
    drafts.forEach((draft) => draft !== undefined && rmSync(draft, {force: true}));
  }
}
