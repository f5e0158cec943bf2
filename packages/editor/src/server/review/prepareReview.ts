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

/** What would be sent, and the files to commit for it. */
export async function planReview(
  places: ReviewedPlaces,
  {background, site}: Sender,
): Promise<{plan: ReviewPlan; files: string[]}> {
  const {siteDir} = places;
  for (const [args, advice] of needs) {
    if (!(await tryGit(siteDir, args))) {
      throw new EditError(advice);
    }
  }
  const review = await currentReview(siteDir);
  const base = await findBase(siteDir, review);
  const [files, all, reviews, problems] = await Promise.all([
    changedFiles(places, 'HEAD'),
    changedFiles(places, base),
    openReviews(siteDir),
    background.check(),
  ]);
  const versions = await Promise.all(all.map((file) => versionsOf(siteDir, base, file)));
  const changes = netChanges(site.config, versions);
  const isUnsent = review !== undefined && (await hasUnsent(siteDir, review));
  return {
    files,
    plan: {
      changes,
      canSend: files.length > 0 || isUnsent,
      title: titleFor(changes),
      message: messageFor(changes),
      reviews,
      ...(review?.from && {from: review.from}),
      problems,
      fingerprint: await fingerprintOf(siteDir, files),
    },
  };
}

/**
 * What would be sent, with the problems in it. Changes nothing.
 *
 * @throws Error that says what to do first, or that the check fails
 */
export const prepareReview = async (places: ReviewedPlaces, sender: Sender): Promise<ReviewPlan> =>
  (await planReview(places, sender)).plan;
