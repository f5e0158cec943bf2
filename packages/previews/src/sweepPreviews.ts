import {existsSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {removedComment} from './comments.ts';
import {previewFolder, pullRequestOf} from './folders.ts';
import {forkLabel, isWanted} from './gitHub.ts';
import type {GitHub} from './gitHub.ts';
import {publishedFile} from './publishPreview.ts';
import type {PublishedPreview} from './publishPreview.ts';
import {updatePagesBranch} from './updatePagesBranch.ts';
import type {PagesRemote} from './updatePagesBranch.ts';

/** Why a preview goes offline; undefined when it stays. */
async function reasonToRemove(
  pages: string,
  number: number,
  gitHub: GitHub,
  siteUrl: string,
): Promise<string | undefined> {
  const pullRequest = await gitHub.pullRequest(number);
  if (!pullRequest.isOpen) {
    return 'This pull request is closed. If you reopen it, a new preview is built.';
  }
  if (!isWanted(pullRequest)) {
    return `This pull request comes from a fork and no longer has the label \`${forkLabel}\`.`;
  }
  const path = join(pages, previewFolder(number), publishedFile);
  const builtFor = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as PublishedPreview).siteUrl
    : siteUrl;
  return builtFor === siteUrl
    ? undefined
    : `The site moved to ${siteUrl} after this preview was built. To build it again, push a commit, or close and reopen this pull request.`;
}

export type Sweep = {
  /** The folders that were removed. */
  removed: string[];
  warnings: string[];
};

/**
 * Removes previews that no longer belong online: of closed pull requests, of forks without the
 * label, and those built for a former address of the site. Updates their comments.
 *
 * @param closed a pull request that may be closed: its comment changes even without a preview
 */
export async function sweepPreviews(
  gitHub: GitHub,
  siteUrl: string,
  remote: PagesRemote,
  closed?: number,
): Promise<Sweep> {
  // Both grow with each attempt: one that seemed to fail may have removed something.
  const reasons = new Map<number, string>();
  const removed = new Set<string>();
  const warnings = new Set<string>();
  await updatePagesBranch(remote, 'Remove previews', async (pages) => {
    const folders = readdirSync(pages).filter((name) => pullRequestOf(name) !== undefined);
    const numbers = new Set([...folders.map(pullRequestOf), closed]);
    for (const number of numbers) {
      if (number === undefined) {
        continue;
      }
      try {
        const reason = await reasonToRemove(pages, number, gitHub, siteUrl);
        if (reason !== undefined) {
          reasons.set(number, reason);
          for (const folder of folders.filter((name) => pullRequestOf(name) === number)) {
            rmSync(join(pages, folder), {recursive: true});
            removed.add(folder);
          }
        }
      } catch (error) {
        warnings.add(`Pull request ${number} couldn't be checked: ${(error as Error).message}`);
      }
    }
  });
  for (const [number, reason] of reasons) {
    try {
      await gitHub.comment(number, removedComment(reason), {onlyUpdate: true});
    } catch (error) {
      warnings.add(`The comment on ${number} is unchanged: ${(error as Error).message}`);
    }
  }
  return {removed: Array.from(removed), warnings: Array.from(warnings)};
}
