/** @jest-environment node */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tokenHeader} from './refusal';
import {endpoint} from '.';
import type {Middleware} from '.';

const token = '0f8fad5b-d9cb-469f-a165-70867728950e';
const answer = jest.fn((request: unknown): Promise<unknown> => Promise.resolve({got: request}));
const {devServer} = endpoint({path: '/ask', token, maxBodyBytes: 20, answer});
const middlewares: Middleware[] = [];
devServer.setupMiddlewares(middlewares);
const server = createServer((request, response) => middlewares[0]?.middleware(request, response));
let origin = '';

beforeAll((done) => {
  server.listen(0, '127.0.0.1', () => {
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    done();
  });
});
afterAll(() => server.close());
beforeEach(() => answer.mockClear());

async function post(body: string, sentToken = token) {
  const headers = {origin, 'content-type': 'application/json', [tokenHeader]: sentToken};
  const response = await fetch(`${origin}/ask`, {method: 'POST', headers, body});
  return {status: response.status, body: (await response.json()) as unknown};
}

it('answers JSON with JSON', async () => {
  expect(await post('{"a": ["ü"]}')).toEqual({status: 200, body: {got: {a: ['ü']}}});
});

it('says why nothing was done, also in the terminal', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  answer.mockRejectedValueOnce(new Error('There is no such page.'));

  expect(await post('{}')).toEqual({status: 409, body: {message: 'There is no such page.'}});
  expect(log).toHaveBeenCalledWith('/ask: Error: There is no such page.');
});

it('reads no request that is too long or has a stale token', async () => {
  const message = expect.any(String) as string;

  expect(await post(JSON.stringify('a'.repeat(19)))).toEqual({status: 413, body: {message}});
  expect(await post('{}', 'stale')).toEqual({status: 403, body: {message}});
  expect(answer).not.toHaveBeenCalled();
});
