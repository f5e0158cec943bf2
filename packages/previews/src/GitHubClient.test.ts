/** @jest-environment node */
import {createGitHubClient} from './GitHubClient';

type FakeResponse = {status?: number; json?: unknown};

function respondingWith(...responses: FakeResponse[]) {
  const send = jest.fn(async () => {
    const {status = 200, json = {}} = responses.shift() ?? {};
    return Promise.resolve(new Response(JSON.stringify(json), {status}));
  });
  const gitHub = createGitHubClient(
    {repository: 'company/site', api: 'https://api.github.com', token: 's3cret'},
    send,
  );
  const requestedUrls = () => send.mock.calls.map((call) => (call as unknown as [string])[0]);
  return {gitHub, send, requestedUrls};
}

const pull = (state: string, repository: string) => ({
  json: {state, head: {sha: 'abc'}, base: {repo: {full_name: repository}}},
});

it('reads a pull request', async () => {
  const {gitHub, send} = respondingWith(pull('open', 'company/site'));

  expect(await gitHub.pullRequest(7)).toEqual({isOpen: true, headSha: 'abc'});
  expect(send).toHaveBeenCalledWith(
    'https://api.github.com/repos/company/site/pulls/7',
    expect.objectContaining({
      method: 'GET',
      headers: expect.objectContaining({authorization: 'Bearer s3cret'}) as unknown,
    }),
  );
});

it('reports closed and missing pull requests', async () => {
  const {gitHub} = respondingWith(pull('closed', 'company/site'), {status: 404});

  expect(await gitHub.pullRequest(7)).toMatchObject({isOpen: false});
  expect(await gitHub.pullRequest(8)).toBeUndefined();
});

it('ignores a pull request of another repository', async () => {
  const {gitHub} = respondingWith(pull('open', 'somebody/site'));

  expect(await gitHub.pullRequest(7)).toBeUndefined();
});

it('throws when a request fails', async () => {
  const {gitHub} = respondingWith({status: 502}, {status: 404});

  await expect(gitHub.pullRequest(7)).rejects.toThrow('GitHub responded with 502 to GET pulls/7.');
  await expect(gitHub.updateComment(1, 'a')).rejects.toThrow('GitHub responded with 404 to PATCH');
});

it('reads all pages of comments', async () => {
  const comment = (id: number) => ({id, body: 'a', user: {login: 'somebody'}});
  const {gitHub, requestedUrls} = respondingWith(
    {json: Array.from({length: 100}, (_, id) => comment(id))},
    {json: [comment(100), {id: 101, user: null}]},
  );

  const comments = await gitHub.comments(7);

  expect(comments).toHaveLength(102);
  expect(comments.at(-1)).toEqual({id: 101, body: '', author: ''});
  expect(requestedUrls().map((url) => url.split('?')[1])).toEqual([
    'per_page=100&page=1',
    'per_page=100&page=2',
  ]);
});

it('creates and updates a comment', async () => {
  const {gitHub, send} = respondingWith({status: 201}, {});

  await gitHub.createComment(7, 'one');
  await gitHub.updateComment(3, 'two');

  expect(send).toHaveBeenNthCalledWith(
    1,
    'https://api.github.com/repos/company/site/issues/7/comments',
    expect.objectContaining({method: 'POST', body: '{"body":"one"}'}),
  );
  expect(send).toHaveBeenNthCalledWith(
    2,
    'https://api.github.com/repos/company/site/issues/comments/3',
    expect.objectContaining({method: 'PATCH', body: '{"body":"two"}'}),
  );
});
