/** @jest-environment node */
import {brotli} from '../server';
import type {ServedRequest} from '../server';
import {scriptOf, sumRequests, totalOf} from './sumRequests';

const request = (type: string, text: string): ServedRequest => ({
  type,
  text,
  bytes: brotli(text).length,
  isPrefetch: false,
});
const size = (text: string) => brotli(text).length;

it('adds up nothing', () => {
  expect(sumRequests([])).toEqual({html: 0, css: 0, js: 0, other: 0, total: 0, requests: 0});
});

it('counts each file by its type', () => {
  const [css, js, svg] = ['a{color:red}', 'alert(1)', '<svg/>'];

  expect(
    sumRequests([
      request('text/css', css),
      request('text/javascript', js),
      request('text/javascript', js),
      request('image/svg+xml', svg),
    ]),
  ).toEqual({
    html: 0,
    css: size(css),
    js: 2 * size(js),
    other: size(svg),
    total: size(css) + 2 * size(js) + size(svg),
    requests: 4,
  });
});

it('counts inline styles and scripts as what they are', () => {
  const html =
    '<style>a{color:red}</style><style>b{color:blue}</style><script>let a</script><script type=module>let b</script><p>Text';

  const sum = sumRequests([request('text/html', html)]);

  expect(sum.css).toBe(size('a{color:red}b{color:blue}'));
  expect(sum.js).toBe(size('let alet b'));
  expect(sum.html).toBe(size(html) - sum.css - sum.js);
  expect(sum.total).toBe(size(html));
});

it.each([
  ['JSON', '<script type="application/json">{"a":1}</script>'],
  ['speculation rules', '<script type=speculationrules>{"prefetch":[]}</script>'],
  ['a file', '<script src="/a.js"></script>'],
])('counts a script element with %s as HTML', (_what, html) => {
  expect(sumRequests([request('text/html', html)])).toMatchObject({js: 0, html: size(html)});
});

it('adds up what a page loads at first and later', () => {
  const first = sumRequests([request('text/javascript', 'let first')]);
  const later = sumRequests([request('text/javascript', 'let l'), request('text/css', 'a{}')]);

  expect(scriptOf({first, later})).toBe(size('let first') + size('let l'));
  expect(totalOf({first, later})).toBe(size('let first') + size('let l') + size('a{}'));
});
