/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {publishSite} from './publishSite';
import {updatePagesBranch} from './updatePagesBranch';

// A test runs dozens of git processes.
jest.setTimeout(60_000);

let url = '';
let build = '';

const git = (...args: string[]) =>
  execFileSync('git', ['--git-dir', url, ...args], {encoding: 'utf8'}).trim();
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

it('replaces the site and keeps the previews', async () => {
  await updatePagesBranch({url}, 'Before', (pages) => {
    for (const path of ['pr-7', 'pr-7-review', 'assets']) {
      mkdirSync(join(pages, path));
      writeFileSync(join(pages, path, 'index.html'), 'old');
    }
    writeFileSync(join(pages, 'pr-old.html'), 'old');
    writeFileSync(join(pages, 'CNAME'), 'old.company.com\n');
  });

  expect(await publishSite(build, {}, {url})).toBe(true);

  expect(published()).toEqual([
    '.nojekyll',
    'index.html',
    'pr-7-review/index.html',
    'pr-7/index.html',
  ]);
  expect(git('show', 'gh-pages:index.html')).toBe('new');
});

it('publishes the custom domain', async () => {
  await publishSite(build, {customDomain: 'www.company.com'}, {url});

  expect(git('show', 'gh-pages:CNAME')).toBe('www.company.com');
});

it('reports that nothing has changed', async () => {
  await publishSite(build, {}, {url});

  expect(await publishSite(build, {}, {url})).toBe(false);
});

it('rejects a folder without a build', async () => {
  rmSync(join(build, 'index.html'));

  await expect(publishSite(build, {}, {url})).rejects.toThrow(
    'has no index.html. Run "npm run build" first.',
  );
});

it('rejects a page named like a preview', async () => {
  mkdirSync(join(build, 'pr-7'));

  await expect(publishSite(build, {}, {url})).rejects.toThrow(
    '"pr-7" is reserved for a preview. Rename this page or folder.',
  );
});
