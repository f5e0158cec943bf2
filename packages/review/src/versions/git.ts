import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** Enough for whole files. */
const maxBufferBytes = 64 * 1024 * 1024;

/**
 * Runs git in a folder and returns its output, trimmed.
 *
 * @throws Error with git's message
 */
export function git(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  return execFileSync('git', args, {
    cwd: folder,
    env: {...process.env, ...env},
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: maxBufferBytes,
  }).trim();
}

/** The same, but undefined if git fails. */
export function tryGit(folder: string, ...args: string[]): string | undefined {
  try {
    return git(folder, args);
  } catch {
    return undefined;
  }
}

/**
 * The commit that the working tree is compared with.
 *
 * @param name a branch, a tag or a commit; by default the commit where the branch left `main`
 * @throws Error if there is no such commit
 */
export function findBase(folder: string, name: string | undefined): string {
  if (tryGit(folder, 'rev-parse', 'HEAD') === undefined) {
    throw new Error('This folder has no git history, so there is nothing to compare with.');
  }
  if (name !== undefined) {
    const commit = tryGit(folder, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    if (!commit) {
      throw new Error(
        `No such branch, tag or commit: "${name}". "git branch --all" lists all branches; "git fetch" gets new ones.`,
      );
    }
    return commit;
  }
  for (const main of ['origin/main', 'main']) {
    const commit = tryGit(folder, 'merge-base', 'HEAD', main);
    if (commit) {
      return commit;
    }
  }
  throw new Error(
    'This branch has no commit in common with a branch "main". Name the version to compare with: npm run review -- <base>',
  );
}

/** The author of a commit that is never published. */
const author = ['-c', 'user.name=review', '-c', 'user.email=review@localhost'];

/**
 * A commit of the folder as it is now, with uncommitted and new files but without ignored ones. It
 * is on no branch, and neither the folder nor its index changes.
 */
export function commitWorkingTree(folder: string): string {
  const work = mkdtempSync(join(tmpdir(), 'review-index-'));
  try {
    const index = {GIT_INDEX_FILE: join(work, 'index')};
    git(folder, ['read-tree', 'HEAD'], index);
    git(folder, ['add', '--all'], index);
    const tree = git(folder, ['write-tree'], index);
    return tree === treeOf(folder, 'HEAD')
      ? git(folder, ['rev-parse', 'HEAD'])
      : git(folder, [...author, 'commit-tree', tree, '-p', 'HEAD', '-m', 'The working tree']);
  } finally {
    rmSync(work, {recursive: true, force: true});
  }
}

/** The hash of all files of a commit. */
export const treeOf = (folder: string, commit: string): string =>
  git(folder, ['rev-parse', `${commit}^{tree}`]);
