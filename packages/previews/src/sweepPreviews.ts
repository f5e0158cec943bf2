import {existsSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {marker, removedComment} from './comment';
import {previewFolder, pullRequestOf} from './folders';
import type {GitHubClient} from './GitHubClient';
import {addressFile, forkLabel, isWanted} from './publishPreview';
import {updatePagesBranch} from './updatePagesBranch';
import type {PagesRemote} from './updatePagesBranch';

/** Why a preview goes offline; undefined when it stays. */
async function reasonToRemove(
  pages: string,
  number: number,
  gitHub: GitHubClient,
  siteUrl: string,
): Promise<string | undefined> {
  const pullRequest = await gitHub.pullRequest(number);
  if (!pullRequest?.isOpen) {
    return 'This pull request is closed. If you reopen it, a new preview is built.';
  }
  if (!isWanted(pullRequest)) {
    return `This pull request comes from a fork and no longer has the label \`${forkLabel}\`.`;
  }
  const path = join(pages, previewFolder(number), addressFile);
  return existsSync(path) && readFileSync(path, 'utf8') !== siteUrl
    ? `The site moved to ${siteUrl} after this preview was built. To build it again, push a commit, or close and reopen this pull request.`
    : undefined;
}

/**
 * Removes previews that no longer belong online: of closed pull requests, of forks without the
 * label, and those built for a former address of the site. Updates their comments.
 *
 * @param closed a pull request that may be closed: its comment changes even without a preview
 */
export async function sweepPreviews(
  gitHub: GitHubClient,
  siteUrl: string,
  remote: PagesRemote,
  closed?: number,
): Promise<{removed: string[]; warnings: string[]}> {
  const reasons = new Map<number, string>();
  const removed = new Set<string>();
  const warnings: string[] = [];
  await updatePagesBranch(remote, 'Remove previews', async (pages) => {
    removed.clear();
    const folders = readdirSync(pages).filter((name) => pullRequestOf(name) !== undefined);
    const numbers = new Set([...folders.map(pullRequestOf), closed]);
    for (const number of numbers) {
      if (number === undefined) {
        continue;
      }
      try {
        const reason = await reasonToRemove(pages, number, gitHub, siteUrl);
        if (reason === undefined) {
          continue;
        }
        reasons.set(number, reason);
        for (const folder of folders.filter((name) => pullRequestOf(name) === number)) {
          rmSync(join(pages, folder), {recursive: true});
          removed.add(folder);
        }
      } catch (error) {
        warnings.push(`Pull request ${number} couldn't be checked: ${(error as Error).message}`);
      }
    }
  });
  for (const [number, reason] of reasons) {
    try {
      await gitHub.changeComment(number, marker, (body) => body && removedComment(reason));
    } catch (error) {
      warnings.push(`The comment on ${number} is unchanged: ${(error as Error).message}`);
    }
  }
  return {removed: Array.from(removed), warnings};
}
