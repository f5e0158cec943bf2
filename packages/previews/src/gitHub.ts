import {marker} from './comments.ts';

/* What GitHub responds, as far as it is used. Reference: https://docs.github.com/en/rest */

type PullRequestResponse = {
  number: number;
  state: string;
  head: {sha: string; repo: {full_name: string} | null};
  labels: {name: string}[];
};

type Responses = {
  'GET /repos/{owner}/{repo}/pages': {html_url: string};
  'GET /repos/{owner}/{repo}/pulls/{pull_number}': PullRequestResponse;
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}': object;
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments': object;
};

type Lists = {
  'GET /repos/{owner}/{repo}/pulls': PullRequestResponse;
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments': {
    id: number;
    body?: string;
    user: {login: string} | null;
  };
};

/** What is used of the client that `actions/github-script` provides. It repeats failed requests. */
export type Octokit = {
  request<Route extends keyof Responses>(
    route: Route,
    parameters: object,
  ): Promise<{data: Responses[Route]}>;
  paginate<Route extends keyof Lists>(route: Route, parameters: object): Promise<Lists[Route][]>;
};

export type Repository = {owner: string; repo: string};

/** The run that built a preview, as the event `workflow_run` describes it. */
export type PreviewRun = {
  head_sha: string;
  head_branch: string;
  head_repository: {full_name: string} | null;
};

export type PullRequest = {
  number: number;
  isOpen: boolean;
  /** Its latest commit. */
  commit: string;
  isFork: boolean;
  labels: string[];
};

/** Only this label, which contributors from forks can't set, publishes a fork's preview. */
export const forkLabel = 'preview';

/** Whether the preview of a pull request belongs online. */
export const isWanted = ({isOpen, isFork, labels}: PullRequest): boolean =>
  isOpen && (!isFork || labels.includes(forkLabel));

/** Comments by workflows have this author. The marker alone isn't enough: anyone can post it. */
const commentAuthor = 'github-actions[bot]';

/** The requests that publishing needs, for one repository. */
export class GitHub {
  readonly name: string;
  readonly #octokit: Octokit;
  readonly #repository: Repository;

  constructor(octokit: Octokit, repository: Repository) {
    this.#octokit = octokit;
    this.#repository = repository;
    this.name = `${repository.owner}/${repository.repo}`;
  }

  #toPullRequest({number, state, head, labels}: PullRequestResponse): PullRequest {
    return {
      number,
      isOpen: state === 'open',
      commit: head.sha,
      // Without a repository, the fork was deleted.
      isFork: head.repo?.full_name !== this.name,
      labels: labels.map(({name}) => name),
    };
  }

  /** Where GitHub Pages serves the site: `https://owner.github.io/name/`. */
  async siteUrl(): Promise<string> {
    const route = 'GET /repos/{owner}/{repo}/pages';
    const {data} = await this.#octokit.request(route, this.#repository);
    return data.html_url.replace(/\/*$/, '/');
  }

  async pullRequest(number: number): Promise<PullRequest> {
    const {data} = await this.#octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
      ...this.#repository,
      pull_number: number,
    });
    return this.#toPullRequest(data);
  }

  /** The open pull requests that are still at the commit of a run. */
  async pullRequestsOf(run: PreviewRun): Promise<PullRequest[]> {
    const [owner = ''] = run.head_repository?.full_name.split('/') ?? [];
    const responses = await this.#octokit.paginate('GET /repos/{owner}/{repo}/pulls', {
      ...this.#repository,
      state: 'open',
      head: `${owner}:${run.head_branch}`,
      per_page: 100,
    });
    return responses
      .map((response) => this.#toPullRequest(response))
      .filter(({commit}) => commit === run.head_sha);
  }

  /** Posts our comment on a pull request, or updates it. */
  async comment(number: number, body: string, {onlyUpdate = false} = {}): Promise<void> {
    const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
    const place = {...this.#repository, issue_number: number};
    const comments = await this.#octokit.paginate(route, {...place, per_page: 100});
    const ours = comments.find(
      (each) => each.user?.login === commentAuthor && each.body?.startsWith(marker),
    );
    if (ours) {
      await this.#octokit.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
        ...this.#repository,
        comment_id: ours.id,
        body,
      });
    } else if (!onlyUpdate) {
      const post = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
      await this.#octokit.request(post, {...place, body});
    }
  }
}
