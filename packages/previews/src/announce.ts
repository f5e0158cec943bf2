import {buildingComment, failedComment, marker, onlineCommit, unpublishedComment} from './comment';
import type {GitHubClient} from './GitHubClient';
import type {CommitStatus, PullRequest} from './gitHubTypes';
import {forkLabel} from './publishPreview';

/** The run that builds a preview, as the event `workflow_run` describes it. */
export type PreviewRun = {
  id: number;
  head_sha: string;
  head_branch: string;
  head_repository: {full_name: string} | null;
  conclusion: string | null;
  html_url: string;
};

type Announcement = {
  repository: string;
  gitHub: GitHubClient;
  run: PreviewRun;
};

/** A state of a preview: a comment, and a status of the commit. */
async function show(
  {repository, gitHub, run}: Announcement,
  {number}: PullRequest,
  comment: (version: Parameters<typeof buildingComment>[0], body?: string) => string | undefined,
  status: Omit<CommitStatus, 'url'>,
): Promise<void> {
  const version = {repository, number, commit: run.head_sha};
  await gitHub.changeComment(number, marker, (body) => comment(version, body));
  await gitHub.setStatus(run.head_sha, {...status, url: run.html_url});
}

/** The open pull requests that are still at the commit of a run. */
export const pullRequestsOf = (gitHub: GitHubClient, run: PreviewRun): Promise<PullRequest[]> =>
  gitHub.pullRequestsAt({
    owner: run.head_repository?.full_name.split('/')[0] ?? '',
    branch: run.head_branch,
    sha: run.head_sha,
  });

/** Says that a preview is being built. */
export async function announceBuild(announcement: Announcement): Promise<void> {
  const {gitHub, run} = announcement;
  // A run for an unrelated label, or a message that arrives late.
  if (await gitHub.isOver(run.id)) {
    return;
  }
  for (const pullRequest of await pullRequestsOf(gitHub, run)) {
    await show(
      announcement,
      pullRequest,
      // A re-run: this commit is already online.
      (version, body) =>
        onlineCommit(body) === run.head_sha
          ? undefined
          : buildingComment(version, run.html_url, body),
      {state: 'pending', description: 'The preview is being built.'},
    );
  }
}

/** How a run ended that built nothing, if its own steps don't say why. */
const conclusions: Record<string, string> = {
  action_required: 'Someone with write access has to approve the workflows below.',
  cancelled: 'The build was cancelled.',
  timed_out: 'The build took too long.',
};

/** Says why there is no preview. */
export async function announceFailure(announcement: Announcement): Promise<void> {
  const {gitHub, run} = announcement;
  // A run whose jobs don't apply, such as for an unrelated label.
  if (run.conclusion === 'skipped') {
    return;
  }
  const pullRequests = await pullRequestsOf(gitHub, run);
  const failure = pullRequests.length > 0 ? await gitHub.failureOf(run.id) : undefined;
  const reason = failure
    ? `“${failure.step}” failed.`
    : (conclusions[run.conclusion ?? ''] ?? 'The build failed.');
  for (const pullRequest of pullRequests) {
    await show(
      announcement,
      pullRequest,
      (version, body) =>
        failedComment(
          version,
          run.html_url,
          {step: reason, problems: failure?.problems ?? []},
          body,
        ),
      {state: 'failure', description: reason},
    );
  }
}

/** Says why a preview that was built isn't published. */
export const announceRejection = (
  announcement: Announcement,
  pullRequest: PullRequest,
  reason: string,
): Promise<void> =>
  show(announcement, pullRequest, (version, body) => unpublishedComment(version, reason, body), {
    state: 'failure',
    description: reason,
  });

/** Says how to publish the preview of a fork. */
export const announceFork = (announcement: Announcement, pullRequest: PullRequest): Promise<void> =>
  show(
    announcement,
    pullRequest,
    (version, body) =>
      unpublishedComment(
        version,
        `This pull request comes from a fork. Look at what it changes; to publish its preview, add the label \`${forkLabel}\`. The report is also [in the run](${announcement.run.html_url}).`,
        body,
      ),
    {state: 'success', description: `Built. The label "${forkLabel}" publishes it.`},
  );
