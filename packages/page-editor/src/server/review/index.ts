import {posix} from 'node:path';
import type {EditorAnswers, ReviewPlan} from '../../protocol';
import {git, tryGit} from './git';

/** What can be sent: folders and files, from the project's root. */
export type ReviewedPlaces = {
  /** The project's root. */
  siteDir: string;
  paths: readonly string[];
};

const remote = 'origin';

/** The files that differ from the last commit, new ones included, from the repository's root. */
async function changedFiles({siteDir, paths}: ReviewedPlaces): Promise<string[]> {
  const {output} = await git(
    siteDir,
    ...['status', '--porcelain=v1', '-z', '--no-renames', '--untracked-files=all', '--'],
    ...paths,
  );
  return output.split('\0').flatMap((entry) => (entry === '' ? [] : [entry.slice(3)]));
}

/** What to do before anything can be sent. */
async function findObstacle({siteDir}: ReviewedPlaces): Promise<string | undefined> {
  if ((await tryGit(siteDir, '--version')) === undefined) {
    return 'Git isn’t installed on this computer. Install it from git-scm.com, then restart the site.';
  }
  if ((await tryGit(siteDir, 'rev-parse', 'HEAD')) === undefined) {
    return 'This folder isn’t a copy of the project’s repository. Ask a developer to clone it for you.';
  }
  if ((await tryGit(siteDir, 'remote', 'get-url', remote)) === undefined) {
    return `The repository has no remote named “${remote}” to send changes to. Ask a developer to add it.`;
  }
  if (!(await tryGit(siteDir, 'config', 'user.email'))) {
    return 'Git doesn’t know who you are. Run: git config --global user.email "you@example.com"';
  }
  return undefined;
}

/** The branch that is open, if it was made for an earlier review. */
async function openBranch(siteDir: string): Promise<string | undefined> {
  const branch = await tryGit(siteDir, 'branch', '--show-current');
  return branch?.startsWith(branchFolder) ? branch : undefined;
}

const branchFolder = 'edit/';

/** `edit/2026-11-22-benefits-and-2-more`, with a number if there is such a branch. */
async function freeBranch(siteDir: string, files: readonly string[], now: Date): Promise<string> {
  const [first = ''] = files;
  const others = files.length > 1 ? `-and-${files.length - 1}-more` : '';
  const page = posix.parse(first).name.replace(/[^\w-]+/g, '-');
  const name = `${branchFolder}${now.toISOString().slice(0, 10)}-${page}${others}`;
  for (let number = 1; ; number += 1) {
    const branch = number === 1 ? name : `${name}-${number}`;
    if ((await tryGit(siteDir, 'rev-parse', '--verify', `refs/heads/${branch}`)) === undefined) {
      return branch;
    }
  }
}

/**
 * What would be sent, or what to do first. Changes nothing.
 *
 * @param now the day in the branch's name
 */
export async function prepareReview(places: ReviewedPlaces, now = new Date()): Promise<ReviewPlan> {
  const reason = await findObstacle(places);
  if (reason !== undefined) {
    return {isPossible: false, reason};
  }
  const {siteDir} = places;
  const files = await changedFiles(places);
  if (files.length === 0) {
    return {isPossible: false, reason: 'There is nothing to send: no file has changed.'};
  }
  const names = files.map((file) => posix.basename(file));
  return {
    isPossible: true,
    branch: (await openBranch(siteDir)) ?? (await freeBranch(siteDir, files, now)),
    message: `Edit ${new Intl.ListFormat('en').format(names)}`,
    files,
  };
}

/** The address for the pull request, which hosts such as GitHub and GitLab answer to a push. */
const reviewAddress = (messages: string): string | undefined =>
  /^remote:\s+(https?:\/\/\S+)/m.exec(messages)?.[1];

/**
 * Commits the changed files to a branch and pushes it. The working tree stays as it is, and so does
 * whatever else was changed or staged.
 *
 * @param message the message of the commit
 * @throws Error for people, which says what has happened by then
 */
export async function sendForReview(
  places: ReviewedPlaces,
  branch: string,
  message: string,
): Promise<EditorAnswers['sendForReview']> {
  const {siteDir} = places;
  const plan = await prepareReview(places);
  if (!plan.isPossible) {
    throw new Error(plan.reason);
  }
  if (message.trim() === '') {
    throw new Error('Write a message that says what you changed.');
  }
  if ((await tryGit(siteDir, 'check-ref-format', '--branch', branch)) === undefined) {
    throw new Error(`“${branch}” can’t be the name of a branch. Use letters, digits and hyphens.`);
  }
  if ((await tryGit(siteDir, 'branch', '--show-current')) !== branch) {
    await git(siteDir, 'switch', '--create', branch);
  }
  const files = plan.files.map((file) => `:(top,literal)${file}`);
  // A new file has to be known before it can be committed by name.
  await git(siteDir, 'add', '--intent-to-add', '--', ...files);
  await git(siteDir, 'commit', '--message', message, '--only', '--', ...files);
  const {messages} = await git(siteDir, 'push', '--set-upstream', remote, branch).catch(
    (error: unknown) => {
      throw new Error(
        `Your changes are safe in a commit on the branch “${branch}” of this computer, but couldn’t be sent: ${(error as Error).message}`,
      );
    },
  );
  const url = reviewAddress(messages);
  return {message: `Sent on the branch “${branch}”.`, ...(url !== undefined && {url})};
}
