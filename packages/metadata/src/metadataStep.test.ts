/** @jest-environment node */
import {mkdtempSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Build} from '@sitekit/islands';
import {writePages} from '@sitekit/islands/writePages';
import {createElement} from 'react';
import metadataStep from '.';
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
      i18n: {currentLocale: 'en'},
    } as Build,
    options,
  );
  await writePages(folder, [step], {keepSeparators: false});
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'metadata-'));
  Object.entries(files).forEach(([file, text]) => writeFileSync(join(folder, file), text));
});

it('gives each rendered page an image that exists, and listed ones a description', async () => {
  await build(false);

  for (const file of ['index.html', 'a.html', '404.html']) {
    const [, image = ''] =
      /og:image"? content="?https:\/\/example\.com\/x\/([^">]+)/.exec(built(file)) ?? [];
    expect(readFileSync(join(folder, image)).subarray(1, 4).toString()).toBe('PNG');
  }
  expect(built('index.html')).toContain('content="An image of Hello $& there"');
  expect(built('b.html')).toContain('content="An image of B"');
  expect(built('static.html')).toBe(files['static.html']);
  const described = Object.keys(files).filter((file) => built(file).includes('ld+json'));
  expect(described).toEqual(['index.html', 'a.html', 'b.html']);
});

it('writes the text of listed pages in the order of the links on the first one', async () => {
  // The end tags are missing, as in minified pages.
  const main =
    '<h1>Page A</h1><ul><li>One</ul><form>Name</form>' +
    '<table><caption>Risks<thead><tr><th>Risk<th>Owner<tbody>' +
    '<tr><th>Delay<td><span data-nosnippet>Owner </span>The sponsor</table>' +
    '<dl><dt>E-mail<dd>info@example.com<dt>Phone<dd>555</dl>' +
    '<p hidden>No match</p><p role="alert">Not loaded</p><p role="status">Copied</p><p>End';
  writeFileSync(join(folder, 'a.html'), page('a', 'A', main));
  await build(false);

  const address = 'https://example.com/x/';
  expect(built('llms.txt')).toBe(
    `# Site\n\n> About everything.\n\n## [Home](${address})\n\n> About Home.\n\n` +
      `### Hello $& there\n\nB · A\n\n## [B](${address}b)\n\n> About B.\n\nNo heading\n\n` +
      `## [A](${address}a)\n\n> About A.\n\n### Page A\n\n- One\n\n` +
      'Risk    Owner\nDelay   The sponsor\n\nE-mail: info@example.com\nPhone: 555\n\nEnd\n',
  );
});

it('keeps crawlers from a hidden site, and keeps the files that the site has', async () => {
  writeFileSync(join(folder, 'manifest.json'), 'own');
  await build(true);

  expect(built('manifest.json')).toBe('own');
  expect(built('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  expect(readdirSync(folder)).not.toContain('llms.txt');
  expect(built('hidden.html')).toContain('og:image');
});
