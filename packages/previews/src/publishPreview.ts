import {cpSync, existsSync, lstatSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {pullRequestNumber} from './pullRequestNumber';
import {previewPlaces} from './addresses';
import type {Place} from './addresses';
import {changePages} from './changePages';
import type {Remote} from './changePages';
import {checkIsFolder, checkPreview, reportLimits, siteLimits} from './checkPreview';
import {comment, commentText} from './comment';
import {previewFolder, pullRequestOf, reportFolder} from './folders';
import type {GitHub} from './gitHub';

export type PreviewRun = {
  /** The unpacked artifact: `pull-request.txt`, `build/` and `review/`. Nothing of it is trusted. */
  artifact: string;
  repository: string;
  /** The commit that GitHub says was built. */
  headSha: string;
  place: Place;
  remote: Remote;
  gitHub: GitHub;
  now: Date;
};

const longestClaim = 20;
const longestSummary = 1_000_000;

/** A small text that a stranger wrote. */
function readText(path: string, longest: number): string | undefined {
  if (!existsSync(path)) {
    return undefined;
  }
  const stats = lstatSync(path);
  if (!stats.isFile() || stats.size > longest) {
    throw new Error(
      `The preview is not published: "${path}" is no text of at most ${longest} bytes.`,
    );
  }
  return readFileSync(path, 'utf8');
}

/** The pull request that the artifact claims to be of; nothing when a run made no preview. */
function claimedNumber(artifact: string): number | undefined {
  const claim = readText(join(artifact, 'pull-request.txt'), longestClaim);
  if (claim === undefined) {
    return undefined;
  }
  const number = pullRequestNumber(claim.trimEnd());
  if (number === undefined) {
    throw new Error('The preview is not published: it does not name its pull request.');
  }
  return number;
}

/** The pull request, when GitHub confirms that the run was about what it is now. */
async function confirm({artifact, gitHub, headSha}: PreviewRun) {
  const number = claimedNumber(artifact);
  if (number === undefined) {
    return {reason: 'This run made no preview.'};
  }
  const request = await gitHub.pullRequest(number);
  if (!request?.isOpen) {
    return {reason: `There is no open pull request ${number}, so nothing is published.`};
  }
  return request.headSha === headSha
    ? {number}
    : {
        reason: `Pull request ${number} is at ${request.headSha} now, and this run was about ${headSha}: nothing is published.`,
      };
}

function replace(folder: string, by: string): void {
  rmSync(folder, {recursive: true, force: true});
  cpSync(by, folder, {recursive: true});
}

/**
 * Removes the previews of pull requests that are closed, also when GitHub told nobody.
 *
 * @returns their folders
 */
async function removeClosed(pages: string, gitHub: GitHub): Promise<string[]> {
  const closed: string[] = [];
  for (const folder of readdirSync(pages)) {
    const number = pullRequestOf(folder);
    if (number !== undefined && !(await gitHub.pullRequest(number))?.isOpen) {
      rmSync(join(pages, folder), {recursive: true});
      closed.push(folder);
    }
  }
  return closed;
}

/** Takes the summary out of the artifact, and looks at the rest of it. */
function takeSummary({build, review}: {build: string; review: string}): string {
  checkIsFolder(review);
  const path = join(review, 'summary.md');
  const summary = readText(path, longestSummary) ?? '';
  rmSync(path, {force: true});
  checkPreview(build, siteLimits);
  checkPreview(review, reportLimits);
  return summary;
}

/** @returns what was done, in words */
async function publish(run: PreviewRun, number: number): Promise<string[]> {
  const {artifact, repository, headSha: commit, gitHub, remote, now: at} = run;
  const folders = {build: join(artifact, 'build'), review: join(artifact, 'review')};
  const summary = takeSummary(folders);
  let closed: string[] = [];
  await changePages(remote, `Preview of pull request ${number}`, async (pages) => {
    closed = await removeClosed(pages, gitHub);
    replace(join(pages, previewFolder(number)), folders.build);
    replace(join(pages, reportFolder(number)), folders.review);
  });
  const {preview, report} = previewPlaces(run.place, number);
  const text = commentText({repository, number, commit, at, preview, report, summary});
  await comment(gitHub, number, text);
  return [`Published ${preview} and ${report}.`, ...closed.map(removed)];
}

const removed = (folder: string): string => `Removed ${folder}, of a closed pull request.`;

/**
 * Publishes what a run for a pull request has built, if it is what the pull request is now, tells so
 * in its comment, and removes the previews of all pull requests that are closed.
 *
 * @returns what was done, in words
 * @throws Error when the artifact has anything in it that it should not have
 */
export async function publishPreview(run: PreviewRun): Promise<string[]> {
  const {number, reason} = await confirm(run);
  if (number !== undefined) {
    return publish(run, number);
  }
  let closed: string[] = [];
  await changePages(run.remote, 'Remove previews of closed pull requests', async (pages) => {
    closed = await removeClosed(pages, run.gitHub);
  });
  return [reason, ...closed.map(removed)];
}
