import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** As much as git may say at once, in bytes: whole files of a version come this way. */
const maxBuffer = 64 * 1024 * 1024;

/**
 * Asks git in a folder.
 *
 * @throws Error with what git says
 */
export function git(folder: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  return execFileSync('git', words, {
    cwd: folder,
    env: {...process.env, ...env},
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer,
  }).trim();
}

/** The same, or undefined when git answers with an error. */
export function tryGit(folder: string, ...words: string[]): string | undefined {
  try {
    return git(folder, words);
  } catch {
    return undefined;
  }
}

/**
 * The commit that the working tree is compared with.
 *
 * @param asked a branch, a tag or a commit; without it, where the branch left `main`
 * @throws Error when there is no such commit
 */
export function findBase(folder: string, asked: string | undefined): string {
  if (tryGit(folder, 'rev-parse', 'HEAD') === undefined) {
    throw new Error('This folder has no history in git, so there is nothing to compare it with.');
  }
  if (asked !== undefined) {
    const commit = tryGit(folder, 'rev-parse', '--verify', '--quiet', `${asked}^{commit}`);
    if (!commit) {
      throw new Error(
        `There is no branch, tag or commit "${asked}". "git branch --all" lists the branches; "git fetch" brings what is new.`,
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
    'There is no branch "main" that this one comes from. Name what to compare with: npm run review -- <base>',
  );
}

/** Who a commit of the working tree is said to be from; nobody sees it. */
const nobody = {
  GIT_AUTHOR_NAME: 'review',
  GIT_AUTHOR_EMAIL: 'review@localhost',
  GIT_COMMITTER_NAME: 'review',
  GIT_COMMITTER_EMAIL: 'review@localhost',
};

/**
 * A commit with everything as it is in the folder now, committed or not, but for what git ignores.
 * It is on no branch, and neither the folder nor its index changes.
 */
export function commitOfWorkingTree(folder: string): string {
  const work = mkdtempSync(join(tmpdir(), 'review-index-'));
  try {
    const index = {GIT_INDEX_FILE: join(work, 'index')};
    git(folder, ['read-tree', 'HEAD'], index);
    git(folder, ['add', '--all'], index);
    const tree = git(folder, ['write-tree'], index);
    return tree === treeOf(folder, 'HEAD')
      ? git(folder, ['rev-parse', 'HEAD'])
      : git(folder, ['commit-tree', tree, '-p', 'HEAD', '-m', 'The working tree'], nobody);
  } finally {
    rmSync(work, {recursive: true, force: true});
  }
}

/** What tells the files of a commit from all others. */
export const treeOf = (folder: string, commit: string): string =>
  git(folder, ['rev-parse', `${commit}^{tree}`]);
