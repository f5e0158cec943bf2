import {cpSync, existsSync, lstatSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {basename, join} from 'node:path';
import {commentBody, postComment} from './comment';
import {previewFolder, pullRequestOf, reportFolder} from './folders';
import type {GitHubClient} from './GitHubClient';
import {previewUrls} from './pagesLocation';
import type {PagesLocation} from './pagesLocation';
import {parsePullRequestNumber} from './parsePullRequestNumber';
import {updatePagesBranch} from './updatePagesBranch';
import type {PagesRemote} from './updatePagesBranch';
import {checkIsFolder, reportLimits, siteLimits, validateFolder} from './validateFolder';

export type PublishPreviewOptions = {
  /** The unpacked artifact: `pull-request.txt`, `build/` and `review/`. None of it is trusted. */
  artifact: string;
  /** `owner/name` */
  repository: string;
  /** The commit that was built, according to GitHub. */
  headSha: string;
  location: PagesLocation;
  remote: PagesRemote;
  gitHub: GitHubClient;
  /** The repository's guide for reviewers, such as `guides/reviewers.md`. */
  guide?: string;
  now: Date;
};

const maxNumberBytes = 20;
const maxSummaryBytes = 1_000_000;

/** Reads an untrusted text file. Returns undefined when it doesn't exist. */
function readText(path: string, maxBytes: number): string | undefined {
  if (!existsSync(path)) {
    return undefined;
  }
  const stats = lstatSync(path);
  if (!stats.isFile() || stats.size > maxBytes) {
    throw new Error(
      `The preview can't be published: "${basename(path)}" must be a text file of at most ${maxBytes} bytes.`,
    );
  }
  return readFileSync(path, 'utf8');
}

/** The number that the artifact claims. Returns undefined when the run didn't build a preview. */
function readNumber(artifact: string): number | undefined {
  const text = readText(join(artifact, 'pull-request.txt'), maxNumberBytes);
  if (text === undefined) {
    return undefined;
  }
  const number = parsePullRequestNumber(text.trimEnd());
  if (number === undefined) {
    throw new Error(
      "The preview can't be published: pull-request.txt doesn't contain the number of a pull request.",
    );
  }
  return number;
}

/** The pull request's number, if GitHub confirms that it is open and at the commit of the run. */
async function confirmNumber({artifact, gitHub, headSha}: PublishPreviewOptions) {
  const number = readNumber(artifact);
  if (number === undefined) {
    return {reason: "This run didn't build a preview."};
  }
  const pullRequest = await gitHub.pullRequest(number);
  if (!pullRequest?.isOpen) {
    return {reason: `Pull request ${number} is closed or doesn't exist. Nothing was published.`};
  }
  return pullRequest.headSha === headSha
    ? {number}
    : {
        reason: `Pull request ${number} is now at ${pullRequest.headSha}, but this run built ${headSha}. Nothing was published.`,
      };
}

function replaceFolder(target: string, source: string): void {
  rmSync(target, {recursive: true, force: true});
  cpSync(source, target, {recursive: true});
}

/**
 * Removes the previews of all closed pull requests, including those whose run failed.
 *
 * @returns the names of the removed folders
 */
async function removeClosed(pages: string, gitHub: GitHubClient): Promise<string[]> {
  const removed: string[] = [];
  for (const folder of readdirSync(pages)) {
    const number = pullRequestOf(folder);
    if (number !== undefined && !(await gitHub.pullRequest(number))?.isOpen) {
      rmSync(join(pages, folder), {recursive: true});
      removed.push(folder);
    }
  }
  return removed;
}

/** Takes the summary out of the artifact and validates the remaining files. */
function takeSummary({build, review}: {build: string; review: string}): string {
  checkIsFolder(review);
  const path = join(review, 'summary.md');
  const summary = readText(path, maxSummaryBytes) ?? '';
  rmSync(path, {force: true});
  validateFolder(build, siteLimits);
  validateFolder(review, reportLimits);
  return summary;
}

const removedMessage = (folder: string): string => `Removed ${folder}: its pull request is closed.`;

async function publish(options: PublishPreviewOptions, number: number): Promise<string[]> {
  const {artifact, repository, headSha, location, gitHub, remote, guide, now} = options;
  const folders = {build: join(artifact, 'build'), review: join(artifact, 'review')};
  const summary = takeSummary(folders);
  let removed: string[] = [];
  await updatePagesBranch(remote, `Preview pull request ${number}`, async (pages) => {
    removed = await removeClosed(pages, gitHub);
    replaceFolder(join(pages, previewFolder(number)), folders.build);
    replaceFolder(join(pages, reportFolder(number)), folders.review);
  });
  const {previewUrl, reportUrl} = previewUrls(location, number);
  const body = commentBody({
    ...{repository, number, previewUrl, reportUrl, guide, summary},
    commit: headSha,
    publishedAt: now,
  });
  await postComment(gitHub, number, body);
  return [`Published ${previewUrl} and ${reportUrl}.`, ...removed.map(removedMessage)];
}

/**
 * Publishes the preview of a pull request if it is of its latest commit, posts the comment, and
 * removes the previews of closed pull requests.
 *
 * @returns what was done, as messages
 * @throws Error when the artifact contains anything that isn't allowed
 */
export async function publishPreview(options: PublishPreviewOptions): Promise<string[]> {
  const {number, reason} = await confirmNumber(options);
  if (number !== undefined) {
    return publish(options, number);
  }
  let removed: string[] = [];
  await updatePagesBranch(options.remote, 'Remove closed previews', async (pages) => {
    removed = await removeClosed(pages, options.gitHub);
  });
  return [reason, ...removed.map(removedMessage)];
}
