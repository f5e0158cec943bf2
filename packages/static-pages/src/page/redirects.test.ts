/** @jest-environment node */
import {checkRedirects} from './redirects';

it('accepts old and new addresses, with comments and a status', () => {
  const text =
    '# Renamed\n/pricing /benefits\n\n/old/  /#start 302 # for now\n/x https://a.example/b\n' +
    '/%C3%BCber /our%20team\n/100%25 /';

  expect(() => checkRedirects(text)).not.toThrow();
});

it.each([
  ['a pattern', '/blog/* /news/:splat'],
  ['a rewrite', '/a /b 200'],
  ['a condition', '/a /b 301 Country=de'],
  ['no new address', '/a'],
  ['an old address with its host', 'https://old.example.com/a /b'],
  ['a path out of the site', '/../a /b'],
  ['an encoded path out of the site', '/%2E%2E/a /b'],
  ['quotes', '/a /"b'],
  ['a query', '/a?id=1 /b'],
  ['a letter that isn’t encoded', '/über /b'],
  ['a percent sign that encodes nothing', '/100% /b'],
  ['bytes that are no text', '/%FF /b'],
  ['a control character', '/%00 /b'],
])('rejects %s', (_what, line) => {
  expect(() => checkRedirects(line)).toThrow(
    `This line of _redirects doesn't work on every host: ${line}`,
  );
});

it('says how to write other letters', () => {
  expect(() => checkRedirects('/über /b')).toThrow('for /über, write /%C3%BCber');
});
