/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {changePages} from './changePages';
import {publishSite} from './publishSite';

let url = '';
let build = '';
const place = {origin: 'https://company.github.io', base: '/site/'};

const git = (...words: string[]) =>
  execFileSync('git', ['--git-dir', url, ...words], {encoding: 'utf8'}).trim();
const published = () => git('ls-tree', '-r', '--name-only', 'gh-pages').split('\n');

beforeEach(() => {
  url = mkdtempSync(join(tmpdir(), 'remote-'));
  execFileSync('git', ['init', '--quiet', '--bare', url]);
  build = mkdtempSync(join(tmpdir(), 'build-'));
  writeFileSync(join(build, 'index.html'), 'new');
});
afterEach(() => {
  rmSync(url, {recursive: true});
  rmSync(build, {recursive: true});
});

it('publishes the site in place of the last one, and keeps the previews', async () => {
  await changePages({url}, 'Before', (pages) => {
    for (const path of ['pr-7', 'pr-7-review', 'assets']) {
      mkdirSync(join(pages, path));
      writeFileSync(join(pages, path, 'index.html'), 'old');
    }
    writeFileSync(join(pages, 'pr-old.html'), 'old');
    writeFileSync(join(pages, 'CNAME'), 'old.company.com\n');
  });

  expect(await publishSite(build, place, {url})).toBe(true);

  expect(published()).toEqual([
    '.nojekyll',
    'index.html',
    'pr-7-review/index.html',
    'pr-7/index.html',
  ]);
  expect(git('show', 'gh-pages:index.html')).toBe('new');
});

it('names the domain of the site, if it has one of its own', async () => {
  await publishSite(build, {...place, domain: 'www.company.com'}, {url});

  expect(git('show', 'gh-pages:CNAME')).toBe('www.company.com');
});

it('says when nothing has changed', async () => {
  await publishSite(build, place, {url});

  expect(await publishSite(build, place, {url})).toBe(false);
});

it('refuses to publish nothing', async () => {
  rmSync(join(build, 'index.html'));

  await expect(publishSite(build, place, {url})).rejects.toThrow('There is no site in');
});

it('refuses a page that would be taken for a preview', async () => {
  mkdirSync(join(build, 'pr-7'));

  await expect(publishSite(build, place, {url})).rejects.toThrow(
    '"pr-7" has the name of a preview. Give the page another address.',
  );
});
