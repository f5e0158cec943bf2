/** @jest-environment node */
import {existsSync, mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {updatePagesBranch} from './pagesBranch.ts';
import type {PagesRemote} from './pagesBranch.ts';
import {FakeRemote, writeFiles} from './testing/FakeGitHub.ts';

let remote: FakeRemote;
beforeEach(() => {
  remote = new FakeRemote();
});
afterEach(() => {
  rmSync(remote.serverUrl, {recursive: true});
});

const publish = (path: string, text = '', options: Partial<PagesRemote> = {}) =>
  updatePagesBranch(
    {url: remote.url, branch: remote.branch, ...options},
    'Publish',
    (folder) => writeFiles(folder, {[path]: text}),
    1,
  );

it('keeps the other files, in a single commit, and copies all without git', async () => {
  await publish('a.html');
  const copyTo = mkdtempSync(join(tmpdir(), 'copy-'));
  await publish('b.html', '', {copyTo});

  expect(remote.published()).toEqual(['a.html', 'b.html']);
  expect(readdirSync(copyTo)).toEqual(['a.html', 'b.html']);
  expect(remote.git('log', '--format=%an: %s', 'gh-pages')).toBe('github-actions[bot]: Publish\n');
});

it('publishes files unchanged, even those that git would ignore', async () => {
  await publish('.gitignore', '*.js\n');
  await publish('a.js', 'one\r\ntwo\n');

  expect(remote.show('a.js')).toBe('one\r\ntwo\n');
});

it('starts over when another run has published in the meantime', async () => {
  await publish('b.html');
  const other = remote.git('rev-parse', 'gh-pages').trim();
  remote.git('update-ref', '-d', 'refs/heads/gh-pages');
  await publish('a.html');
  let attempts = 0;
  const update = (folder: string) => {
    attempts += 1;
    if (attempts === 1) {
      remote.git('update-ref', 'refs/heads/gh-pages', other);
    }
    writeFiles(folder, {'c.html': ''});
  };
  await updatePagesBranch(remote, 'Publish', update, 1);

  expect(remote.published()).toEqual(['b.html', 'c.html']);
});

it('does not retry other errors', async () => {
  const update = jest.fn(() => {
    throw new Error('The preview is not published');
  });

  await expect(updatePagesBranch(remote, 'Publish', update)).rejects.toThrow('not published');
  expect(update).toHaveBeenCalledTimes(1);
});

it('keeps its token out of process lists and files', async () => {
  const seen = join(remote.serverUrl, 'seen');
  remote.onNextPush(`ps -eo args > ${seen}`);
  let folder = '';
  await updatePagesBranch(
    {url: remote.url, branch: remote.branch, token: 's3cret'},
    'Publish',
    (pages) => {
      folder = pages;
      expect(readFileSync(join(pages, '.git/config'), 'utf8')).not.toMatch(/s3cret|basic/);
      writeFiles(pages, {'a.html': ''});
    },
  );

  expect(readFileSync(seen, 'utf8')).toContain('git');
  expect(readFileSync(seen, 'utf8')).not.toMatch(/s3cret|eC1hY2Nlc3/);
  expect(existsSync(folder)).toBe(false);
});
