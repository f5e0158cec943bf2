export type PullRequest = {
  isOpen: boolean;
  /** The commit that it is at now. */
  headSha: string;
};

export type Comment = {id: number; author: string; body: string};

/** What we ask of GitHub about one repository. */
export type GitHub = {
  /** Nothing when there is no such pull request of this repository. */
  pullRequest: (number: number) => Promise<PullRequest | undefined>;
  comments: (number: number) => Promise<Comment[]>;
  createComment: (number: number, body: string) => Promise<void>;
  updateComment: (id: number, body: string) => Promise<void>;
};

type PullAnswer = {
  state: string;
  head: {sha: string};
  base: {repo: {full_name: string}};
};
type CommentAnswer = {id: number; body?: string; user: {login: string} | null};

const pageSize = 100;

/**
 * GitHub's API for one repository.
 *
 * @param repository such as `owner/name`
 * @param api `https://api.github.com`
 */
export function gitHubOf(
  {repository, api, token}: {repository: string; api: string; token: string},
  send: typeof fetch = fetch,
): GitHub {
  async function ask(method: string, path: string, body?: {body: string}): Promise<Response> {
    const response = await send(`${api}/repos/${repository}/${path}`, {
      method,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'x-github-api-version': '2022-11-28',
      },
      ...(body && {body: JSON.stringify(body)}),
    });
    if (!response.ok && response.status !== 404) {
      throw new Error(`GitHub answered ${response.status} to ${method} ${path}.`);
    }
    return response;
  }

  async function write(method: string, path: string, body: string): Promise<void> {
    const {status} = await ask(method, path, {body});
    if (status === 404) {
      throw new Error(`GitHub answered 404 to ${method} ${path}.`);
    }
  }

  return {
    async pullRequest(number) {
      const response = await ask('GET', `pulls/${number}`);
      if (response.status === 404) {
        return undefined;
      }
      const {state, head, base} = (await response.json()) as PullAnswer;
      return base.repo.full_name === repository
        ? {isOpen: state === 'open', headSha: head.sha}
        : undefined;
    },

    async comments(number) {
      const found: Comment[] = [];
      for (let page = 1; ; page += 1) {
        const path = `issues/${number}/comments?per_page=${pageSize}&page=${page}`;
        const response = await ask('GET', path);
        const answer = response.ok ? ((await response.json()) as CommentAnswer[]) : [];
        found.push(
          ...answer.map(({id, body, user}) => ({id, body: body ?? '', author: user?.login ?? ''})),
        );
        if (answer.length < pageSize) {
          return found;
        }
      }
    },

    createComment: (number, body) => write('POST', `issues/${number}/comments`, body),
    updateComment: (id, body) => write('PATCH', `issues/comments/${id}`, body),
  };
}
