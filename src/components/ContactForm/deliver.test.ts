import {deliver} from './deliver';

const endpoint = 'https://forms.example.com/1';
const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();
const answer = (status: number, type = 'application/json') => ({
  ok: status < 300,
  headers: new Headers({'Content-Type': type}),
  text: () => Promise.resolve(''),
});

beforeEach(() => {
  jest.useFakeTimers({now: 0});
  jest.advanceTimersByTime(5000);
  fetchMock.mockReset();
  Object.assign(globalThis, {fetch: fetchMock});
});
afterEach(() => {
  jest.useRealTimers();
});

/** Delivers values, and lets time pass. */
async function send(values: Record<string, unknown>, ms = 0) {
  const outcome = deliver(endpoint, values);
  await jest.advanceTimersByTimeAsync(ms);
  return outcome;
}

it('posts the values as JSON', async () => {
  fetchMock.mockResolvedValue(answer(200));

  expect(await send({id: '1', name: 'Ada', _gotcha: ''})).toBe('sent');

  const [[address, request] = []] = fetchMock.mock.calls;
  expect(address).toBe(endpoint);
  expect(request).toMatchObject({
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: '{"id":"1","name":"Ada"}',
  });
});

it.each([
  ['an error', answer(500)],
  ['an error page', answer(500, 'text/html')],
  ['a page', answer(200, 'text/html; charset=utf-8')],
])('is refused by %s', async (_what, response) => {
  fetchMock.mockResolvedValue(response);

  expect(await send({})).toBe('refused');
});

it.each([
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'the connection breaks during the answer',
    () => Promise.resolve({...answer(200), text: () => Promise.reject(new TypeError('broken'))}),
  ],
])('is unreachable when %s', async (_what, act) => {
  fetchMock.mockImplementation(act);

  expect(await send({})).toBe('unreachable');
});

it('gives up after 15 seconds', async () => {
  let given = false;
  fetchMock.mockImplementation(
    (_address, {signal}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          given = true;
          reject(new DOMException('aborted', 'AbortError'));
        });
      }),
  );
  const outcome = deliver(endpoint, {});

  await jest.advanceTimersByTimeAsync(14_900);
  expect(given).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect(await outcome).toBe('unreachable');
});

it('waits until the page has been open for 3 seconds', async () => {
  jest.useFakeTimers({now: 0});
  jest.advanceTimersByTime(1000);
  fetchMock.mockResolvedValue(answer(200));
  const outcome = deliver(endpoint, {});

  await jest.advanceTimersByTimeAsync(1900);
  expect(fetchMock).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(await outcome).toBe('sent');
});

it("doesn't wait for a visitor who leaves", async () => {
  jest.useFakeTimers({now: 0});
  fetchMock.mockResolvedValue(answer(200));
  const outcome = deliver(endpoint, {});

  dispatchEvent(new Event('pagehide'));
  expect(await outcome).toBe('sent');
  expect(fetchMock.mock.calls[0]?.[1]).toHaveProperty('keepalive', true);
});

it('sends nothing when the field that visitors don’t see is filled in', async () => {
  expect(await send({name: 'Ada', _gotcha: 'https://spam.example'})).toBe('sent');

  expect(fetchMock).not.toHaveBeenCalled();
});
