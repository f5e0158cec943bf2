/** @jest-environment node */
import {refusal, tokenHeader} from './refusal';

const token = '0f8fad5b-d9cb-469f-a165-70867728950e';
const ownPage = {
  host: 'localhost:3000',
  origin: 'http://localhost:3000',
  'content-type': 'application/json',
  [tokenHeader]: token,
};
const ask = (
  headers: Record<string, string | undefined>,
  {method = 'POST', remoteAddress = '::1'} = {},
) =>
  refusal(
    {method, headers: {...ownPage, ...headers}, socket: {remoteAddress, localPort: 3000}},
    token,
  );

it.each([
  ['localhost:3000', 'http://localhost:3000'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['[::1]:3000', 'https://[::1]:3000'],
])('answers a page at %s', (host, origin) => {
  expect(ask({host, origin})).toBeUndefined();
});

it.each<[string, Parameters<typeof ask>, RegExp]>([
  ['DNS rebinding', [{host: 'evil.test:3000', origin: 'http://evil.test:3000'}], /localhost/],
  ['a name that only starts like it', [{host: 'localhost.evil.test'}], /localhost/],
  ['a host that is missing', [{host: undefined}], /localhost/],
  ['a cross-site request', [{origin: 'https://evil.test'}], /another site/],
  ['another server on this computer', [{origin: 'http://localhost:8080'}], /another site/],
  ['a sandboxed page', [{origin: 'null'}], /another site/],
  ['an origin that is missing', [{origin: undefined}], /another site/],
  ['a wrong token', [{[tokenHeader]: token.replace('0', '1')}], /restarted/],
  ['a missing token', [{[tokenHeader]: undefined}], /restarted/],
  ['a form', [{'content-type': 'text/plain'}], /JSON/],
  ['a link', [{}, {method: 'GET'}], /JSON/],
  ['another computer', [{}, {remoteAddress: '192.168.1.7'}], /the computer/],
])('refuses %s', (_what, request, reason) => {
  expect(ask(...request)).toMatch(reason);
});

describe('in a GitHub codespace', () => {
  const forwarded = 'fuzzy-space-3000.app.github.dev';
  afterEach(() => delete process.env.CODESPACE_NAME);

  it.each([
    ['localhost:3000', 'https://localhost:3000'],
    ['localhost:3000', `https://${forwarded}`],
    [forwarded, `https://${forwarded}`],
    [forwarded, 'http://localhost:3000'],
  ])('answers its own pages: %s, %s', (host, origin) => {
    process.env.CODESPACE_NAME = 'fuzzy-space';
    expect(ask({host, origin})).toBeUndefined();
  });

  it.each([
    ['a cross-site request', {host: forwarded, origin: 'https://evil.test'}],
    ['another codespace', {origin: 'https://other-space-3000.app.github.dev'}],
    ['another server in it', {origin: 'https://fuzzy-space-8080.app.github.dev'}],
    ['another server on it', {host: forwarded, origin: 'http://localhost:8080'}],
    ['DNS rebinding', {host: 'evil.test:3000', origin: 'http://evil.test:3000'}],
  ])('refuses %s', (_what, headers) => {
    process.env.CODESPACE_NAME = 'fuzzy-space';
    expect(ask(headers)).toMatch(/localhost|another site/);
  });

  it('doesn’t answer them elsewhere', () => {
    expect(ask({host: forwarded, origin: `https://${forwarded}`})).toMatch(/localhost/);
  });
});
