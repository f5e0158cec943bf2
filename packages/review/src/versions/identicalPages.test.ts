/** @jest-environment node */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {identicalPages} from './identicalPages';

const folder = mkdtempSync(join(tmpdir(), 'identical-pages-'));
const home = '<script src="/site.js"></script>';
const tools = '<h2 id="prices">Prices</h2>';

let builds = 0;

/** Writes a build with two pages, as it is or with other files. */
function build(files: Record<string, string> = {}): string {
  builds += 1;
  const root = join(folder, String(builds));
  const all = {'index.html': home, 'tools.html': tools, 'site.js': 'start()', ...files};
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), text);
  }
  return root;
}

const identical = (files: Record<string, string>, former: Record<string, string> = {}) =>
  Array.from(identicalPages(build(former), build(files))).sort();

it('finds pages that are the same', () => {
  expect(identical({})).toEqual(['/', '/tools']);
  expect(identical({'tools.html': `${tools} From $10`})).toEqual(['/']);
});

it('ignores files that only web servers and search engines read', () => {
  const files = (text: string) =>
    Object.fromEntries(['_headers', '_redirects', 'sitemap.xml'].map((file) => [file, text]));

  expect(identical({...files('b'), 'new.html': 'A new page'}, files('a'))).toEqual(['/', '/tools']);
});

it('opens the pages that load a file whose content changed', () => {
  expect(identical({'site.js': 'stop()'})).toEqual(['/tools']);
});

it('opens every page if a script loads the file that changed', () => {
  const script = (data: string) => ({'site.js': 'fetch("/data.json")', 'data.json': data});

  expect(identical(script('2'), script('1'))).toEqual([]);
});

it('opens the pages that name a file that was deleted or added', () => {
  const page = {'tools.html': '<img src="/img/my%20logo.svg">'};
  const logo = {'img/my logo.svg': '<svg/>'};

  expect(identical(page, {...page, ...logo})).toEqual(['/']);
  expect(identical({...page, ...logo}, page)).toEqual(['/']);
});

it('opens only the pages whose scripts changed if these have new names', () => {
  const files = (version: string) => ({
    'tools.html': `<script src="/tools.${version}.js"></script>`,
    [`tools.${version}.js`]: `import "/shared.${version}.js"`,
    [`shared.${version}.js`]: version,
  });

  expect(identical(files('b'), files('a'))).toEqual(['/']);
});

it.each([
  ['an &', 'Q&A.png', '/img/Q&amp;A.png'],
  ['a comma', 'us, today.png', '/img/us%2C%20today.png'],
  ['a number sign', 'C#.png', '/img/C%23.png'],
  ['an accent written in another way', 'cafe\u{301}.png', '/img/caf\u{e9}.png'],
])('opens the page with a picture whose name has %s', (_what, file, address) => {
  const files = (picture: string) => ({
    'tools.html': `<p>100% of it</p><img src="${address}">`,
    [`img/${file}`]: picture,
  });

  expect(identical(files('new'), files('old'))).toEqual(['/']);
});
