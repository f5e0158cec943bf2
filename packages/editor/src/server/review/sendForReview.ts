import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import {join, posix} from 'node:path';
import {isIgnoredFile} from '@sitekit/content-check';
import {commitAt, git, tryGit} from '@sitekit/review/git';
import type {EditorAnswers, RequestFor, ReviewPlan, Saved} from '../../protocol';
import {EditError} from '../../source-map/targets';
import {addedPicture} from '../pictures';
import type {Saver} from '../saveChanges';
import {refuseUnwritable} from '../unwritable';
import {
  currentReview,
  findBase,
  hasUnsent,
  openReview,
  openReviews,
  pushReview,
  switchTo,
  tryAgainAfter,
} from './branches';
import {netChanges} from './netChanges';
import type {FileVersions} from './netChanges';
import {messageFor, titleFor} from './proposal';

/** What can be sent: folders and files, from the project's root. */
export type ReviewedPlaces = {
  /** The project's root. */
  siteDir: string;
  paths: readonly string[];
};

/** What sending reads of the site, and changes. */
export type Sender = Pick<Saver, 'history' | 'background'> & {
  site: {config: Saver['site']['config']};
};

const whoAreYou =
  'Git doesn’t know who you are. Run these two commands once, with your own name and address: git config --global user.name "Your Name" and git config --global user.email "you@example.com"';

/** What git has to answer before anything can be sent, and what to do if it can't. */
const needs = [
  [
    ['rev-parse', 'HEAD'],
    'This folder isn’t a copy of the project’s repository, or git isn’t installed on this computer. Ask a developer to set it up.',
  ],
  [
    ['merge-tree', '--write-tree', 'HEAD', 'HEAD'],
    'The git on this computer is too old. Install version 2.38 or newer, from git-scm.com.',
  ],
  [['config', 'user.name'], whoAreYou],
  [['config', 'user.email'], whoAreYou],
] as const;

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
async function changedFiles(places: ReviewedPlaces, commit: string): Promise<string[]> {
  const {siteDir, paths: files} = places;
  const diff = ['diff', '--name-only', '--no-renames', '--relative', '-z'];
  const untracked = ['ls-files', '--others', '--exclude-standard', '-z'];
  const [changed, added] = await Promise.all([
    git(siteDir, diff, {names: [commit], files}),
    git(siteDir, untracked, {files}),
  ]);
  const isWritten = (file: string) => file !== '' && !isIgnoredFile(file);
  const created = await Promise.all(
    added.output
      .split('\0')
      .filter(isWritten)
      .map(async (file) => ((await isUnusedPicture(places, file)) ? [] : [file])),
  );
  return [...changed.output.split('\0').filter(isWritten), ...created.flat()].sort();
}

/** What a file said in a commit, and says now. */
async function versionsOf(siteDir: string, commit: string, path: string): Promise<FileVersions> {
  const before = await tryGit(siteDir, ['show'], {names: [`${commit}:./${path}`]});
  const file = join(siteDir, path);
  const isThere = statSync(file, {throwIfNoEntry: false})?.isFile();
  return {path, before, after: isThere ? readFileSync(file, 'utf8') : undefined};
}

/**
 * The files to commit, whether there is something to send, and a fingerprint that changes with all
 * of it.
 *
 * @throws EditError that says what to do first
 */
async function findUnsent(places: ReviewedPlaces) {
  const {siteDir} = places;
  for (const [args, advice] of needs) {
    if (!(await tryGit(siteDir, args))) {
      throw new EditError(advice);
    }
  }
  const review = await currentReview(siteDir);
  const files = await changedFiles(places, 'HEAD');
  const canSend = files.length > 0 || (review !== undefined && (await hasUnsent(siteDir)));
  const stamps = files.map((file) => {
    const {mtimeMs, size} = statSync(join(siteDir, file), {throwIfNoEntry: false}) ?? {};
    return [file, mtimeMs, size];
  });
  const state = JSON.stringify([await commitAt(siteDir, 'HEAD'), stamps]);
  const fingerprint = createHash('sha256').update(state).digest('hex');
  return {review, files, canSend, fingerprint};
}

/**
 * What would be sent, with the problems in it. Changes nothing.
 *
 * @throws EditError that says what to do first
 */
export async function prepareReview(
  places: ReviewedPlaces,
  {background, site}: Sender,
): Promise<ReviewPlan> {
  const {siteDir} = places;
  const {review, canSend, fingerprint} = await findUnsent(places);
  const base = await findBase(siteDir, review);
  const [files, reviews, checked] = await Promise.all([
    changedFiles(places, base),
    openReviews(siteDir),
    background.check().then(
      (problems) => ({problems}),
      (error: unknown) => ({problems: [], checkFailure: (error as Error).message}),
    ),
  ]);
  const versions = await Promise.all(files.map((file) => versionsOf(siteDir, base, file)));
  const changes = netChanges(site.config, versions);
  return {
    changes,
    canSend,
    title: titleFor(changes),
    message: messageFor(changes),
    reviews,
    ...(review?.from && {from: review.from}),
    ...checked,
    fingerprint,
  };
}

/** The form of a host in which a person creates the pull request, and what the host calls that. */
type RequestForm = {url: string; creates: 'pull request' | 'merge request'};

/** The addresses of GitHub's, Bitbucket's and GitLab's forms; that of Gitea and Forgejo compares branches. */
const requestFormUrl =
  /^remote:\s+(https?:\/\/\S+\/(?:(?:pull|pull-requests|merge_requests)\/new\b|compare\/)\S*)/m;

/** Finds the form in what a host answers to a push. */
export function requestFormIn(answer: string): RequestForm | undefined {
  const url = requestFormUrl.exec(answer)?.[1];
  return url === undefined
    ? undefined
    : {url, creates: url.includes('/merge_requests/') ? 'merge request' : 'pull request'};
}

/** The message of a commit: what the person called it, and what they wrote about it. */
function commitMessage({title, message}: {title: string; message: string}): string {
  refuseUnwritable('Title', title);
  refuseUnwritable('Message', message);
  const subject = title.replace(/\s+/g, ' ').trim();
  if (subject === '') {
    throw new EditError('Write a title first, so that reviewers know what this is about.');
  }
  return `${subject}\n\n${message.trim()}`.trim();
}

/** @throws EditError when git or a hook refuses */
async function commit(siteDir: string, files: readonly string[], input: string): Promise<void> {
  if (files.length === 0) {
    return;
  }
  try {
    // A new file has to be known before it can be committed by name.
    await git(siteDir, ['add', '--intent-to-add'], {files});
    const command = ['commit', '--quiet', '--file=-', '--cleanup=whitespace', '--only'];
    await git(siteDir, command, {files, input});
  } catch (error) {
    throw new EditError(
      `Nothing was sent: your changes couldn’t be committed. They’re still here. ${(error as Error).message}`,
    );
  }
}

/**
 * Commits the changed files to a branch of the editor and pushes it, with what wasn't sent before.
 * Whatever else was changed or staged stays as it is.
 *
 * @param asked what the person wrote, and the fingerprint of the plan that they confirmed
 * @param now the time in the branch's name
 * @throws EditError for people, which says what has happened by then
 */
export async function sendForReview(
  places: ReviewedPlaces,
  asked: Omit<RequestFor<'sendForReview'>, 'action'>,
  now = new Date(),
): Promise<EditorAnswers['sendForReview']> {
  const {siteDir} = places;
  const input = commitMessage(asked);
  const {files, canSend, fingerprint} = await findUnsent(places);
  if (!canSend) {
    throw new EditError('There is nothing new to send.');
  }
  if (fingerprint !== asked.fingerprint) {
    throw new EditError(
      'Something has changed since this list was shown, so nothing was sent. Look at the new list.',
    );
  }
  const review = await openReview(siteDir, files[0] ?? '', now);
  await commit(siteDir, files, input);
  const answer = await pushReview(siteDir, review).catch((error: unknown) => {
    throw new EditError(
      `Your changes are safe in a commit on the branch “${review.branch}” of this computer, but couldn’t be sent. ${tryAgainAfter(error)}`,
    );
  });
  const form = requestFormIn(answer);
  const next = form
    ? `Next, create the ${form.creates}: a reviewer then looks at it.`
    : 'Tell your reviewers its name, unless they know it already.';
  return {
    message: `Sent to the branch “${review.branch}”. ${next}`,
    ...(form && {link: {label: `Create the ${form.creates}`, url: form.url}}),
    ...(review.from !== '' && {from: review.from}),
  };
}

/** Checks out a branch, which the history knows nothing of. */
async function leaveFor(
  places: ReviewedPlaces,
  {history}: Pick<Sender, 'history'>,
  branch: string,
): Promise<void> {
  const {siteDir} = places;
  const isUnsent = (await currentReview(siteDir)) !== undefined && (await hasUnsent(siteDir));
  if (isUnsent || (await changedFiles(places, 'HEAD')).length > 0) {
    throw new EditError('Send what you changed first, or undo it. Otherwise, it would get lost.');
  }
  await switchTo(siteDir, branch);
  history.clear();
}

/**
 * Goes back to the branch that the person came from, which shows the pages as they were there.
 *
 * @returns what it did, for the author
 * @throws EditError while something isn't sent
 */
export async function goBack(
  places: ReviewedPlaces,
  sender: Pick<Sender, 'history'>,
): Promise<Saved> {
  const review = await currentReview(places.siteDir);
  if (!review) {
    throw new EditError('You are there already.');
  }
  await leaveFor(places, sender, review.from);
  return {
    message: `You’re back on “${review.from}”, which doesn’t have the changes that you sent.`,
  };
}

/**
 * Goes to an open review, whose pages show what was sent.
 *
 * @returns what it did, for the author
 * @throws EditError while something isn't sent, or when there's no such review
 */
export async function resumeReview(
  places: ReviewedPlaces,
  sender: Pick<Sender, 'history'>,
  branch: string,
): Promise<Saved> {
  const review = (await openReviews(places.siteDir)).find((open) => open.branch === branch);
  if (!review) {
    throw new EditError('This review isn’t open anymore.');
  }
  await leaveFor(places, sender, branch);
  return {
    message: `The pages show your review “${review.title}” again. What you change is sent with it.`,
  };
}
