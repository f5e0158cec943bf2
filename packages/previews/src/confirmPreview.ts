import {setTimeout as sleep} from 'node:timers/promises';
import {marker} from './comment';
import type {GitHubClient} from './GitHubClient';
import type {StoredPreview} from './publishPreview';
import {readMetaTags} from './validateFolder';
import type {Wait} from './retry';

const pollMs = 10_000;
const maxPolls = 60;

/** Whether the page at an address is of a commit. */
async function isServed({previewUrl, commit}: StoredPreview, send: typeof fetch): Promise<boolean> {
  try {
    // GitHub Pages lets browsers and its own servers cache a page for ten minutes.
    const response = await send(`${previewUrl}?${commit}`, {cache: 'no-store'});
    return response.ok && readMetaTags(await response.text()).get('preview-commit') === commit;
  } catch {
    return false;
  }
}

/**
 * Posts the comment about a preview as soon as its commit can be fetched at its address.
 *
 * @throws Error when that takes more than ten minutes
 */
export async function confirmPreview(
  gitHub: GitHubClient,
  preview: StoredPreview,
  send: typeof fetch = fetch,
  wait: Wait = sleep,
): Promise<void> {
  const {number, commit, previewUrl, comment} = preview;
  for (let poll = 1; !(await isServed(preview, send)); poll += 1) {
    if (poll === maxPolls) {
      throw new Error(`${previewUrl} still doesn't show ${commit}. Re-run this job.`);
    }
    await wait(pollMs);
  }
  const pullRequest = await gitHub.pullRequest(number);
  if (pullRequest?.isOpen && pullRequest.headSha === commit) {
    await gitHub.changeComment(number, marker, () => comment);
  }
  await gitHub.setStatus(commit, {
    state: 'success',
    description: 'The preview is ready.',
    url: previewUrl,
  });
}
