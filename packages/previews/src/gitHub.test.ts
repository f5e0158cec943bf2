/** @jest-environment node */
import {gitHubOf} from './gitHub';

type Answer = {status?: number; json?: unknown};

function answering(...answers: Answer[]) {
  const send = jest.fn(async () => {
    const {status = 200, json = {}} = answers.shift() ?? {};
    return Promise.resolve(new Response(JSON.stringify(json), {status}));
  });
  const gitHub = gitHubOf(
    {repository: 'company/site', api: 'https://api.github.com', token: 's3cret'},
    send,
  );
  const asked = () => send.mock.calls.map((call) => (call as unknown as [string])[0]);
  return {gitHub, send, asked};
}

const pull = (state: string, repository: string) => ({
  json: {state, head: {sha: 'abc'}, base: {repo: {full_name: repository}}},
});

it('knows a pull request', async () => {
  const {gitHub, send} = answering(pull('open', 'company/site'));

  expect(await gitHub.pullRequest(7)).toEqual({isOpen: true, headSha: 'abc'});
  expect(send).toHaveBeenCalledWith(
    'https://api.github.com/repos/company/site/pulls/7',
    expect.objectContaining({
      method: 'GET',
      headers: expect.objectContaining({authorization: 'Bearer s3cret'}) as unknown,
    }),
  );
});

it('knows that one is closed, or is not there', async () => {
  const {gitHub} = answering(pull('closed', 'company/site'), {status: 404});

  expect(await gitHub.pullRequest(7)).toMatchObject({isOpen: false});
  expect(await gitHub.pullRequest(8)).toBeUndefined();
});

it('takes no pull request of another repository for one of this', async () => {
  const {gitHub} = answering(pull('open', 'somebody/site'));

  expect(await gitHub.pullRequest(7)).toBeUndefined();
});

it('stops when it is not answered', async () => {
  const {gitHub} = answering({status: 502}, {status: 404});

  await expect(gitHub.pullRequest(7)).rejects.toThrow('GitHub answered 502 to GET pulls/7.');
  await expect(gitHub.updateComment(1, 'a')).rejects.toThrow('GitHub answered 404 to PATCH');
});

it('reads all comments, on however many pages', async () => {
  const comment = (id: number) => ({id, body: 'a', user: {login: 'somebody'}});
  const {gitHub, asked} = answering(
    {json: Array.from({length: 100}, (_, id) => comment(id))},
    {json: [comment(100), {id: 101, user: null}]},
  );

  const comments = await gitHub.comments(7);

  expect(comments).toHaveLength(102);
  expect(comments.at(-1)).toEqual({id: 101, body: '', author: ''});
  expect(asked().map((address) => address.split('?')[1])).toEqual([
    'per_page=100&page=1',
    'per_page=100&page=2',
  ]);
});

it('writes a comment, and another text into it', async () => {
  const {gitHub, send} = answering({status: 201}, {});

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
