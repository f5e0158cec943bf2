import {cpSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {readyComment} from './comments.ts';
import {previewFolder, reportFolder} from './folders.ts';
import type {PullRequest} from './gitHub.ts';
import {bytesIn} from './publishSite.ts';
import {readArtifact, summaryFile} from './readArtifact.ts';
import type {PreviewFacts} from './readArtifact.ts';
import {updatePagesBranch} from './updatePagesBranch.ts';
import type {PagesRemote} from './updatePagesBranch.ts';
import {RejectedError, addNoindex, isPage} from './validateFolder.ts';

export type PublishPreviewOptions = {
  /** The unpacked artifact: `preview.json`, `build/` and `review/`. None of it is trusted. */
  artifact: string;
  /** `owner/name` */
  repository: string;
  siteUrl: string;
  remote: PagesRemote;
  /** The repository's guide for reviewers, such as `guides/reviewers.md`. */
  guide?: string;
};

/** What is posted once the preview is online. */
export type StoredPreview = {number: number; commit: string; comment: string; previewUrl: string};

/** Which version a published preview shows, and which address of the site it was built for. */
export type PublishedPreview = PreviewFacts & {siteUrl: string};

export const publishedFile = 'preview.json';

/** "GitHub Pages sites may be no larger than 1 GB": the rest is for the site itself. */
const maxPagesBytes = 900_000_000;

function replaceFolder(target: string, source: string): void {
  rmSync(target, {recursive: true, force: true});
  cpSync(source, target, {recursive: true, filter: (path) => path !== join(source, summaryFile)});
  for (const path of readdirSync(target, {recursive: true, encoding: 'utf8'}).filter(isPage)) {
    const file = join(target, path);
    writeFileSync(file, addNoindex(readFileSync(file, 'utf8')));
  }
}

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
  const {facts, summary, build, review} = readArtifact(artifact);
  const {number, commit} = facts;
  if (!candidates.some((each) => each.number === number && each.commit === commit)) {
    throw new RejectedError(`pull request ${number} is not at the commit that was built.`);
  }
  const previewUrl = `${siteUrl}${previewFolder(number)}/`;
  const reportUrl = `${siteUrl}${reportFolder(number)}/`;
  // Before anything is published, so that a summary that can't be shown publishes nothing.
  const comment = readyComment({...facts, repository, guide, previewUrl, reportUrl, summary});
  await updatePagesBranch(remote, `Preview pull request ${number}`, (pages) => {
    replaceFolder(join(pages, previewFolder(number)), build);
    replaceFolder(join(pages, reportFolder(number)), review);
    const published: PublishedPreview = {...facts, siteUrl};
    writeFileSync(
      join(pages, previewFolder(number), publishedFile),
      `${JSON.stringify(published)}\n`,
    );
    if (bytesIn(pages) > maxPagesBytes) {
      throw new RejectedError(
        'all previews together exceed what GitHub Pages can serve. Close pull requests that are no longer needed.',
      );
    }
  });
  return {number, commit, comment, previewUrl};
}
