/** @jest-environment node */
import {existsSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {updatePagesBranch} from './pagesBranch.ts';
import {FakeRemote, writeFiles} from './testing/FakeGitHub.ts';

// It tries again at once.
jest.mock('node:timers/promises', () => ({setTimeout: () => Promise.resolve()}));

let remote: FakeRemote;
beforeEach(() => {
  remote = new FakeRemote();
});
afterEach(() => {
  rmSync(remote.serverUrl, {recursive: true});
});

const publish = (path: string, text = '') =>
  updatePagesBranch(remote, 'Publish', (folder) => writeFiles(folder, {[path]: text}));

it('keeps the other files, in a single commit, and copies all without git', async () => {
  await publish('a.html');
  await publish('b.html');

  expect(remote.published()).toEqual(['a.html', 'b.html']);
  expect(readdirSync(remote.copyTo)).toEqual(['a.html', 'b.html']);
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
  await updatePagesBranch(remote, 'Publish', update);

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
  await updatePagesBranch(remote, 'Publish', (pages) => {
    folder = pages;
    expect(readFileSync(join(pages, '.git/config'), 'utf8')).not.toMatch(/s3cret|basic/);
    writeFiles(pages, {'a.html': ''});
  });

  expect(readFileSync(seen, 'utf8')).toContain('git');
  expect(readFileSync(seen, 'utf8')).not.toMatch(/s3cret|eC1hY2Nlc3/);
  expect(existsSync(folder)).toBe(false);
});
