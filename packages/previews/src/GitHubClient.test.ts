/** @jest-environment node */
import {createGitHubClient} from './GitHubClient';

type FakeResponse = {status?: number; json?: unknown};

function respondingWith(...responses: FakeResponse[]) {
  const send = jest.fn<Promise<Response>, [string, RequestInit?]>(() => {
    const {status = 200, json = {}} = responses.shift() ?? {};
    return Promise.resolve(new Response(JSON.stringify(json), {status}));
  });
  const gitHub = createGitHubClient({
    ...{repository: 'company/site', api: 'https://api.github.com', token: 's3cret'},
    send: send as unknown as typeof fetch,
    wait: () => Promise.resolve(),
  });
  const requests = () => send.mock.calls.map(([url, init]) => `${init?.method} ${url}`);
  return {gitHub, send, requests};
}

const root = 'https://api.github.com/repos/company/site';
const pull = (more: object = {}) => ({
  number: 7,
  state: 'open',
  head: {sha: 'abc', repo: {full_name: 'company/site'}},
  base: {repo: {full_name: 'company/site'}},
  labels: [{name: 'preview'}],
  ...more,
});

it('reads a pull request, with its token', async () => {
  const {gitHub, send} = respondingWith({json: pull()});

  expect(await gitHub.pullRequest(7)).toEqual({
    ...{number: 7, isOpen: true, headSha: 'abc', isFork: false, labels: ['preview']},
  });
  expect(send).toHaveBeenCalledWith(
    `${root}/pulls/7`,
    expect.objectContaining({
      method: 'GET',
      headers: expect.objectContaining({authorization: 'Bearer s3cret'}) as unknown,
    }),
  );
});

it.each([
  {head: {sha: 'abc', repo: {full_name: 'somebody/site'}}},
  {head: {sha: 'abc', repo: null}},
])('knows a fork, even a deleted one: %j', async (more) => {
  const {gitHub} = respondingWith({json: pull(more)});

  expect(await gitHub.pullRequest(7)).toMatchObject({isFork: true});
});

it('ignores pull requests that are missing or belong to another repository', async () => {
  const {gitHub} = respondingWith(
    {status: 404},
    {json: pull({base: {repo: {full_name: 'somebody/site'}}})},
  );

  expect(await gitHub.pullRequest(7)).toBeUndefined();
  expect(await gitHub.pullRequest(8)).toBeUndefined();
});

/** "Use the format of `user:ref-name`": https://docs.github.com/en/rest/pulls/pulls#list-pull-requests */
it('finds the pull requests of a branch that are at a commit', async () => {
  const other = pull({number: 8, head: {sha: 'old', repo: {full_name: 'company/site'}}});
  const {gitHub, requests} = respondingWith({json: [pull(), other]});
  const found = await gitHub.pullRequestsAt({owner: 'company', branch: 'prices/new', sha: 'abc'});

  expect(found.map(({number}) => number)).toEqual([7]);
  expect(requests()).toEqual([
    `GET ${root}/pulls?state=open&per_page=100&head=company%3Aprices%2Fnew`,
  ]);
});

it('repeats requests that fail with a server error, and gives up after a while', async () => {
  const {gitHub, send} = respondingWith(
    {status: 502},
    {status: 503},
    {status: 429},
    {json: pull()},
  );
  expect(await gitHub.pullRequest(7)).toBeDefined();
  expect(send).toHaveBeenCalledTimes(4);

  const down = respondingWith(...Array<FakeResponse>(5).fill({status: 502}));
  await expect(down.gitHub.pullRequest(7)).rejects.toThrow(
    'GitHub responded with 502 to GET pulls/7.',
  );
  expect(down.send).toHaveBeenCalledTimes(5);
});

it('repeats requests when the network fails', async () => {
  const {gitHub, send} = respondingWith({json: pull()});
  send.mockRejectedValueOnce(new TypeError('fetch failed'));

  expect(await gitHub.pullRequest(7)).toBeDefined();
});

it('does not repeat requests that GitHub refuses', async () => {
  const {gitHub, send} = respondingWith({status: 403});
  const status = {state: 'success', description: 'a', url: 'https://a.test'} as const;

  await expect(gitHub.setStatus('abc', status)).rejects.toThrow('403 to POST statuses/abc.');
  expect(send).toHaveBeenCalledTimes(1);
});

it('shortens the description of a status to what GitHub accepts', async () => {
  const {gitHub, send} = respondingWith({status: 201});
  await gitHub.setStatus('abc', {state: 'failure', description: 'a'.repeat(200), url: 'https://a'});

  const {description} = JSON.parse(send.mock.calls[0]?.[1]?.body as string) as {
    description: string;
  };
  expect(description).toBe(`${'a'.repeat(139)}…`);
});

describe('our comment', () => {
  const comment = (id: number, login: string | undefined, body?: string) => ({
    ...{id, body, user: login ? {login} : null},
  });

  it('is found on any page, by its author and its start', async () => {
    const others = Array.from({length: 99}, (_, id) => comment(id, 'somebody', 'mark: a'));
    const {gitHub, requests} = respondingWith(
      {json: [...others, comment(99, 'github-actions[bot]', 'About mark: a')]},
      {json: [comment(100, undefined), comment(101, 'github-actions[bot]', 'mark: b')]},
    );
    await gitHub.changeComment(7, 'mark:', (body) => `${body} and c`);

    expect(requests()).toEqual([
      `GET ${root}/issues/7/comments?per_page=100&page=1`,
      `GET ${root}/issues/7/comments?per_page=100&page=2`,
      `PATCH ${root}/issues/comments/101`,
    ]);
  });

  it('is not posted twice when GitHub fails after it was posted', async () => {
    const {gitHub, requests} = respondingWith(
      {json: []},
      {status: 502},
      {json: [comment(1, 'github-actions[bot]', 'mark: a')]},
    );
    await gitHub.changeComment(7, 'mark:', () => 'mark: a');

    expect(requests().filter((request) => request.startsWith('POST'))).toHaveLength(1);
    expect(requests().filter((request) => request.startsWith('PATCH'))).toHaveLength(0);
  });

  it('stays as it is when there is nothing to say', async () => {
    const {gitHub, requests} = respondingWith({json: []});
    await gitHub.changeComment(7, 'mark:', () => undefined);

    expect(requests()).toHaveLength(1);
  });
});
