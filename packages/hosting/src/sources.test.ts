/** @jest-environment node */
import {createHash} from 'node:crypto';
import {mergeSources, sourcesOf} from './sources';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const found = (html: string) =>
  Object.fromEntries(Array.from(sourcesOf(html), ([name, sources]) => [name, [...sources].sort()]));

const always = {'connect-src': ["'self'"], 'img-src': ["'self'"]};

it("allows nothing but a favicon and the site's own files on a page of text", () => {
  expect(found('<h1>Hello</h1>')).toEqual(always);
});

it.each([
  ['a script', '<script type=module>a</script>', 'script-src', ["'self'", hash('a')]],
  ['speculation rules', '<script type=speculationrules>{}</script>', 'script-src', [hash('{}')]],
  ['a script with umlauts', '<script>"ü"</script>', 'script-src', [hash('"ü"')]],
  [
    'a script of another site',
    '<script src=//a.example/b.js></script>',
    'script-src',
    ['https://a.example'],
  ],
  [
    "an island's scripts",
    '<site-island src="/a.js /b.js"></site-island>',
    'script-src',
    ["'self'"],
  ],
  ['styles', '<style>p > b{color:red}</style>', 'style-src', [hash('p > b{color:red}')]],
  ['a stylesheet', '<link rel="preload stylesheet" href=/a.css>', 'style-src', ["'self'"]],
  [
    'an image of another site',
    '<img src=https://b.example/c.png?d>',
    'img-src',
    ['https://b.example'],
  ],
  [
    'several sizes of one',
    '<img srcset="https://b.example/1.png 1x, https://c.example/2.png 2x">',
    'img-src',
    ['https://b.example', 'https://c.example'],
  ],
  [
    'an image in styles',
    "<style>p{background:url('https://d.example/e.svg')}</style>",
    'img-src',
    ['https://d.example'],
  ],
  ['an image in an address', '<img src="data:image/png;base64,AA">', 'img-src', ['data:']],
  ['a font', '<style>@font-face{src:url(/f.woff2)}</style>', 'font-src', ["'self'"]],
  [
    'a film',
    '<video><source src=https://e.example/f.mp4></video>',
    'media-src',
    ['https://e.example'],
  ],
  ['a frame', '<iframe src=https://g.example/h></iframe>', 'frame-src', ['https://g.example']],
  [
    'a style in a document of a frame',
    '<iframe srcdoc="<style>p{}</style><img src=https://k.example/l.png>"></iframe>',
    'style-src',
    [expect.stringContaining('sha256')],
  ],
  [
    'where a link in a frame leads',
    '<iframe srcdoc="<a href=&quot;https://m.example/n?a=1&amp;amp;b=2&quot;>Play</a>"></iframe>',
    'frame-src',
    ['https://m.example'],
  ],
  ['a manifest', '<link rel=manifest href=/i.webmanifest>', 'manifest-src', ["'self'"]],
  [
    'a form that is sent',
    '<form action=https://j.example/k></form>',
    'form-action',
    ['https://j.example'],
  ],
])('allows %s', (_what, html, directive, sources) => {
  expect(found(html)[directive]).toEqual(expect.arrayContaining(sources));
});

it.each([
  ['data', '<script type="application/ld+json">{}</script>'],
  ['links', '<a href=https://a.example/>A</a>'],
  ['a form without an address', '<form method=dialog></form>'],
  ['a reference within the page', '<style>p{clip-path:url(#clip)}</style>'],
  ['an address that is none', '<img src="http://">'],
])('allows nothing more for %s', (_what, html) => {
  expect(found(html)).toEqual({
    ...always,
    ...(html.includes('<style>') && {'style-src': [expect.any(String)]}),
  });
});

it('adds up the sources of pages', () => {
  const pages = ['<script>a</script>', '<script>b</script><img src=https://c.example/d.png>'];

  const merged = mergeSources(pages.map((page) => sourcesOf(page)));

  expect(merged.get('script-src')).toEqual(new Set([hash('a'), "'self'", hash('b')]));
  expect(merged.get('img-src')).toEqual(new Set(["'self'", 'https://c.example']));
});

it('lets scripts send requests to where forms are sent, if they may', () => {
  const page = '<form action=https://j.example/k></form>';

  const sourcesFor = (html: string, may?: boolean) => sourcesOf(html, may).get('connect-src');
  expect(sourcesFor(page)).toEqual(new Set(["'self'"]));
  expect(sourcesFor(page, true)).toEqual(new Set(["'self'", 'https://j.example']));
  expect(sourcesFor('<form method=dialog></form>', true)).toEqual(new Set(["'self'"]));
});
