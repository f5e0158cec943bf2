/** @jest-environment node */
import {readRedirects} from './redirects';

it('reads old and new addresses', () => {
  const text =
    '# Renamed\n/pricing /benefits\n\n/old/  /#start 302 # for now\n/x https://a.example/b';

  expect(readRedirects(text)).toEqual([
    {from: '/pricing', to: '/benefits', status: 301},
    {from: '/old/', to: '/#start', status: 302},
    {from: '/x', to: 'https://a.example/b', status: 301},
  ]);
});

it.each([
  ['a pattern', '/blog/* /news/:splat'],
  ['a rewrite', '/a /b 200'],
  ['a condition', '/a /b 301 Country=de'],
  ['no new address', '/a'],
  ['a path out of the site', '/../a /b'],
  ['quotes', '/a /"b'],
])('rejects %s', (_what, line) => {
  expect(() => readRedirects(line)).toThrow(
    `This line of _redirects doesn't work on every host: ${line}`,
  );
});
