/** @jest-environment node */
import {deliver, mailAddress} from './deliver';

const endpoint = 'https://forms.example.com/1';
const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();
const answer = (status: number, type = 'application/json') => ({
  ok: status < 300,
  headers: new Headers({'Content-Type': type}),
  text: () => Promise.resolve(''),
});

beforeEach(() => {
  fetchMock.mockReset();
  Object.assign(globalThis, {fetch: fetchMock});
});
const send = (values: Record<string, unknown>) => deliver(endpoint, values);

it('posts the values as JSON, even if the visitor leaves at once', async () => {
  fetchMock.mockResolvedValue(answer(200));

  expect(await send({id: '1', name: 'Ada', _gotcha: ''})).toBe('sent');

  const [[address, request] = []] = fetchMock.mock.calls;
  expect(address).toBe(endpoint);
  expect(request).toMatchObject({
    method: 'POST',
    keepalive: true,
    headers: {'Content-Type': 'application/json'},
    body: '{"id":"1","name":"Ada"}',
  });
});

it('posts a message that is too long for that as long as the visitor stays', async () => {
  fetchMock.mockResolvedValue(answer(200));

  await send({message: '漢'.repeat(30_000)});

  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({keepalive: false});
});

it.each([
  ['an error', answer(500)],
  ['a page', answer(200, 'text/html; charset=utf-8')],
])('is refused by %s', async (_what, response) => {
  fetchMock.mockResolvedValue(response);

  expect(await send({})).toBe('refused');
});

it('is unreachable when the connection breaks during the answer', async () => {
  fetchMock.mockResolvedValue({
    ...answer(200),
    text: () => Promise.reject(new TypeError('broken')),
  });

  expect(await send({})).toBe('unreachable');
});

it('sends nothing when the field that visitors don’t see is filled in', async () => {
  expect(await send({name: 'Ada', _gotcha: 'https://spam.example'})).toBe('sent');

  expect(fetchMock).not.toHaveBeenCalled();
});

describe('a message as an email', () => {
  const bodyOf = (href: string) => new URL(href).searchParams.get('body');
  const mail = (text: string) => mailAddress('info@example.com', 'Meet', text);

  it('has the text as it is', () => {
    expect(bodyOf(mail('Costs $& more?'))).toBe('Costs $& more?');
  });

  it.each(['👍', 'ж', 'a b\n', '漢'])(
    'has an ellipsis between characters of a long text of %j',
    (characters) => {
      const text = characters.repeat(2000);
      const href = mail(text);

      expect(href.length).toBeLessThanOrEqual(2000);
      expect(href.length).toBeGreaterThan(1950);
      const body = bodyOf(href)?.replaceAll('\r\n', '\n') ?? '';
      expect(body.endsWith('…')).toBe(true);
      expect(text.startsWith(body.slice(0, -1))).toBe(true);
    },
  );
});
