import {cpSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {addNoindex, isPage, readArtifact} from './artifact.ts';
import {readyComment, unpublishedComment} from './comments.ts';
import {previewFolder, pullRequestOf, reportFolder} from './folders.ts';
import {
  comment,
  forkLabel,
  isCurrent,
  openPullRequests,
  removeForkLabel,
  repositoryOf,
} from './gitHub.ts';
import type {PullRequest, Script} from './gitHub.ts';
import {updatePagesBranch} from './pagesBranch.ts';
import type {PagesRemote} from './pagesBranch.ts';
import {bytesIn, publishSite} from './publishSite.ts';

/* The steps of the trusted workflows. Nothing here may need a package: none is installed. */

/** What is posted once a preview is online. */
type StoredPreview = {number: number; commit: string; text: string; previewUrl: string};

/** "GitHub Pages sites may be no larger than 1 GB": the rest is for the site itself. */
const maxPagesBytes = 900_000_000;

const pollMs = 10_000;
const maxPolls = 60;

const remoteOf = (script: Script): PagesRemote => ({
  url: `${script.context.serverUrl}/${repositoryOf(script)}.git`,
  branch: script.env.BRANCH,
  token: script.env.GITHUB_TOKEN,
  copyTo: script.env.PAGES,
});

/** The open pull requests that are still at the commit that a run built. */
async function pullRequestsOfRun(script: Script): Promise<PullRequest[]> {
  const run = script.context.payload.workflow_run;
  const pullRequests = await openPullRequests(script);
  return pullRequests.filter(
    ({commit, headRepository}) =>
      commit === run?.head_sha && headRepository === run.head_repository?.full_name,
  );
}

async function commentUnpublished(script: Script, {number, commit}: PullRequest, reason: string) {
  const version = {repository: repositoryOf(script), number, commit};
  await comment(script, number, unpublishedComment(version, reason));
}

/** Stores the site. */
export async function storeSite(script: Script): Promise<void> {
  const {context, core} = script;
  const run = {workflow: context.workflow, number: context.runNumber};
  if (await publishSite(script.env.ARTIFACT, run, remoteOf(script))) {
    core.setOutput('deploy', true);
  } else {
    core.warning(
      'A later run has already published. To publish an older version, run Deploy with its commit.',
    );
  }
}

/** Copies an untrusted folder, and keeps search engines out of its pages. */
function replaceFolder(target: string, source: string): void {
  rmSync(target, {recursive: true, force: true});
  cpSync(source, target, {recursive: true});
  for (const path of readdirSync(target, {recursive: true, encoding: 'utf8'}).filter(isPage)) {
    const file = join(target, path);
    writeFileSync(file, addNoindex(path, readFileSync(file)));
  }
}

/**
 * Stores the preview of a pull request. The next deployment puts it online.
 *
 * @throws Error when the artifact contains anything that isn't allowed
 */
export async function storePreview(script: Script): Promise<void> {
  const {core, env} = script;
  const pullRequests = await pullRequestsOfRun(script);
  for (const pullRequest of pullRequests.filter(({isWanted}) => !isWanted)) {
    const reason = `this pull request comes from a fork. Look at what it changes; to publish its preview, add the label \`${forkLabel}\`.`;
    await commentUnpublished(script, pullRequest, reason);
  }
  if (!pullRequests.some(({isWanted}) => isWanted)) {
    core.info('No pull request is at this commit and may be published.');
    return;
  }
  const artifact = env.ARTIFACT;
  const {facts, summary} = readArtifact(artifact);
  const {number, commit} = facts;
  if (!isCurrent(pullRequests, facts)) {
    throw new Error(`Pull request ${number} is not at the commit that was built.`);
  }
  const [preview, report] = [previewFolder(number), reportFolder(number)];
  await updatePagesBranch(remoteOf(script), `Preview pull request ${number}`, (pages) => {
    replaceFolder(join(pages, preview), join(artifact, 'build'));
    replaceFolder(join(pages, report), join(artifact, 'review'));
    writeFileSync(join(pages, preview, 'preview.json'), JSON.stringify(facts));
    if (bytesIn(pages) > maxPagesBytes) {
      throw new Error('All previews together exceed what GitHub Pages can serve.');
    }
  });
  const urls = {preview: `${env.SITE_URL}${preview}/`, report: `${env.SITE_URL}${report}/`};
  const version = {...facts, repository: repositoryOf(script)};
  const text = readyComment(version, urls, summary, env.GUIDE);
  const stored: StoredPreview = {number, commit, text, previewUrl: urls.preview};
  core.setOutput('deploy', true);
  core.setOutput('stored', stored);
}

/**
 * Removes the label of a fork to which something was pushed, or may have been while its pull request
 * was closed: no one has looked at that yet.
 */
export async function unlabel(script: Script): Promise<void> {
  const {number} = script.context.payload.pull_request ?? {};
  if (number !== undefined) {
    await removeForkLabel(script, number);
    script.core.info(`Removed the label "${forkLabel}" from pull request ${number}.`);
  }
}

/** Removes previews of pull requests that are closed, or from forks without the label. */
export async function sweep(script: Script): Promise<void> {
  const {core} = script;
  const pullRequests = await openPullRequests(script);
  const kept = pullRequests.filter(({isWanted}) => isWanted).map(({number}) => number);
  // Grows with each attempt: one that seemed to fail may have removed something.
  const removed = new Set<number>();
  await updatePagesBranch(remoteOf(script), 'Remove previews', (pages) => {
    for (const folder of readdirSync(pages)) {
      const number = pullRequestOf(folder);
      if (number !== undefined && !kept.includes(number)) {
        rmSync(join(pages, folder), {recursive: true});
        removed.add(number);
      }
    }
  });
  // Even when nothing was removed: this repairs a deployment that failed.
  core.setOutput('deploy', true);
  for (const number of removed) {
    core.info(`Removed the preview of pull request ${number}.`);
    const reason = pullRequests.some((each) => each.number === number)
      ? `This pull request comes from a fork and no longer has the label \`${forkLabel}\`.`
      : 'This pull request is closed. If you reopen it, a new preview is built.';
    await comment(script, number, `**No preview.** ${reason}`);
  }
}

/**
 * Comments on a pull request as soon as its preview, and not an earlier one, can be fetched: GitHub
 * Pages lets its servers cache a file for ten minutes.
 *
 * @throws Error when that takes more than ten minutes
 */
export async function announce(script: Script, send: typeof fetch = fetch): Promise<void> {
  const stored = JSON.parse(script.env.STORED) as StoredPreview;
  const {number, commit, text, previewUrl} = stored;
  for (let poll = 1; ; poll += 1) {
    const response = await send(`${previewUrl}preview.json?${commit}`).catch(() => undefined);
    if ((await response?.text())?.includes(commit)) {
      break;
    }
    if (poll === maxPolls) {
      throw new Error(`${previewUrl} still doesn't show ${commit}. Re-run this job.`);
    }
    await sleep(pollMs);
  }
  if (isCurrent(await openPullRequests(script), stored)) {
    await comment(script, number, text);
  }
}

/**
 * Says on the pull request that publishing failed: the failed run isn't shown there. If its preview
 * doesn't belong online, the comment has said why.
 */
export async function announceFailure(script: Script): Promise<void> {
  const {serverUrl, runId} = script.context;
  const url = `${serverUrl}/${repositoryOf(script)}/actions/runs/${runId}`;
  const reason = `publishing failed. Someone with write access can re-run it. [See why](${url})`;
  const pullRequests = await pullRequestsOfRun(script);
  for (const pullRequest of pullRequests.filter(({isWanted}) => isWanted)) {
    await commentUnpublished(script, pullRequest, reason);
  }
}
