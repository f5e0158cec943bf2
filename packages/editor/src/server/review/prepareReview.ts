import {createHash} from 'node:crypto';
import {statSync} from 'node:fs';
import {join} from 'node:path';
import {commitAt, tryGit} from '@sitekit/review/git';
import type {ReviewPlan} from '../../protocol';
import {EditError} from '../../source-map/targets';
import type {Saver} from '../saveChanges';
import {currentReview, findBase, hasUnsent, openReviews} from './branches';
import {changedFiles, versionsOf} from './changedFiles';
import type {ReviewedPlaces} from './changedFiles';
import {netChanges} from './netChanges';
import {messageFor, titleFor} from './proposal';

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

/** Changes with the last commit and each file that would be sent. */
export async function fingerprintOf(siteDir: string, files: readonly string[]): Promise<string> {
  const stamps = files.map((file) => {
    const {mtimeMs, size} = statSync(join(siteDir, file), {throwIfNoEntry: false}) ?? {};
    return [file, mtimeMs, size];
  });
  const state = JSON.stringify([await commitAt(siteDir, 'HEAD'), stamps]);
  return createHash('sha256').update(state).digest('hex');
}

/**
 * The files to commit, and whether there is something to send.
 *
 * @throws EditError that says what to do first
 */
export async function findUnsent(places: ReviewedPlaces) {
  const {siteDir} = places;
  for (const [args, advice] of needs) {
    if (!(await tryGit(siteDir, args))) {
      throw new EditError(advice);
    }
  }
  const review = await currentReview(siteDir);
  const files = await changedFiles(places, 'HEAD');
  const isUnsent = review !== undefined && (await hasUnsent(siteDir, review));
  return {review, files, canSend: files.length > 0 || isUnsent};
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
  const {review, files, canSend} = await findUnsent(places);
  const base = await findBase(siteDir, review);
  const [all, reviews, checked] = await Promise.all([
    changedFiles(places, base),
    openReviews(siteDir),
    background.check().then(
      (problems) => ({problems}),
      (error: unknown) => ({problems: [], checkFailure: (error as Error).message}),
    ),
  ]);
  const versions = await Promise.all(all.map((file) => versionsOf(siteDir, base, file)));
  const changes = netChanges(site.config, versions);
  return {
    changes,
    canSend,
    title: titleFor(changes),
    message: messageFor(changes),
    reviews,
    ...(review?.from && {from: review.from}),
    ...checked,
    fingerprint: await fingerprintOf(siteDir, files),
  };
}
