import {statSync} from 'node:fs';
import {join, posix} from 'node:path';
import countBy from 'lodash/countBy';
import type {EditorAnswers, ReviewPlan} from '../protocol';
import {EditError} from '@sitekit/content-edit';
import {git, tryGit} from './git';
import type {Saver} from './saveChanges';

/** What can be sent: folders and files, from the project's root. */
export type ReviewedPlaces = {
  /** The project's root. */
  siteDir: string;
  paths: readonly string[];
};

const remote = 'origin';

/** All branches of the editor are in it, so that it never writes to another one. */
const branchFolder = 'edit/';

/** The files that differ from the last commit, new ones included, from the repository's root. */
async function changedFiles({siteDir, paths}: ReviewedPlaces): Promise<string[]> {
  const {output} = await git(
    siteDir,
    ...['status', '--porcelain=v1', '-z', '--no-renames', '--untracked-files=all', '--'],
    ...paths,
  );
  return output.split('\0').flatMap((entry) => (entry === '' ? [] : [entry.slice(3)]));
}

const whoAreYou =
  'Git doesn’t know who you are. Run these two commands once, with your own name and address: git config --global user.name "Your Name" and git config --global user.email "you@example.com"';

/** What git has to answer before anything can be sent, and what to do if it can't. */
const needs = [
  [
    ['rev-parse', 'HEAD'],
    'This folder isn’t a copy of the project’s repository, or git isn’t installed on this computer. Ask a developer to set it up.',
  ],
  [['config', 'user.name'], whoAreYou],
  [['config', 'user.email'], whoAreYou],
] as const;

/** Changes with each file that would be sent. */
async function fingerprintOf(siteDir: string, files: readonly string[]): Promise<string> {
  const root = (await git(siteDir, 'rev-parse', '--show-toplevel')).output;
  const modified = (file: string) => statSync(join(root, file), {throwIfNoEntry: false})?.mtimeMs;
  return JSON.stringify(files.map((file) => [file, modified(file)]));
}

/** "Changes: 3 on Benefits and 1 on Comparison" */
function summarize(labels: readonly string[], files: readonly string[]): string {
  const pages = labels.flatMap((label) => /, on (.*)\.$/.exec(label)?.[1] ?? []);
  const parts = Object.entries(countBy(pages)).map(([page, count]) => `${count} on ${page}`);
  const [only, ...others] = labels;
  if (only !== undefined && others.length === 0) {
    return only.replace(/\.$/, '');
  }
  const names = files.map((file) => posix.basename(file));
  const list = new Intl.ListFormat('en');
  return parts.length > 0 ? `Changes: ${list.format(parts)}` : `Edit ${list.format(names)}`;
}

/**
 * What would be sent, with the problems in it. Changes nothing.
 *
 * @throws Error that says what to do first, or that the check fails
 */
export async function prepareReview(
  places: ReviewedPlaces,
  {history, background}: Pick<Saver, 'history' | 'background'>,
): Promise<ReviewPlan> {
  const {siteDir} = places;
  for (const [args, advice] of needs) {
    if (!(await tryGit(siteDir, ...args))) {
      throw new EditError(advice);
    }
  }
  const files = await changedFiles(places);
  if (files.length === 0) {
    throw new EditError('There is nothing to send: no file has changed.');
  }
  const {changes} = history.describe();
  return {
    message: summarize(
      changes.map(({label}) => label),
      files,
    ),
    files,
    changes,
    problems: await background.check(),
    fingerprint: await fingerprintOf(siteDir, files),
  };
}

/** The repository's default branch, such as `main`, as the remote says now. */
async function defaultBranch(siteDir: string): Promise<string> {
  const head = await git(siteDir, 'ls-remote', '--symref', remote, 'HEAD');
  const branch = /^ref: refs\/heads\/(\S+)\tHEAD/.exec(head.output)?.[1];
  if (branch === undefined) {
    throw new EditError('The repository has no default branch. Ask a developer to set one.');
  }
  return branch;
}

/**
 * Whether the base contains what a branch changes, however it got there: merging the branch would
 * change nothing.
 */
async function isMerged(siteDir: string, base: string): Promise<boolean> {
  const [merged, tree] = await Promise.all([
    tryGit(siteDir, 'merge-tree', '--write-tree', base, 'HEAD'),
    git(siteDir, 'rev-parse', `${base}^{tree}`),
  ]);
  return merged === tree.output;
}

/** Whether a branch was sent before, and has been deleted there since. */
async function isGone(siteDir: string, branch: string): Promise<boolean> {
  const wasPushed = await tryGit(siteDir, 'config', `branch.${branch}.remote`);
  const onRemote = await git(siteDir, 'ls-remote', '--heads', remote, branch);
  return wasPushed !== undefined && onRemote.output === '';
}

/** `edit/2026-11-22-143059-benefits`: a name that no branch has. */
function newBranch(files: readonly string[], now: Date): string {
  const page = posix.parse(files[0] ?? '').name.replace(/[^\w-]+/g, '-');
  const time = now.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  return `${branchFolder}${time}-${page}`;
}

/**
 * Opens the branch to commit to: the one of an open review, or a new one. The working tree stays as
 * it is, unless the last review was merged: then the new branch starts at what is published now.
 *
 * @throws EditError when the last review was closed without merging, or git can't start there
 */
async function openBranch(siteDir: string, files: readonly string[], now: Date): Promise<string> {
  const current = (await tryGit(siteDir, 'branch', '--show-current')) ?? '';
  const main = await defaultBranch(siteDir);
  await git(siteDir, 'fetch', '--quiet', remote, main);
  const base = 'FETCH_HEAD';
  const isOurs = current.startsWith(branchFolder) && current !== main;
  const wasMerged = isOurs && (await isMerged(siteDir, base));
  if (isOurs && !wasMerged) {
    if (await isGone(siteDir, current)) {
      throw new EditError(
        `Your last pull request was closed, and “${main}” doesn’t contain what you changed there. Nothing was sent, and everything is still here, on the branch “${current}”. Ask a developer whether to send it again or to start from “${main}”.`,
      );
    }
    return current;
  }
  const branch = newBranch(files, now);
  const create = ['switch', '--quiet', '--no-track', '--create', branch];
  if (wasMerged && (await tryGit(siteDir, ...create, base)) !== undefined) {
    return branch;
  }
  if (wasMerged) {
    throw new EditError(
      'Your last changes were merged, and others changed the same files since. Nothing was sent. Ask a developer to update this folder with git pull.',
    );
  }
  await git(siteDir, ...create);
  return branch;
}

/**
 * Commits the changed files to a branch of the editor and pushes it. Whatever else was changed or
 * staged stays as it is.
 *
 * @param fingerprint that of the plan that the person confirmed
 * @param now the day in the branch's name
 * @throws EditError for people, which says what has happened by then
 */
export async function sendForReview(
  places: ReviewedPlaces,
  saver: Pick<Saver, 'history' | 'background'>,
  fingerprint: string,
  now = new Date(),
): Promise<EditorAnswers['sendForReview']> {
  const {siteDir} = places;
  const plan = await prepareReview(places, saver);
  const branch = await openBranch(siteDir, plan.files, now);
  if ((await fingerprintOf(siteDir, plan.files)) !== fingerprint) {
    throw new EditError(
      'Something has changed since this list was shown, so nothing was sent. Close this, open it again and look at the new list.',
    );
  }
  const files = plan.files.map((file) => `:(top,literal)${file}`);
  // A new file has to be known before it can be committed by name.
  await git(siteDir, 'add', '--intent-to-add', '--', ...files);
  await git(siteDir, 'commit', '--quiet', '--message', plan.message, '--only', '--', ...files);
  saver.history.clear();
  const push = ['push', '--set-upstream', remote, `HEAD:refs/heads/${branch}`];
  const {messages} = await git(siteDir, ...push).catch((error: unknown) => {
    throw new EditError(
      `Your changes are safe in a commit on the branch “${branch}” of this computer, but couldn’t be sent. Ask a developer to push it. Git says: ${(error as Error).message}`,
    );
  });
  // Hosts such as GitHub and GitLab answer with the address for the pull request.
  const url = /^remote:\s+(https?:\/\/\S+)/m.exec(messages)?.[1];
  return {
    message: `Sent: ${plan.message}, on the branch “${branch}”. Next, create the pull request: a reviewer then looks at it. What you change from now on is a new list.`,
    ...(url !== undefined && {url}),
  };
}
