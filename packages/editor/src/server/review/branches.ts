import {posix} from 'node:path';
import {commitAt, git, refuseOption, tryGit} from '@sitekit/review/git';
import type {OpenReview} from '../../protocol';
import {EditError} from '../../source-map/targets';

/*
 * A review is a branch that the editor made, below `edit/`. What it knows of one is kept in git's
 * configuration for this branch, and goes when the branch is deleted.
 */

const remote = 'origin';

export type Review = {
  branch: string;
  /** The branch that the person came from; empty if it was none. */
  from: string;
  /** The last commit that was sent; at first the one where the branch starts. */
  sent: string;
};

const refOf = (branch: string): string => `refs/heads/${branch}`;
const remoteRefOf = (branch: string): string => `refs/remotes/${remote}/${branch}`;

/** @throws Error when the branch has a name that git could take for an option */
async function currentBranch(siteDir: string): Promise<string> {
  const branch = (await tryGit(siteDir, ['branch', '--show-current'])) ?? '';
  refuseOption(branch);
  return branch;
}

/** All branches that the editor made and no one has deleted. */
async function allReviews(siteDir: string): Promise<Review[]> {
  const pattern = '^branch\\..*\\.editor(from|sent)$';
  const output = await tryGit(siteDir, ['config', '--null', '--get-regexp', pattern]);
  const reviews = new Map<string, Review>();
  for (const entry of output?.split('\0') ?? []) {
    const [, branch, key, value] = /^branch\.(.+)\.editor(\w+)\n(.*)$/.exec(entry) ?? [];
    if (branch !== undefined && key !== undefined) {
      const known = reviews.get(branch) ?? {branch, from: '', sent: ''};
      reviews.set(branch, {...known, [key]: value});
    }
  }
  return Array.from(reviews.values());
}

/** The review whose branch is checked out. */
export async function currentReview(siteDir: string): Promise<Review | undefined> {
  const [branch, reviews] = [await currentBranch(siteDir), await allReviews(siteDir)];
  return reviews.find((review) => review.branch === branch);
}

async function remember(siteDir: string, {branch, from, sent}: Review): Promise<void> {
  await git(siteDir, ['config'], {names: [`branch.${branch}.editorfrom`, from]});
  await git(siteDir, ['config'], {names: [`branch.${branch}.editorsent`, sent]});
}

/** The hash of something, such as a branch; undefined if it doesn't exist. */
const hashOf = (siteDir: string, name: string): Promise<string | undefined> =>
  tryGit(siteDir, ['rev-parse', '--verify', '--quiet'], {names: [name]});

const isAncestor = (siteDir: string, commit: string, of: string): Promise<boolean> =>
  tryGit(siteDir, ['merge-base', '--is-ancestor'], {names: [commit, of]}).then(
    (output) => output !== undefined,
  );

/** Whether merging a commit into a base would change nothing: it's there, however it got there. */
async function isMerged(siteDir: string, base: string, commit: string): Promise<boolean> {
  const [merged, tree] = await Promise.all([
    tryGit(siteDir, ['merge-tree', '--write-tree'], {names: [base, commit]}),
    hashOf(siteDir, `${base}^{tree}`),
  ]);
  return tree !== undefined && merged === tree;
}

/** The commit that a person's changes are compared with: where their work left the published site. */
export async function findBase(siteDir: string, review: Review | undefined): Promise<string> {
  const branch = review?.from ?? (await currentBranch(siteDir));
  for (const ref of [remoteRefOf(branch), refOf(branch)]) {
    const base = await tryGit(siteDir, ['merge-base'], {names: ['HEAD', ref]});
    if (base !== undefined) {
      return base;
    }
  }
  return commitAt(siteDir, 'HEAD');
}

/** Whether something of a review was sent before. */
const isPushed = (siteDir: string, {branch}: Review): Promise<boolean> =>
  tryGit(siteDir, ['config'], {names: [`branch.${branch}.merge`]}).then((ref) => Boolean(ref));

/** Whether the branch has a commit that wasn't sent, such as after a push that failed. */
export const hasUnsent = async (siteDir: string, {sent}: Review): Promise<boolean> =>
  (await commitAt(siteDir, 'HEAD')) !== sent;

/** The reviews that weren't merged, as far as this computer knows. */
export async function openReviews(siteDir: string): Promise<OpenReview[]> {
  const current = await currentBranch(siteDir);
  const reviews = await Promise.all(
    (await allReviews(siteDir)).map(async ({branch, from}) => {
      const base = (await hashOf(siteDir, remoteRefOf(from))) ?? refOf(from);
      const isOpen = !(await isMerged(siteDir, base, refOf(branch)));
      const names = [refOf(branch)];
      const title = await tryGit(siteDir, ['log', '-1', '--format=%s'], {names});
      // Other programs can delete a branch and leave what is known of it.
      return isOpen && title !== undefined ? [{branch, title, isCurrent: branch === current}] : [];
    }),
  );
  return reviews.flat();
}

/** What a person can do when the remote didn't answer, with git's own message below. */
export const tryAgainAfter = (error: unknown): string =>
  `Check your connection and press “Try again”. If that doesn’t help, show this to a developer:\n${(error as Error).message}`;

/**
 * Gets the newest commits of branches from the remote, before anything is committed or sent.
 *
 * @returns the hash of each branch that is there
 * @throws EditError when it can't be reached or refuses to answer
 */
async function fetchBranches(siteDir: string, branches: string[]): Promise<Map<string, string>> {
  try {
    const refs = branches.map(refOf);
    const {output} = await git(siteDir, ['ls-remote'], {names: [remote, ...refs]});
    const lines = output.split('\n').map((line) => line.split('\t'));
    const found = lines.filter(([, ref = '']) => refs.includes(ref)) as [string, string][];
    if (found.length > 0) {
      const names = [remote, ...found.map(([, ref]) => ref)];
      await git(siteDir, ['fetch', '--quiet', '--no-tags'], {names});
    }
    return new Map(found.map(([hash, ref]) => [ref.slice(refOf('').length), hash]));
  } catch (error) {
    throw new EditError(
      `Nothing was sent: the server with the project can’t be reached, or doesn’t let you in. Your changes are still here. ${tryAgainAfter(error)}`,
    );
  }
}

/** `edit/2026-11-22-143059-benefits`: a name that no branch has. */
function newName(file: string, now: Date): string {
  const page = posix.parse(file).name.replace(/[^\w-]+/g, '-');
  const time = now.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  return `edit/${time}-${page}`;
}

/** A review, and the commit on the remote that its next one has to follow, if it has to. */
export type OpenedReview = Review & {onto: string | undefined};

/**
 * Checks out the branch to commit to: the one of the open review, or a new one if there is none or
 * it was merged. Files stay as they are.
 *
 * @param file one that will be sent, for the name of a new branch
 * @param now the time in its name
 * @throws EditError when the remote can't be reached
 */
export async function openReview(siteDir: string, file: string, now: Date): Promise<OpenedReview> {
  const current = await currentReview(siteDir);
  const from = current?.from ?? (await currentBranch(siteDir));
  const tips = await fetchBranches(siteDir, [from, current?.branch ?? ''].filter(Boolean));
  const base = tips.get(from);
  const isDone =
    current !== undefined &&
    base !== undefined &&
    (await isPushed(siteDir, current)) &&
    (await isMerged(siteDir, base, current.sent));
  if (current && !isDone) {
    return {...current, onto: tips.get(current.branch)};
  }
  const sent = current?.sent ?? (await commitAt(siteDir, 'HEAD'));
  const review = {branch: newName(file, now), from, sent};
  await git(siteDir, ['switch', '--quiet', '--no-track', '--create', review.branch]);
  await remember(siteDir, review);
  return {...review, onto: isDone ? base : undefined};
}

/**
 * Puts what wasn't sent yet on top of what others added on the remote.
 *
 * @throws EditError when they changed the same lines; everything is as it was then
 */
async function catchUp(siteDir: string, {sent, onto}: OpenedReview): Promise<void> {
  if (onto === undefined || (await isAncestor(siteDir, onto, 'HEAD'))) {
    return;
  }
  const rebase = ['rebase', '--quiet', '--autostash', '--onto', onto];
  await git(siteDir, rebase, {names: [sent]}).catch(async () => {
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
  const {branch} = review;
  const names = [remote, `${refOf(branch)}:${refOf(branch)}`];
  const {messages} = await git(siteDir, ['push', '--set-upstream'], {names});
  await remember(siteDir, {...review, sent: await commitAt(siteDir, 'HEAD')});
  return messages;
}

/**
 * Checks out a branch, so that the pages show what it has.
 *
 * @throws Error with git's own message
 */
export const switchTo = (siteDir: string, branch: string): Promise<unknown> =>
  git(siteDir, ['switch', '--quiet'], {names: [branch]});
