import {readFileSync, statSync} from 'node:fs';
import {join, posix} from 'node:path';
import {counted, pageFile} from '@sitekit/content-check';
import type {Diagnostic} from '@sitekit/content-check';
import {EditError, samplesIn} from '@sitekit/content-edit';
import type {MadeChange} from '@sitekit/content-edit';
import type {EditorAnswers, ReviewPlan, Saved} from '../protocol';
import {git, tryAgainAfter, tryGit} from './git';
import {currentBranch, hasUnsent, leaveBranch, openBranch, pushBranch} from './reviewBranch';
import {addedPicture} from './pictures';
import type {Saver} from './saveChanges';

/** What can be sent: folders and files, from the project's root. */
export type ReviewedPlaces = {
  /** The project's root. */
  siteDir: string;
  paths: readonly string[];
};

/** What sending reads of the site, and changes. */
type Sender = Pick<Saver, 'history' | 'background'> & {
  site: Pick<Saver['site'], 'readIfPossible'>;
};

type ChangedFile = {path: string; isNew: boolean};

/** Whether a picture was added that no text uses, because a dialog was cancelled or it was undone. */
async function isUnusedPicture(
  {siteDir, paths}: ReviewedPlaces,
  {path, isNew}: ChangedFile,
): Promise<boolean> {
  const search = ['grep', '--quiet', '--untracked', '--fixed-strings', posix.basename(path), '--'];
  return (
    isNew && addedPicture.test(path) && (await tryGit(siteDir, ...search, ...paths)) === undefined
  );
}

/** The files that differ from the last commit, from the project's root. */
async function changedFiles(places: ReviewedPlaces): Promise<ChangedFile[]> {
  const {siteDir, paths} = places;
  const [{output}, {output: prefix}] = await Promise.all([
    git(
      siteDir,
      ...['status', '--porcelain=v1', '-z', '--no-renames', '--untracked-files=all', '--'],
      ...paths,
    ),
    git(siteDir, 'rev-parse', '--show-prefix'),
  ]);
  const changed = output
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => ({
      path: entry.slice('XY '.length + prefix.length),
      isNew: /^(?:\?\?|.?A)/.test(entry),
    }));
  const isUnused = await Promise.all(changed.map((file) => isUnusedPicture(places, file)));
  return changed.filter((_, index) => !isUnused[index]);
}

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

/** Changes with each file that would be sent. */
const fingerprintOf = (siteDir: string, files: readonly string[]): string =>
  JSON.stringify(
    files.map((file) => [
      file,
      statSync(join(siteDir, file), {throwIfNoEntry: false})?.mtimeMs ?? null,
    ]),
  );

/** The title of a page, the name of a record, or that of another file. */
function titleOf(site: Sender['site'], file: string): string {
  const isContent = pageFile.test(file) || file.endsWith('.yaml');
  return (isContent && site.readIfPossible(file)?.outline.label) || posix.basename(file);
}

/** "Changed Benefits, Comparison, and the new page Pricing" */
function summarize(
  changes: readonly MadeChange[],
  files: readonly ChangedFile[],
  titleOf: (file: string) => string,
): string {
  // A picture goes with a text.
  const texts = files.filter(({path}) => !addedPicture.test(path));
  const named = (texts.length > 0 ? texts : files).map(({path, isNew}) =>
    isNew && pageFile.test(path) ? `the new page ${titleOf(path)}` : titleOf(path),
  );
  const [change] = changes;
  return change && changes.length === 1 && change.files[0] === texts[0]?.path && texts.length === 1
    ? change.label.replace(/\.$/, '')
    : `Changed ${new Intl.ListFormat('en').format(named)}`;
}

/** What to ask before files are sent that aren't finished, or that the check has advice about. */
function questionAbout(
  siteDir: string,
  files: readonly string[],
  problems: readonly Diagnostic[],
): string | undefined {
  const samples = files
    .filter((file) => /\.(?:mdx?|ya?ml)$/.test(file))
    .map((file) => join(siteDir, file))
    .filter((path) => statSync(path, {throwIfNoEntry: false}))
    .flatMap((path) => samplesIn(readFileSync(path, 'utf8')));
  const advice = problems
    .filter(({severity, file}) => severity === 'warning' && files.includes(file))
    .map(({message}) => message.replace(/\.$/, ''));
  const open = [
    samples.length > 0 && counted(samples.length, 'placeholder'),
    advice.length > 0 && counted(advice.length, 'warning'),
  ].filter((part) => part !== false);
  const [first] = [...samples, ...advice];
  return first === undefined
    ? undefined
    : `Still open: ${open.join(' and ')}, such as ${first}. Do you want to send it like this?`;
}

/**
 * What would be sent, with the problems in it; no files if nothing has changed. Changes nothing.
 *
 * @throws Error that says what to do first, or that the check fails
 */
export async function prepareReview(
  places: ReviewedPlaces,
  {history, background, site}: Sender,
): Promise<ReviewPlan> {
  const {siteDir} = places;
  for (const [args, advice] of needs) {
    if (!(await tryGit(siteDir, ...args))) {
      throw new EditError(advice);
    }
  }
  const changed = await changedFiles(places);
  const files = changed.map(({path}) => path);
  const branch = await currentBranch(siteDir);
  const changes = history
    .describe()
    .changes.filter((change) => change.files.some((file) => files.includes(file)));
  const problems = await background.check();
  const question = questionAbout(siteDir, files, problems);
  const isUnsent = branch !== undefined && (await hasUnsent(siteDir, branch));
  return {
    message:
      files.length > 0
        ? summarize(changes, changed, (file) => titleOf(site, file))
        : (await git(siteDir, 'log', '-1', '--format=%s')).output,
    ...{files, changes, isUnsent},
    ...(question !== undefined && {question}),
    ...(branch?.note.from && {from: branch.note.from}),
    problems,
    fingerprint: fingerprintOf(siteDir, files),
  };
}

/** The form of a host in which a person creates the pull request, and what the host calls that. */
type RequestForm = {url: string; creates: 'pull request' | 'merge request'};

/** The addresses of GitHub's, Bitbucket's and GitLab's forms; that of Gitea and Forgejo compares branches. */
const requestFormUrl =
  /^remote:\s+(https?:\/\/\S+\/(?:(?:pull|pull-requests|merge_requests)\/new\b|compare\/)\S*)/m;

/** Finds the form in what a host answers to a push. */
function requestFormIn(answer: string): RequestForm | undefined {
  const url = requestFormUrl.exec(answer)?.[1];
  return url === undefined
    ? undefined
    : {url, creates: url.includes('/merge_requests/') ? 'merge request' : 'pull request'};
}

/**
 * Commits the changed files to a branch of the editor and pushes it, with what wasn't sent before.
 * Whatever else was changed or staged stays as it is.
 *
 * @param fingerprint that of the plan that the person confirmed
 * @param now the time in the branch's name
 * @throws EditError for people, which says what has happened by then
 */
export async function sendForReview(
  places: ReviewedPlaces,
  sender: Sender,
  fingerprint: string,
  now = new Date(),
): Promise<EditorAnswers['sendForReview']> {
  const {siteDir} = places;
  const plan = await prepareReview(places, sender);
  if (plan.files.length === 0 && !plan.isUnsent) {
    throw new EditError('There is nothing to send: no file has changed.');
  }
  const branch = await openBranch(siteDir, plan.files, now);
  if (fingerprintOf(siteDir, plan.files) !== fingerprint) {
    throw new EditError(
      'Something has changed since this list was shown, so nothing was sent. Close this, open it again and look at the new list.',
    );
  }
  if (plan.files.length > 0) {
    const files = plan.files.map((file) => `:(literal)${file}`);
    // A new file has to be known before it can be committed by name.
    await git(siteDir, 'add', '--intent-to-add', '--', ...files);
    await git(siteDir, 'commit', '--quiet', '--message', plan.message, '--only', '--', ...files);
    sender.history.clear();
  }
  const answer = await pushBranch(siteDir, branch, plan.message).catch((error: unknown) => {
    throw new EditError(
      `Your changes are safe in a commit on the branch “${branch.name}” of this computer, but couldn’t be sent. ${tryAgainAfter(error)}`,
    );
  });
  const form = requestFormIn(answer);
  const next = form
    ? `Next, create the ${form.creates}: a reviewer then looks at it.`
    : 'Tell your reviewers its name, unless they know it already.';
  const {from} = branch.note;
  return {
    message: `Sent to the branch “${branch.name}”. ${next} What you change from now on is a new list.`,
    ...(form && {link: {label: `Create the ${form.creates}`, url: form.url}}),
    ...(from !== '' && {from}),
  };
}

/**
 * Goes back to the branch that the person came from, which shows the pages as they were there.
 *
 * @returns what it did, for the author
 * @throws EditError while something isn't sent
 */
export async function goBack(
  places: ReviewedPlaces,
  {history}: Pick<Saver, 'history'>,
): Promise<Saved> {
  const {siteDir} = places;
  const branch = await currentBranch(siteDir);
  if (!branch) {
    throw new EditError('You are there already.');
  }
  if ((await changedFiles(places)).length > 0 || (await hasUnsent(siteDir, branch))) {
    throw new EditError('Send what you changed first, or undo it: it belongs to this review.');
  }
  await leaveBranch(siteDir, branch);
  history.clear();
  return {
    message: `You’re back on “${branch.note.from}”, which doesn’t have the changes that you sent.`,
  };
}
