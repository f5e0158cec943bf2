/** @jest-environment node */
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {createElement} from 'react';
import type {Build} from '../page/PageStep';
import {writePages} from '../page/writePages';
import metadataStep from './metadataStep';
import type {MetadataOptions} from './metadataStep';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';

const options: MetadataOptions = {
  siteName: 'Site',
  themeColor: '#eee',
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
};

const page = (path: string, title: string, main: string, head = '') =>
  `<!doctype html><html><head><title>${title} | Site</title>${head}` +
  `<meta name="description" content="About ${title}.">` +
  `<link rel="canonical" href="https://example.com/x/${path}"></head>` +
  `<body><div id="__docusaurus"><main>${main}</main></div></body></html>`;

const files = {
  'index.html': page('', 'Home', '<h1>Hello $& there</h1>'),
  'a.html': page('a', 'A', ''),
  'b.html': page('b', 'B', '<svg></svg><p>No heading</p>'),
  'hidden.html': page('hidden', 'Hidden', '', '<meta name="robots" content="noindex">'),
  '404.html': page('404', 'Missing', '<h1>Missing</h1>'),
  'static.html': '<html><head></head></html>',
};

let folder = '';
const built = (file: string) => readFileSync(join(folder, file), 'utf8');

async function build(noIndex: boolean): Promise<void> {
  const step = metadataStep(
    {
      siteDir: folder,
      outDir: folder,
      baseUrl: '/x/',
      siteConfig: {url: 'https://example.com', titleDelimiter: '|', noIndex},
    } as Build,
    options,
  );
  await writePages(folder, [step], {keepSeparators: false});
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'metadata-'));
  Object.entries(files).forEach(([file, text]) => writeFileSync(join(folder, file), text));
});

it('gives each rendered page an image that exists', async () => {
  await build(false);

  for (const file of ['index.html', 'a.html', '404.html']) {
    const [, image = ''] =
      /og:image"? content="?https:\/\/example\.com\/x\/([^">]+)/.exec(built(file)) ?? [];
    expect(readFileSync(join(folder, image)).subarray(1, 4).toString()).toBe('PNG');
  }
  expect(built('index.html')).toContain('content="An image of Hello $& there"');
  expect(built('b.html')).toContain('content="An image of B"');
  expect(built('static.html')).toBe(files['static.html']);
});

it('invites crawlers to a published site', async () => {
  await build(false);

  expect(built('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.com/x/sitemap.xml\n',
  );
});

it('keeps crawlers from a hidden site, and keeps the files that the site has', async () => {
  writeFileSync(join(folder, 'favicon.ico'), 'own');
  await build(true);

  expect(built('favicon.ico')).toBe('own');
  expect(built('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  expect(built('hidden.html')).toContain('og:image');
});
