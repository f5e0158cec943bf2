/** @jest-environment node */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {findFile, readBuild} from './builtFiles';

const folder = mkdtempSync(join(tmpdir(), 'built-pages-'));

it('rejects a build without pages', () => {
  for (const path of [folder, join(folder, 'missing')]) {
    expect(() => readBuild(path)).toThrow(`${path} contains no pages. Run the build first.`);
  }
});

it('finds pages with and without a folder of their own, each once, redirects, and the base', () => {
  mkdirSync(join(folder, 'docs/guide'), {recursive: true});
  for (const file of ['myindex.html', 'docs/index.html', 'docs/guide/index.html', '404.html']) {
    writeFileSync(join(folder, file), '<title>A page | Site</title>');
  }
  writeFileSync(join(folder, 'index.html'), '<link rel=canonical href="https://a.test/pr-7/">');
  writeFileSync(join(folder, 'sitemap.xml'), '');
  // The second file of a page, and a page at an old address.
  writeFileSync(join(folder, 'docs.html'), '');
  writeFileSync(
    join(folder, 'old.html'),
    '<meta http-equiv="refresh" content="0; url=/pr-7/docs">',
  );

  writeFileSync(join(folder, '_redirects'), '/old /docs 301\n');

  const {base, pages, redirects, files} = readBuild(folder);
  expect(pages.map(({path}) => path)).toEqual(['/404', '/docs', '/docs/guide', '/', '/myindex']);
  expect(pages.map(({name}) => name)).toContain('A page');
  expect([...redirects]).toEqual([['/old', '/docs']]);
  expect(base).toBe('/pr-7/');
  expect(files).toEqual(['sitemap.xml']);
});

it('leaves out the report, which previews have in the folder review', () => {
  const build = mkdtempSync(join(tmpdir(), 'preview-'));
  mkdirSync(join(build, 'review/work-1/after'), {recursive: true});
  for (const file of ['index', 'review/index', 'review/work-1/after/index', 'review/prices']) {
    writeFileSync(join(build, `${file}.html`), '<title>A page</title>');
  }
  writeFileSync(join(build, 'review/work-1/after/picture.png'), '');

  const {pages, files} = readBuild(build);
  expect(pages.map(({path}) => path)).toEqual(['/', '/review/prices']);
  expect(files).toEqual([]);
});

it('finds the file for a path like a web server, and nothing outside the build', () => {
  expect(findFile(folder, '/docs/guide')).toBe(join(folder, 'docs/guide/index.html'));
  expect(findFile(folder, 'myindex')).toBe(join(folder, 'myindex.html'));
  expect(findFile(folder, 'docs%2Fguide')).toBe(join(folder, 'docs/guide/index.html'));
  expect(findFile(join(folder, 'docs'), '../404.html')).toBeUndefined();
  expect(findFile(folder, '100%')).toBeUndefined();
});
