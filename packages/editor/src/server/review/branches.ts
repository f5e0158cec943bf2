import {commitAt, git, refuseOption, tryGit} from '@sitekit/review/git';
import {fileNameOf} from '../../fileNameOf';
import type {OpenReview} from '../../protocol';
import {EditError} from '../../source-map/targets';

/*
 * A review is a branch below `edit/` that the editor made. Git's configuration for the branch says
 * where the person came from, and the remote-tracking branch what was sent.
 */

const remote = 'origin';

export type Review = {
  branch: string;
  /** The branch that the person came from; empty if it was none. */
  from: string;
};

const refOf = (branch: string): string => `refs/heads/${branch}`;
const sentRefOf = (branch: string): string => `refs/remotes/${remote}/${branch}`;

/** @throws Error when the branch has a name that git could take for an option */
async function currentBranch(siteDir: string): Promise<string> {
  const branch = (await tryGit(siteDir, ['branch', '--show-current'])) ?? '';
  refuseOption(branch);
  return branch;
}

/** All branches that the editor made and no one has deleted. */
async function allReviews(siteDir: string): Promise<Review[]> {
  const pattern = '^branch\\..*\\.editorfrom$';
  const output = (await tryGit(siteDir, ['config', '--null', '--get-regexp', pattern])) ?? '';
  return Array.from(
    output.matchAll(/branch\.(.+)\.editorfrom\n([^\0]*)/g),
    ([, branch = '', from = '']) => ({branch, from}),
  );
}

/** The review whose branch is checked out. */
export async function currentReview(siteDir: string): Promise<Review | undefined> {
  const [branch, reviews] = [await currentBranch(siteDir), await allReviews(siteDir)];
  return reviews.find((review) => review.branch === branch);
}

/** Whether merging a commit into a base would change nothing: it's there, however it got there. */
async function isMerged(siteDir: string, base: string, commit: string): Promise<boolean> {
  const [merged, tree] = await Promise.all([
    tryGit(siteDir, ['merge-tree', '--write-tree'], {names: [base, commit]}),
    tryGit(siteDir, ['rev-parse', '--verify', '--quiet'], {names: [`${base}^{tree}`]}),
  ]);
  return tree !== undefined && merged === tree;
}

/** The commit that a person's changes are compared with: where their work left the published site. */
export async function baseOfReview(siteDir: string, review: Review | undefined): Promise<string> {
  const branch = review?.from ?? (await currentBranch(siteDir));
  for (const ref of [sentRefOf(branch), refOf(branch)]) {
    const base = await tryGit(siteDir, ['merge-base'], {names: ['HEAD', ref]});
    if (base !== undefined) {
      return base;
    }
  }
  return commitAt(siteDir, 'HEAD');
}

/** Whether there is a commit that the remote doesn't have, such as after a push that failed. */
export const hasUnsent = async (siteDir: string): Promise<boolean> =>
  Boolean(
    await tryGit(siteDir, ['rev-list', '--max-count=1', 'HEAD', '--not', `--remotes=${remote}`]),
  );

/** The reviews that weren't merged, as far as this computer knows. */
export async function openReviews(siteDir: string): Promise<OpenReview[]> {
  const current = await currentBranch(siteDir);
  const reviews = await Promise.all(
    (await allReviews(siteDir)).map(async ({branch, from}) => {
      const isDone =
        (await isMerged(siteDir, sentRefOf(from), refOf(branch))) ||
        (await isMerged(siteDir, refOf(from), refOf(branch)));
      const names = [refOf(branch)];
      const title = await tryGit(siteDir, ['log', '-1', '--format=%s'], {names});
      // Other programs can delete a branch and leave what is known of it.
      return isDone || title === undefined ? [] : [{branch, title, isCurrent: branch === current}];
    }),
  );
  return reviews.flat();
}

/** What a person can do when the remote didn't answer, with git's own message below. */
export const tryAgainAfter = (error: unknown): string =>
  `Check your connection, then send again. If that doesn’t help, show this to a developer:\n${(error as Error).message}`;

/**
 * Gets the newest commits of branches from the remote, before anything is committed or sent.
 *
 * @throws EditError when it can't be reached or refuses to answer
 */
async function fetchBranches(siteDir: string, branches: readonly string[]): Promise<void> {
  try {
    const {output} = await git(siteDir, ['ls-remote'], {names: [remote, ...branches.map(refOf)]});
    const refs = output.split('\n').map((line) => line.split('\t')[1]);
    const found = branches.filter((branch) => refs.includes(refOf(branch)));
    if (found.length > 0) {
      const refspecs = found.map((branch) => `+${refOf(branch)}:${sentRefOf(branch)}`);
      await git(siteDir, ['fetch', '--quiet', '--no-tags'], {names: [remote, ...refspecs]});
    }
  } catch (error) {
    throw new EditError(
      `Nothing was sent: the server with the project can’t be reached, or doesn’t let you in. Your changes are still here. ${tryAgainAfter(error)}`,
    );
  }
}

const MAX_NAME_CHARS = 40;

/** `edit/2026-11-22-143059-new-prices`: a name that no branch has. */
function newName(title: string, now: Date): string {
  const name = fileNameOf(title).slice(0, MAX_NAME_CHARS);
  const time = now.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  return `edit/${time}-${name}`;
}

/** A review, and what has to be below its unsent commits: what comes after `since` goes on top of `onto`. */
type OpenedReview = Review & {onto: string; since: string};

/**
 * Checks out the branch to commit to: the one of the open review, or a new one if there is none or
 * it was merged. Files stay as they are.
 *
 * @param title what the person called it, for the name of a new branch
 * @param now the time in its name
 * @throws EditError when the remote can't be reached
 */
export async function openReview(siteDir: string, title: string, now: Date): Promise<OpenedReview> {
  const current = await currentReview(siteDir);
  const from = current?.from ?? (await currentBranch(siteDir));
  await fetchBranches(siteDir, [from, current?.branch ?? ''].filter(Boolean));
  const sent = sentRefOf(current?.branch ?? from);
  const isDone = current !== undefined && (await isMerged(siteDir, sentRefOf(from), sent));
  if (current && !isDone) {
    return {...current, onto: sent, since: sent};
  }
  const branch = newName(title, now);
  await git(siteDir, ['switch', '--quiet', '--no-track', '--create', branch]);
  await git(siteDir, ['config'], {names: [`branch.${branch}.editorfrom`, from]});
  return {branch, from, onto: isDone ? sentRefOf(from) : 'HEAD', since: sent};
}

/**
 * Puts what wasn't sent yet on top of what others added on the remote.
 *
 * @throws EditError when they changed the same lines; everything is as it was then
 */
async function catchUp(siteDir: string, {onto, since}: OpenedReview): Promise<void> {
  const names = [onto, '^HEAD'];
  if (!(await tryGit(siteDir, ['rev-list', '--max-count=1'], {names}))) {
    return;
  }
  const rebase = ['rebase', '--quiet', '--autostash', '--onto', onto];
  await git(siteDir, rebase, {names: [since]}).catch(async () => {
    await tryGit(siteDir, ['rebase', '--abort']);
    throw new EditError('Others changed the same lines. Ask a developer to merge them.');
  });
}

/**
 * Sends all commits of the branch that weren't sent yet.
 *
 * @returns what the remote says
 * @throws Error with git's own message
 */
export async function pushReview(siteDir: string, review: OpenedReview): Promise<string> {
  await catchUp(siteDir, review);
  const ref = refOf(review.branch);
  const names = [remote, `${ref}:${ref}`];
  const {messages} = await git(siteDir, ['push', '--set-upstream'], {names});
  // A clone of a single branch doesn't do so by itself.
  await git(siteDir, ['update-ref'], {names: [sentRefOf(review.branch), 'HEAD']});
  return messages;
}

/**
 * Checks out a branch, so that the pages show what it has.
 *
 * @throws Error with git's own message
 */
export const switchTo = (siteDir: string, branch: string): Promise<unknown> =>
  git(siteDir, ['switch', '--quiet'], {names: [branch]});
