/** @jest-environment node */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {builtPages, findFile} from './builtFiles';

const folder = mkdtempSync(join(tmpdir(), 'built-pages-'));

it('rejects a build without pages', () => {
  for (const path of [folder, join(folder, 'missing')]) {
    expect(() => builtPages(path)).toThrow(`${path} contains no pages. Run the build first.`);
  }
});

it('finds pages with and without a folder of their own, each once, and no redirects', () => {
  mkdirSync(join(folder, 'docs/guide'), {recursive: true});
  for (const file of ['index.html', 'myindex.html', 'docs/index.html', 'docs/guide/index.html']) {
    writeFileSync(join(folder, file), '');
  }
  writeFileSync(join(folder, '404.html'), '');
  writeFileSync(join(folder, 'sitemap.xml'), '');
  // The second file of a page, and a page at an old address.
  writeFileSync(join(folder, 'docs.html'), '');
  writeFileSync(join(folder, 'old.html'), '<meta http-equiv="refresh" content="0; url=/docs">');

  expect(builtPages(folder)).toEqual([
    {path: '/404', file: '404.html'},
    {path: '/docs', file: 'docs.html'},
    {path: '/docs/guide', file: 'docs/guide/index.html'},
    {path: '/', file: 'index.html'},
    {path: '/myindex', file: 'myindex.html'},
  ]);
});

it('finds the file for a path like a web server, and nothing outside the build', () => {
  expect(findFile(folder, '/docs/guide')).toBe(join(folder, 'docs/guide/index.html'));
  expect(findFile(folder, 'myindex')).toBe(join(folder, 'myindex.html'));
  expect(findFile(folder, 'docs%2Fguide')).toBe(join(folder, 'docs/guide/index.html'));
  expect(findFile(join(folder, 'docs'), '../404.html')).toBeUndefined();
  expect(findFile(folder, '100%')).toBeUndefined();
});
