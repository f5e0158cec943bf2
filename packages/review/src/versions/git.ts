import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {commitAt, git, tryGit} from '../git';

/**
 * The commit that the working tree is compared with.
 *
 * @param name a branch, a tag or a commit; by default the commit where the branch left `main`
 * @throws Error if there is no such commit
 */
export async function findBase(folder: string, name: string | undefined): Promise<string> {
  if ((await tryGit(folder, ['rev-parse', 'HEAD'])) === undefined) {
    throw new Error('This folder has no git history, so there is nothing to compare with.');
  }
  if (name !== undefined) {
    const names = [`${name}^{commit}`];
    const commit = await tryGit(folder, ['rev-parse', '--verify', '--quiet'], {names});
    if (!commit) {
      throw new Error(
        `No such branch, tag or commit: "${name}". "git branch --all" lists all branches; "git fetch" gets new ones.`,
      );
    }
    return commit;
  }
  for (const main of ['origin/main', 'main']) {
    const commit = await tryGit(folder, ['merge-base', 'HEAD', main]);
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
export async function commitWorkingTree(folder: string): Promise<string> {
  const work = mkdtempSync(join(tmpdir(), 'review-index-'));
  try {
    const index = {env: {GIT_INDEX_FILE: join(work, 'index')}, timeoutMs: 0};
    await git(folder, ['read-tree', 'HEAD'], index);
    await git(folder, ['add', '--all'], index);
    const {output: tree} = await git(folder, ['write-tree'], index);
    const isSame = tree === (await treeOf(folder, 'HEAD'));
    const commit = [...author, 'commit-tree', '-p', 'HEAD', '-m', 'The working tree'];
    return isSame
      ? await commitAt(folder, 'HEAD')
      : (await git(folder, commit, {names: [tree]})).output;
  } finally {
    rmSync(work, {recursive: true, force: true});
  }
}

/** The hash of all files of a commit. */
export const treeOf = async (folder: string, commit: string): Promise<string> =>
  (await git(folder, ['rev-parse', '--verify'], {names: [`${commit}^{tree}`]})).output;
