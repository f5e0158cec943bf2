/** @jest-environment node */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {identicalPages} from './identicalPages';

const folder = mkdtempSync(join(tmpdir(), 'identical-pages-'));
const home = '<a href="/tools#prices">Prices</a><script src="/site.js"></script>';
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

it('ignores compressed copies and lists of pages', () => {
  const copies = (text: string) => ({'tools.html.br': text, 'tools.html.gz': text});

  expect(
    identical(
      {...copies('b'), 'llms.txt': 'b', 'llms.txt.br': 'b', 'sitemap.xml': 'b'},
      {...copies('a'), 'llms.txt': 'a', 'llms.txt.br': 'a', 'sitemap.xml': 'a'},
    ),
  ).toEqual(['/', '/tools']);
});

it('opens every page if a file changes that any of them can load', () => {
  expect(identical({'site.js': 'stop()'})).toEqual([]);
  expect(identical({'data.gz': 'b'}, {'data.gz': 'a'})).toEqual([]);
});

it('opens pages with links that break', () => {
  expect(identical({'tools.html': '<h2 id="costs">Costs</h2>'})).toEqual([]);
});
