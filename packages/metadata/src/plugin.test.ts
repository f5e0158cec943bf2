/** @jest-environment node */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {createElement} from 'react';
import metadataPlugin from '.';
import type {MetadataOptions} from '.';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';

const options: MetadataOptions = {
  siteName: 'Site',
  description: 'About everything.',
  colors: {theme: '#eee', background: '#fff'},
  icons: {tab: svg, homeScreen: svg},
  card: {
    fonts: [
      {
        name: 'Inter',
        weight: 500,
        data: readFileSync(require.resolve('@fontsource/inter/files/inter-latin-500-normal.woff')),
      },
    ],
    draw: ({heading, $}) => ({
      background: $.xml('svg'),
      content: createElement('div', {}, heading),
    }),
    describe: ({heading}) => `An image of ${heading}`,
  },
  structuredData: ({title}) => [{'@type': 'Thing', name: title}],
};

const page = (path: string, title: string, main: string, head = '') =>
  `<!doctype html><html><head><title>${title} | Site</title>${head}` +
  `<meta name="description" content="About ${title}.">` +
  `<link rel="canonical" href="https://example.com/x/${path}"></head>` +
  `<body><div id="__docusaurus"><main>${main}</main></div></body></html>`;

const files = {
  'index.html': page('', 'Home', '<h1>Hello $& there</h1><a href="/x/b">B</a><a href="/x/a">A</a>'),
  'a.html': page('a', 'A', '<h1>Page A</h1><ul><li>One</li></ul><form>Name</form>'),
  'b.html': page('b', 'B', '<svg></svg><p>No heading</p>'),
  'hidden.html': page('hidden', 'Hidden', '', '<meta name="robots" content="noindex">'),
  '404.html': page('404', 'Missing', '<h1>Missing</h1>'),
  'static.html': '<html><head></head></html>',
  'assets/css/styles.css': '',
};

let folder = '';
const built = (file: string) => readFileSync(join(folder, file), 'utf8');

async function build(noIndex: boolean): Promise<void> {
  const context = {siteDir: folder} as LoadContext;
  await metadataPlugin(context, options).postBuild?.({
    outDir: folder,
    baseUrl: '/x/',
    siteConfig: {url: 'https://example.com', titleDelimiter: '|', noIndex},
    i18n: {currentLocale: 'en'},
  } as never);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'metadata-'));
  mkdirSync(join(folder, 'assets/css'), {recursive: true});
  Object.entries(files).forEach(([file, text]) => writeFileSync(join(folder, file), text));
});

it('adds an image that exists and its description to each page, below the path of the site', async () => {
  await build(false);

  for (const file of ['index.html', 'a.html', '404.html']) {
    const [, image = ''] =
      /og:image" content="https:\/\/example\.com\/x\/([^"]+)"/.exec(built(file)) ?? [];
    expect(readFileSync(join(folder, image)).subarray(1, 4).toString()).toBe('PNG');
  }
  expect(built('index.html')).toContain('content="An image of Hello $&amp; there"');
  expect(built('b.html')).toContain('content="An image of B"');
});

it('describes listed pages only', async () => {
  await build(false);

  const described = Object.keys(files).filter((file) => built(file).includes('ld+json'));
  expect(described).toEqual(['index.html', 'a.html', 'b.html']);
});

it('writes the text of listed pages in the order of the links on the first one', async () => {
  await build(false);
  const text = built('llms.txt');

  expect(text).toMatch(
    /^# Site\n\n> About everything\.\n\n## \[Home\]\(https:\/\/example\.com\/x\/\)/,
  );
  expect(Array.from(text.matchAll(/^## \[(\w+)\]/gm), ([, title]) => title)).toEqual([
    'Home',
    'B',
    'A',
  ]);
  expect(text).toContain('> About A.\n\n### Page A\n\n- One\n');
  expect(text).toContain('B · A');
});

it('writes tables and definitions whose end tags are missing, without what is hidden', async () => {
  const main =
    '<table><caption>Risks<thead><tr><th>Risk<th>Owner<tbody>' +
    '<tr><th>Delay<td><span data-nosnippet>Owner </span>The sponsor</table>' +
    '<dl><dt>E-mail<dd>info@example.com<dt>Phone<dd>555</dl>' +
    '<p hidden>No match</p><p role="alert">Not loaded</p><p role="status">Copied</p><p>End';
  writeFileSync(join(folder, 'a.html'), page('a', 'A', main));
  await build(false);

  expect(built('llms.txt')).toContain(
    '> About A.\n\nRisk    Owner\nDelay   The sponsor\n\n' +
      'E-mail: info@example.com\nPhone: 555\n\nEnd\n',
  );
});

it('leaves other HTML files, and files that the site has already, as they are', async () => {
  writeFileSync(join(folder, 'robots.txt'), 'own');
  await build(false);

  expect(built('static.html')).toBe(files['static.html']);
  expect(built('robots.txt')).toBe('own');
});

it('invites crawlers to a site, and keeps them from a hidden one', async () => {
  const hidden = mkdtempSync(join(tmpdir(), 'metadata-'));
  cpSync(folder, hidden, {recursive: true});
  await build(false);
  expect(built('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.com/x/sitemap.xml\n',
  );
  rmSync(folder, {recursive: true});
  folder = hidden;
  await build(true);

  expect(built('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  expect(readdirSync(folder)).not.toContain('llms.txt');
  expect(built('hidden.html')).toContain('og:image');
});

it('describes the site for a home screen', async () => {
  await build(false);
  const manifest = JSON.parse(built('manifest.json')) as {icons: {src: string}[]};

  expect(manifest).toMatchObject({name: 'Site', start_url: '/x/', theme_color: '#eee', lang: 'en'});
  for (const {src} of manifest.icons) {
    expect(readdirSync(folder)).toContain(src.replace('/x/', ''));
  }
});
