import type {PreviewFacts} from './artifact.ts';

/* What GitHub responds, as far as it is used. Reference: https://docs.github.com/en/rest */

type PullRequestResponse = {
  number: number;
  head: {sha: string; repo: {full_name: string} | null};
  labels: {name: string}[];
};

type Lists = {
  'GET /repos/{owner}/{repo}/pulls': PullRequestResponse;
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments': {
    id: number;
    body?: string;
    user: {login: string} | null;
  };
};

/** What `actions/github-script` gives to a script. */
export type Script = {
  /** A client that repeats failed requests. */
  github: {
    request(route: string, parameters: object): Promise<unknown>;
    paginate<Route extends keyof Lists>(route: Route, parameters: object): Promise<Lists[Route][]>;
  };
  context: {
    repo: {owner: string; repo: string};
    serverUrl: string;
    workflow: string;
    runNumber: number;
    runId: number;
    payload: {
      /** The run that built a preview, for the event `workflow_run`. */
      workflow_run?: {head_sha: string; head_repository: {full_name: string} | null};
      /** For the event `pull_request_target`. */
      pull_request?: {number: number};
    };
  };
  core: {
    info(text: string): void;
    warning(text: string): void;
    setOutput(name: string, value: unknown): void;
  };
  /** What `publish.yml` sets. The steps that only comment get less, and read nothing else. */
  env: Readonly<
    Record<
      'ARTIFACT' | 'BRANCH' | 'GITHUB_TOKEN' | 'GUIDE' | 'PAGES' | 'SITE_URL' | 'STORED',
      string
    >
  >;
};

export type PullRequest = {
  number: number;
  /** Its latest commit. */
  commit: string;
  /** Where its branch is: `owner/name`, or undefined if that fork was deleted. */
  headRepository: string | undefined;
  /** Whether its preview belongs online: not if it's from a fork without the label. */
  isWanted: boolean;
};

/** Only this label, which contributors from forks can't set, publishes a fork's preview. */
export const forkLabel = 'preview';

/** Comments by workflows have this author. The marker alone isn't enough: anyone can post it. */
const commentAuthor = 'github-actions[bot]';

/** Identifies our comment. It is invisible. */
const marker = '<!-- preview of this pull request -->';

/** `owner/name` */
export const repositoryOf = ({context: {repo}}: Script): string => `${repo.owner}/${repo.repo}`;

export async function openPullRequests(script: Script): Promise<PullRequest[]> {
  const {github, context} = script;
  const responses = await github.paginate('GET /repos/{owner}/{repo}/pulls', {
    ...context.repo,
    state: 'open',
    per_page: 100,
  });
  return responses.map(({number, head, labels}) => ({
    number,
    commit: head.sha,
    headRepository: head.repo?.full_name,
    isWanted:
      head.repo?.full_name === repositoryOf(script) || labels.some(({name}) => name === forkLabel),
  }));
}

/** Whether a pull request is still at this commit and may be published, according to GitHub. */
export const isCurrent = (
  pullRequests: readonly PullRequest[],
  {number, commit}: Pick<PreviewFacts, 'number' | 'commit'>,
): boolean =>
  pullRequests.some((each) => each.number === number && each.commit === commit && each.isWanted);

/** Removes the label that publishes the preview of a fork, unless someone just did. */
export async function removeForkLabel({github, context}: Script, number: number): Promise<void> {
  const route = 'DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}';
  try {
    await github.request(route, {...context.repo, issue_number: number, name: forkLabel});
  } catch (error) {
    if ((error as {status?: number}).status !== 404) {
      throw error;
    }
  }
}

/** Posts our comment on a pull request, or updates it. */
export async function comment({github, context}: Script, number: number, text: string) {
  const list = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
  const place = {...context.repo, issue_number: number};
  const comments = await github.paginate(list, {...place, per_page: 100});
  const ours = comments.find(
    (each) => each.user?.login === commentAuthor && each.body?.startsWith(marker),
  );
  const body = `${marker}\n\n${text}`;
  await (ours
    ? github.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
        ...context.repo,
        comment_id: ours.id,
        body,
      })
    : github.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
        ...place,
        body,
      }));
}
