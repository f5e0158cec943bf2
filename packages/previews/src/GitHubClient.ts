export type PullRequest = {
  isOpen: boolean;
  /** Its latest commit. */
  headSha: string;
};

export type GitHubComment = {id: number; author: string; body: string};

/** The part of GitHub's API that publishing needs, for one repository. */
export type GitHubClient = {
  /** Resolves to undefined when this repository has no such pull request. */
  pullRequest: (number: number) => Promise<PullRequest | undefined>;
  comments: (number: number) => Promise<GitHubComment[]>;
  createComment: (number: number, body: string) => Promise<void>;
  updateComment: (id: number, body: string) => Promise<void>;
};

type PullRequestResponse = {
  state: string;
  head: {sha: string};
  base: {repo: {full_name: string}};
};
type CommentResponse = {id: number; body?: string; user: {login: string} | null};

const pageSize = 100;

/**
 * @param repository `owner/name`
 * @param api `https://api.github.com`
 */
export function createGitHubClient(
  {repository, api, token}: {repository: string; api: string; token: string},
  send: typeof fetch = fetch,
): GitHubClient {
  async function request(method: string, path: string, body?: {body: string}): Promise<Response> {
    const response = await send(`${api}/repos/${repository}/${path}`, {
      method,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'x-github-api-version': '2022-11-28',
      },
      ...(body && {body: JSON.stringify(body)}),
    });
    if (!response.ok && (response.status !== 404 || method !== 'GET')) {
      throw new Error(`GitHub responded with ${response.status} to ${method} ${path}.`);
    }
    return response;
  }

  return {
    async pullRequest(number) {
      const response = await request('GET', `pulls/${number}`);
      if (response.status === 404) {
        return undefined;
      }
      const {state, head, base} = (await response.json()) as PullRequestResponse;
      return base.repo.full_name === repository
        ? {isOpen: state === 'open', headSha: head.sha}
        : undefined;
    },

    async comments(number) {
      const found: GitHubComment[] = [];
      for (let page = 1; ; page += 1) {
        const path = `issues/${number}/comments?per_page=${pageSize}&page=${page}`;
        const response = await request('GET', path);
        const comments = response.ok ? ((await response.json()) as CommentResponse[]) : [];
        found.push(
          ...comments.map(({id, body, user}) => ({
            id,
            body: body ?? '',
            author: user?.login ?? '',
          })),
        );
        if (comments.length < pageSize) {
          return found;
        }
      }
    },

    async createComment(number, body) {
      await request('POST', `issues/${number}/comments`, {body});
    },

    async updateComment(id, body) {
      await request('PATCH', `issues/comments/${id}`, {body});
    },
  };
}
