/** @jest-environment node */
import {checkRedirects} from './redirects';

it('accepts old and new addresses, with comments and a status', () => {
  const text =
    '# Renamed\n/pricing /benefits\n\n/old/  /#start 302 # for now\n/x https://a.example/b';

  expect(() => checkRedirects(text)).not.toThrow();
});

it.each([
  ['a pattern', '/blog/* /news/:splat'],
  ['a rewrite', '/a /b 200'],
  ['a condition', '/a /b 301 Country=de'],
  ['no new address', '/a'],
  ['a path out of the site', '/../a /b'],
  ['quotes', '/a /"b'],
])('rejects %s', (_what, line) => {
  expect(() => checkRedirects(line)).toThrow(
    `This line of _redirects doesn't work on every host: ${line}`,
  );
});
