import {cpSync, lstatSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {readNumber, validatePreview} from './artifact';
import {readyComment} from './comment';
import type {OnlineVersion} from './comment';
import {previewFolder, previewUrls, reportFolder} from './folders';
import type {PullRequest} from './gitHubTypes';
import {updatePagesBranch} from './updatePagesBranch';
import type {PagesRemote} from './updatePagesBranch';
import {RejectedError, summaryFile} from './validateFolder';

export type PublishPreviewOptions = {
  /** The unpacked artifact: `pull-request.txt`, `build/` and `review/`. None of it is trusted. */
  artifact: string;
  /** `owner/name` */
  repository: string;
  siteUrl: string;
  remote: PagesRemote;
  /** The repository's guide for reviewers, such as `guides/reviewers.md`. */
  guide?: string;
};

/** What is posted once the preview is online. */
export type StoredPreview = Pick<OnlineVersion, 'number' | 'commit' | 'previewUrl'> & {
  comment: string;
};

/** Which address of the site a preview was built for. Its name keeps it out of deployments. */
export const addressFile = '.built-for';

/** "GitHub Pages sites may be no larger than 1 GB": the rest is for the site itself. */
const maxPagesBytes = 900_000_000;

/** Only this label, which contributors from forks can't set, publishes a fork's preview. */
export const forkLabel = 'preview';

/** Whether the preview of a pull request belongs online. */
export const isWanted = (pullRequest: PullRequest | undefined): boolean =>
  pullRequest !== undefined &&
  pullRequest.isOpen &&
  (!pullRequest.isFork || pullRequest.labels.includes(forkLabel));

function replaceFolder(target: string, source: string): void {
  rmSync(target, {recursive: true, force: true});
  cpSync(source, target, {recursive: true, filter: (path) => path !== join(source, summaryFile)});
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/.git'))
    .reduce((sum, {parentPath, name}) => sum + lstatSync(join(parentPath, name)).size, 0);

/**
 * Validates and stores the preview of a pull request. The next deployment puts it online.
 *
 * @param candidates the pull requests that are at the commit that was built, according to GitHub
 * @returns what to post once it is online
 * @throws RejectedError when the artifact contains anything that isn't allowed
 */
export async function publishPreview(
  {artifact, repository, siteUrl, remote, guide}: PublishPreviewOptions,
  candidates: readonly PullRequest[],
): Promise<StoredPreview> {
  const claimed = readNumber(artifact);
  const pullRequest = candidates.find(({number}) => number === claimed);
  if (!pullRequest) {
    throw new RejectedError(`pull request ${claimed} is not at the commit that was built.`);
  }
  const {number, headSha: commit} = pullRequest;
  const folders = {build: join(artifact, 'build'), review: join(artifact, 'review')};
  const preview = validatePreview(folders.build, folders.review, commit);
  const urls = previewUrls(siteUrl, number);
  // Before anything is published, so that a summary that can't be shown publishes nothing.
  const comment = readyComment({repository, number, commit, guide, ...urls, ...preview});
  await updatePagesBranch(remote, `Preview pull request ${number}`, (pages) => {
    replaceFolder(join(pages, previewFolder(number)), folders.build);
    replaceFolder(join(pages, reportFolder(number)), folders.review);
    writeFileSync(join(pages, previewFolder(number), addressFile), siteUrl);
    if (sizeOf(pages) > maxPagesBytes) {
      throw new RejectedError(
        'all previews together exceed what GitHub Pages can serve. Close pull requests that are no longer needed.',
      );
    }
  });
  return {number, commit, comment, previewUrl: urls.previewUrl};
}
