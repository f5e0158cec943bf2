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
) => refusal({method, headers: {...ownPage, ...headers}, socket: {remoteAddress}}, token);

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
