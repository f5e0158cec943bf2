import type {
  AnnotationResponse,
  CommentResponse,
  CommitStatus,
  Failure,
  Head,
  JobsResponse,
  PullRequest,
  PullRequestResponse,
} from './gitHubTypes';
import {TemporaryError, retry} from './retry';
import type {Wait} from './retry';

/** The part of GitHub's API that publishing needs, for one repository. */
export type GitHubClient = ReturnType<typeof createGitHubClient>;

const pageSize = 100;

/** Comments by workflows have this author. The marker alone isn't enough: anyone can post it. */
const commentAuthor = 'github-actions[bot]';

/** "description … must be at most 140 characters": the limit of commit statuses. */
const maxDescriptionChars = 140;

const firstChars = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max - 1)}…` : text;

export type GitHubClientOptions = {
  /** `owner/name` */
  repository: string;
  /** `https://api.github.com` */
  api: string;
  token: string;
  send?: typeof fetch;
  wait?: Wait;
};

/**
 * Talks to GitHub, and repeats a request that fails with a server error.
 *
 * Reference: https://docs.github.com/en/rest
 */
export function createGitHubClient({
  repository,
  api,
  token,
  send = fetch,
  wait,
}: GitHubClientOptions) {
  async function request(method: string, path: string, body?: object): Promise<Response> {
    const response = await send(`${api}/repos/${repository}/${path}`, {
      method,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'x-github-api-version': '2022-11-28',
      },
      ...(body && {body: JSON.stringify(body)}),
    }).catch((error: unknown) => {
      throw new TemporaryError(`GitHub can't be reached: ${(error as Error).message}`);
    });
    if (!response.ok && (response.status !== 404 || method !== 'GET')) {
      const message = `GitHub responded with ${response.status} to ${method} ${path}.`;
      throw response.status >= 500 || response.status === 429
        ? new TemporaryError(message)
        : new Error(message);
    }
    return response;
  }

  /** @returns undefined when it doesn't exist */
  const read = <T>(path: string): Promise<T | undefined> =>
    retry(async () => {
      const response = await request('GET', path);
      return response.ok ? ((await response.json()) as T) : undefined;
    }, wait);

  const toPullRequest = ({number, state, head, labels}: PullRequestResponse): PullRequest => ({
    number,
    isOpen: state === 'open',
    headSha: head.sha,
    // Without a repository, the fork was deleted.
    isFork: head.repo?.full_name !== repository,
    labels: labels.map(({name}) => name),
  });

  async function findComment(number: number, marker: string): Promise<CommentResponse | undefined> {
    for (let page = 1; ; page += 1) {
      const path = `issues/${number}/comments?per_page=${pageSize}&page=${page}`;
      const comments = (await read<CommentResponse[]>(path)) ?? [];
      const ours = comments.find(
        ({user, body}) => user?.login === commentAuthor && body?.startsWith(marker),
      );
      if (ours || comments.length < pageSize) {
        return ours;
      }
    }
  }

  return {
    /**
     * The address of the site on GitHub Pages: `https://owner.github.io/name/`.
     *
     * @throws Error when GitHub Pages is off
     */
    async siteUrl(): Promise<string> {
      const pages = await read<{html_url: string}>('pages');
      if (!pages) {
        throw new Error(
          'GitHub Pages is off. Open Settings → Pages and choose "GitHub Actions" under "Source".',
        );
      }
      return pages.html_url;
    },

    /** Resolves to undefined when this repository has no such pull request. */
    async pullRequest(number: number): Promise<PullRequest | undefined> {
      const response = await read<PullRequestResponse>(`pulls/${number}`);
      return response?.base.repo.full_name === repository ? toPullRequest(response) : undefined;
    },

    /** The open pull requests that are at a commit. */
    async pullRequestsAt({owner, branch, sha}: Head): Promise<PullRequest[]> {
      const head = encodeURIComponent(`${owner}:${branch}`);
      const path = `pulls?state=open&per_page=${pageSize}&head=${head}`;
      const responses = (await read<PullRequestResponse[]>(path)) ?? [];
      return responses.map(toPullRequest).filter(({headSha}) => headSha === sha);
    },

    /**
     * Posts or updates our comment on a pull request.
     *
     * @param marker how our comment starts
     * @param change gets our comment, if there is one; returns undefined to leave it as it is
     */
    changeComment(
      number: number,
      marker: string,
      change: (body: string | undefined) => string | undefined,
    ): Promise<void> {
      // Looks for the comment again before each attempt, so that none is posted twice.
      return retry(async () => {
        const ours = await findComment(number, marker);
        const body = change(ours?.body);
        if (body !== undefined && body !== ours?.body) {
          await (ours
            ? request('PATCH', `issues/comments/${ours.id}`, {body})
            : request('POST', `issues/${number}/comments`, {body}));
        }
      }, wait);
    },

    /** Shows a state beside a commit, and among the checks of its pull request. */
    async setStatus(sha: string, {state, description, url}: CommitStatus): Promise<void> {
      const body = {
        context: 'Preview',
        state,
        description: firstChars(description, maxDescriptionChars),
        target_url: url,
      };
      await retry(() => request('POST', `statuses/${sha}`, body), wait);
    },

    /** Whether a run has ended, such as one without any jobs to do. */
    async isOver(run: number): Promise<boolean> {
      const response = await read<{status: string}>(`actions/runs/${run}`);
      return response?.status === 'completed';
    },

    /** Why the latest attempt of a run failed. Untrusted: it comes from the pull request. */
    async failureOf(run: number): Promise<Failure | undefined> {
      const path = `actions/runs/${run}/jobs?filter=latest&per_page=${pageSize}`;
      const {jobs} = (await read<JobsResponse>(path)) ?? {jobs: []};
      const job = jobs.find(({conclusion}) => conclusion === 'failure');
      const step = job?.steps?.find(({conclusion}) => conclusion === 'failure');
      if (!job || !step) {
        return undefined;
      }
      // The id of a job is also the id of its check run.
      const annotations =
        (await read<AnnotationResponse[]>(`check-runs/${job.id}/annotations`)) ?? [];
      const problems = annotations
        .filter(
          ({annotation_level, path: file}) => annotation_level === 'failure' && file !== '.github',
        )
        .map(({path: file, start_line, message}) => ({path: file, line: start_line, message}));
      return {step: step.name, problems};
    },
  };
}
