import {setTimeout as sleep} from 'node:timers/promises';
import {unpublishedComment} from './comments.ts';
import {GitHub, forkLabel, isWanted} from './gitHub.ts';
import type {Octokit, PreviewRun, Repository} from './gitHub.ts';
import {publishPreview, publishedFile} from './publishPreview.ts';
import type {PublishedPreview, StoredPreview} from './publishPreview.ts';
import {publishSite} from './publishSite.ts';
import {sweepPreviews} from './sweepPreviews.ts';
import {RejectedError} from './validateFolder.ts';

/* The steps of the trusted workflows. Nothing here may need a package: none is installed. */

/** What `actions/github-script` gives to a script. */
export type Script = {
  github: Octokit;
  context: {
    repo: Repository;
    eventName: string;
    workflow: string;
    runNumber: number;
    runId: number;
    serverUrl: string;
    payload: {workflow_run?: PreviewRun; number?: number};
  };
  core: {
    info(text: string): void;
    warning(text: string): void;
    setFailed(text: string): void;
    setOutput(name: string, value: unknown): void;
  };
  env?: Readonly<Record<string, string | undefined>>;
};

const pollMs = 10_000;
const maxPolls = 60;

function settings({context, env = process.env}: Script) {
  const {owner, repo} = context.repo;
  return {
    artifact: env.ARTIFACT ?? '',
    isRerun: env.GITHUB_RUN_ATTEMPT !== '1',
    remote: {
      url: `${context.serverUrl}/${owner}/${repo}.git`,
      token: env.GITHUB_TOKEN,
      copyTo: env.PAGES,
    },
  };
}

function runOf({context}: Script): PreviewRun {
  const run = context.payload.workflow_run;
  if (!run) {
    throw new Error('Only runs for the event workflow_run publish previews.');
  }
  return run;
}

/** Stores the site. */
export async function storeSite(script: Script): Promise<void> {
  const {context, core} = script;
  const {artifact, isRerun, remote} = settings(script);
  const run = {workflow: context.workflow, number: context.runNumber};
  const newer = await publishSite(artifact, run, remote);
  if (newer) {
    const text = `Run ${newer.number} has already published another version. To publish an older version, run Deploy with its commit.`;
    // Someone who re-runs an old run expects it to publish.
    core[isRerun ? 'setFailed' : 'warning'](text);
    return;
  }
  core.setOutput('deploy', true);
}

/** Stores a preview, or says on the pull request why not. */
export async function storePreview(script: Script): Promise<void> {
  const {github, context, core, env = process.env} = script;
  const {artifact, remote} = settings(script);
  const gitHub = new GitHub(github, context.repo);
  const pullRequests = await gitHub.pullRequestsOf(runOf(script));
  const version = {repository: gitHub.name};
  for (const {number, commit} of pullRequests.filter((each) => !isWanted(each))) {
    const reason = `this pull request comes from a fork. Look at what it changes; to publish its preview, add the label \`${forkLabel}\`.`;
    await gitHub.comment(number, unpublishedComment({...version, number, commit}, reason));
  }
  const wanted = pullRequests.filter(isWanted);
  if (wanted.length === 0) {
    core.info('No pull request is at this commit and may be published.');
    return;
  }
  const repository = gitHub.name;
  const siteUrl = await gitHub.siteUrl();
  try {
    const options = {artifact, repository, siteUrl, remote, guide: env.GUIDE};
    const stored = await publishPreview(options, wanted);
    core.setOutput('deploy', true);
    core.setOutput('stored', stored);
  } catch (error) {
    if (!(error instanceof RejectedError)) {
      throw error;
    }
    core.warning(error.message);
    for (const {number, commit} of wanted) {
      await gitHub.comment(number, unpublishedComment({...version, number, commit}, error.reason));
    }
  }
}

/** Removes previews that no longer belong online. */
export async function sweep(script: Script): Promise<void> {
  const {github, context, core} = script;
  const gitHub = new GitHub(github, context.repo);
  const {removed, warnings} = await sweepPreviews(
    gitHub,
    await gitHub.siteUrl(),
    settings(script).remote,
    context.payload.number,
  );
  removed.forEach((folder) => core.info(`Removed ${folder}.`));
  warnings.forEach((text) => core.warning(text));
  // The daily sweep also repairs a deployment that failed.
  if (removed.length > 0 || context.eventName === 'schedule') {
    core.setOutput('deploy', true);
  }
}

/** Whether a preview is served at its address, and not an earlier one. */
async function isServed({previewUrl, commit}: StoredPreview, send: typeof fetch): Promise<boolean> {
  try {
    // GitHub Pages lets browsers and its own servers cache a file for ten minutes.
    const response = await send(`${previewUrl}${publishedFile}?${commit}`, {cache: 'no-store'});
    return response.ok && ((await response.json()) as PublishedPreview).commit === commit;
  } catch {
    return false;
  }
}

/**
 * Comments on a pull request as soon as its preview can be fetched.
 *
 * @throws Error when that takes more than ten minutes
 */
export async function announce(
  {github, context, env = process.env}: Script,
  send: typeof fetch = fetch,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<void> {
  const stored = JSON.parse(env.STORED ?? '') as StoredPreview;
  const {number, commit, previewUrl, comment} = stored;
  for (let poll = 1; !(await isServed(stored, send)); poll += 1) {
    if (poll === maxPolls) {
      throw new Error(`${previewUrl} still doesn't show ${commit}. Re-run this job.`);
    }
    await wait(pollMs);
  }
  const gitHub = new GitHub(github, context.repo);
  const pullRequest = await gitHub.pullRequest(number);
  if (isWanted(pullRequest) && pullRequest.commit === commit) {
    await gitHub.comment(number, comment);
  }
}

/** Says on the pull request that publishing failed: the failed run isn't shown there. */
export async function announceFailure(script: Script): Promise<void> {
  const {github, context} = script;
  const gitHub = new GitHub(github, context.repo);
  const url = `${context.serverUrl}/${gitHub.name}/actions/runs/${context.runId}`;
  const reason = `publishing failed. Someone with write access can re-run it. [See why](${url})`;
  for (const {number, commit} of await gitHub.pullRequestsOf(runOf(script))) {
    const version = {repository: gitHub.name, number, commit};
    await gitHub.comment(number, unpublishedComment(version, reason));
  }
}
