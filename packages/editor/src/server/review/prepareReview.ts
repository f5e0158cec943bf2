import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {join, posix} from 'node:path';
import {isIgnoredFile, readPages, recordPath} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import {commitAt, git, tryGit} from '@sitekit/review/git';
import type {ReviewPlan} from '../../protocol';
import {EditError} from '../../source-map/targets';
import {addedPicture} from '../pictures';
import type {EditorParts} from '../EditorParts';
import {currentReview, baseOfReview, hasUnsent, openReviews} from './branches';
import {netChanges} from './netChanges';
import type {FileVersions} from './netChanges';
import {messageFor, titleFor} from './proposal';

/** What can be sent: folders and files, from the project's root. */
export type ReviewedPaths = {
  /** The project's root. */
  siteDir: string;
  paths: readonly string[];
};

/** What sending reads of the site, and changes. */
export type Sender = Pick<EditorParts, 'history'> & {
  background: Pick<EditorParts['background'], 'check'>;
  site: {config: EditorParts['site']['config']};
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
async function isUnusedPicture({siteDir, paths}: ReviewedPaths, file: string): Promise<boolean> {
  // With `-e`, whatever follows is what to search for.
  const search = ['grep', '--quiet', '--untracked', '--fixed-strings', `-e${posix.basename(file)}`];
  return addedPicture.test(file) && (await tryGit(siteDir, search, {files: paths})) === undefined;
}

/**
 * The files that differ from a commit, from the project's root. Those that no one wrote aren't among
 * them.
 */
export async function changedFiles(reviewed: ReviewedPaths, commit: string): Promise<string[]> {
  const {siteDir, paths: files} = reviewed;
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
      .map(async (file) => ((await isUnusedPicture(reviewed, file)) ? [] : [file])),
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

/** The pages and records that are the same in a commit. */
function otherContent(
  siteDir: string,
  config: ContentConfig,
  changed: readonly string[],
): FileVersions[] {
  const pages = readPages(siteDir, config).map(({file}) => file.path);
  const records = Object.keys(config.records).map((name) => recordPath(config, name));
  return [...pages, ...records]
    .filter((path) => !changed.includes(path) && existsSync(join(siteDir, path)))
    .map((path) => {
      const text = readFileSync(join(siteDir, path), 'utf8');
      return {path, before: text, after: text};
    });
}

/**
 * The files to commit, whether there is something to send, and a fingerprint that changes with all
 * of it.
 *
 * @throws EditError that says what to do first
 */
export async function findUnsent(reviewed: ReviewedPaths) {
  const {siteDir} = reviewed;
  for (const [args, advice] of needs) {
    if (!(await tryGit(siteDir, args))) {
      throw new EditError(advice);
    }
  }
  const review = await currentReview(siteDir);
  const files = await changedFiles(reviewed, 'HEAD');
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
  reviewed: ReviewedPaths,
  {background, site}: Sender,
): Promise<ReviewPlan> {
  const {siteDir} = reviewed;
  const {review, canSend, fingerprint} = await findUnsent(reviewed);
  const base = await baseOfReview(siteDir, review);
  const [files, reviews, checked] = await Promise.all([
    changedFiles(reviewed, base),
    openReviews(siteDir),
    background.check().then(
      (problems) => ({problems}),
      (error: unknown) => ({problems: [], checkFailure: (error as Error).message}),
    ),
  ]);
  const versions = await Promise.all(files.map((file) => versionsOf(siteDir, base, file)));
  const same = otherContent(siteDir, site.config, files);
  const changes = netChanges(site.config, [...versions, ...same]);
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
