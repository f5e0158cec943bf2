/** @jest-environment node */
import {createHash} from 'node:crypto';
import {load} from 'cheerio';
import {sourcesOf} from './sources';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const found = (html: string) =>
  Object.fromEntries(Array.from(sourcesOf(load(html)), ([name, sources]) => [name, [...sources]]));

const always = {'connect-src': ["'self'"], 'img-src': ["'self'"]};

it.each<[string, string, string, unknown[]]>([
  ['a script', '<script type=module>"ü"</script>', 'script-src', ["'self'", hash('"ü"')]],
  ['speculation rules', '<script type=speculationrules>{}</script>', 'script-src', [hash('{}')]],
  [
    'another site’s script',
    '<script src=//a.test/b.js></script>',
    'script-src',
    ['https://a.test'],
  ],
  ["an island's scripts", '<site-island src="/a.js"></site-island>', 'script-src', ["'self'"]],
  ['styles', '<style>p > b{color:red}</style>', 'style-src', [hash('p > b{color:red}')]],
  ['a stylesheet', '<link rel="preload stylesheet" href=/a.css>', 'style-src', ["'self'"]],
  ['another site’s image', '<img src=https://b.test/c.png?d>', 'img-src', ['https://b.test']],
  [
    'several sizes of one',
    '<img srcset="https://b.test/1.png 1x, https://c.test/2.png 2x">',
    'img-src',
    ['https://b.test', 'https://c.test'],
  ],
  [
    'an image in styles',
    "<style>p{background:url('https://d.test/e.svg')}</style>",
    'img-src',
    ['https://d.test'],
  ],
  ['an image in an address', '<img src="data:image/png;base64,AA">', 'img-src', ['data:']],
  ['a font', '<style>@font-face{src:url(/f.woff2)}</style>', 'font-src', ["'self'"]],
  ['a film', '<video><source src=https://e.test/f></video>', 'media-src', ['https://e.test']],
  [
    'an image for browsers without JavaScript',
    '<noscript><img src=https://l.test/m></noscript>',
    'img-src',
    ['https://l.test'],
  ],
  ['a frame', '<iframe src=https://g.test/h></iframe>', 'frame-src', ['https://g.test']],
  ['a manifest', '<link rel=manifest href=/i.webmanifest>', 'manifest-src', ["'self'"]],
  [
    'a form that is sent',
    '<form action=https://j.test/k></form>',
    'form-action',
    ['https://j.test'],
  ],
])('allows %s', (_what, html, directive, sources) => {
  expect(found(html)[directive]).toEqual(expect.arrayContaining(sources));
});

it.each([
  ['data', '<script type="application/ld+json">{}</script>'],
  ['links', '<a href=https://a.test/>A</a>'],
  ['a form without an address', '<form method=dialog></form>'],
  ['an invalid address', '<img src="http://">'],
])('allows nothing more for %s', (_what, html) => {
  expect(found(html)).toEqual(always);
});

it('takes no address from a reference within the page', () => {
  expect(Object.keys(found('<style>p{clip-path:url(#clip)}</style>'))).toEqual([
    ...['img-src', 'connect-src', 'style-src'],
  ]);
});

it('lets scripts send requests to where forms are sent', () => {
  const page = '<form action=https://j.test/k></form><form method=dialog></form>';

  expect(found(page)['connect-src']).toEqual(["'self'", 'https://j.test']);
});
