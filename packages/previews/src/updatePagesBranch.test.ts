/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {updatePagesBranch} from './updatePagesBranch.ts';

// A test runs up to 130 git processes.
jest.setTimeout(60_000);

let url = '';
const remote = () => ({url});

const git = (...args: string[]) =>
  execFileSync('git', ['--git-dir', url, ...args], {encoding: 'utf8'}).trim();
const published = () => git('ls-tree', '-r', '--name-only', 'gh-pages').split('\n');
const write =
  (name: string, text = name) =>
  (folder: string) =>
    writeFileSync(join(folder, name), text);
const publish = (name: string, text?: string) =>
  updatePagesBranch(remote(), `Publish ${name}`, write(name, text), 1);

beforeEach(() => {
  url = mkdtempSync(join(tmpdir(), 'remote-'));
  execFileSync('git', ['init', '--quiet', '--bare', url]);
});

it('creates the branch', async () => {
  expect(await publish('a.html')).toBe(true);

  expect(published()).toEqual(['a.html']);
  expect(git('log', '--format=%an: %s', 'gh-pages')).toBe('github-actions[bot]: Publish a.html');
});

it('keeps the other files, in a single commit', async () => {
  await publish('a.html');
  await publish('b.html');

  expect(published()).toEqual(['a.html', 'b.html']);
  expect(git('rev-list', '--count', 'gh-pages')).toBe('1');
});

it('publishes files unchanged, even those that git would ignore', async () => {
  await updatePagesBranch(
    remote(),
    'Publish',
    (folder) => {
      writeFileSync(join(folder, '.gitignore'), '*.js\n');
      writeFileSync(join(folder, 'a.js'), 'one\r\ntwo\n');
    },
    1,
  );

  expect(published()).toContain('a.js');
  expect(execFileSync('git', ['--git-dir', url, 'show', 'gh-pages:a.js'], {encoding: 'utf8'})).toBe(
    'one\r\ntwo\n',
  );
});

it('publishes nothing when nothing has changed', async () => {
  await publish('a.html');
  const before = git('rev-parse', 'gh-pages');

  expect(await publish('a.html')).toBe(false);
  expect(git('rev-parse', 'gh-pages')).toBe(before);
});

it('starts over when another run has published in the meantime', async () => {
  await publish('a.html');
  let attempts = 0;

  await updatePagesBranch(
    remote(),
    'Publish c.html',
    async (folder) => {
      attempts += 1;
      write('c.html')(folder);
      if (attempts < 3) {
        await publish('b.html', `${attempts}`);
      }
    },
    1,
  );

  expect(attempts).toBe(3);
  expect(published()).toEqual(['a.html', 'b.html', 'c.html']);
});

it('keeps the files of all runs that publish at once', async () => {
  const names = ['a.html', 'b.html', 'c.html'];

  await Promise.all(names.map((name) => publish(name)));

  expect(published()).toEqual(names);
});

it('gives up when other runs are faster every time', async () => {
  let attempts = 0;
  const change = async (folder: string) => {
    attempts += 1;
    write('a.html')(folder);
    await publish('b.html', `${attempts}`);
  };

  await expect(updatePagesBranch(remote(), 'Publish', change, 1)).rejects.toThrow('stale info');
  expect(attempts).toBe(6);
});

it('copies what is published, without git', async () => {
  const copyTo = mkdtempSync(join(tmpdir(), 'copy-'));
  await publish('a.html');
  await updatePagesBranch({url, copyTo}, 'Publish', write('b.html'), 1);

  expect(readdirSync(copyTo)).toEqual(['a.html', 'b.html']);
});

it('tries again when the server fails', async () => {
  let attempts = 0;
  const error = {stderr: 'fatal: unable to access: The requested URL returned error: 502'};
  const isChanged = await updatePagesBranch(
    remote(),
    'Publish',
    (folder) => {
      attempts += 1;
      if (attempts === 1) {
        throw Object.assign(new Error('git failed'), error);
      }
      write('a.html')(folder);
    },
    1,
  );

  expect([isChanged, attempts]).toEqual([true, 2]);
});

it('does not retry other errors', async () => {
  let attempts = 0;
  const change = () => {
    attempts += 1;
    throw new Error('The preview is not published');
  };

  await expect(updatePagesBranch(remote(), 'Publish', change, 1)).rejects.toThrow('not published');
  expect(attempts).toBe(1);
});

it('keeps its token out of process lists and files', async () => {
  const seen = join(mkdtempSync(join(tmpdir(), 'seen-')), 'seen');
  mkdirSync(join(url, 'hooks'), {recursive: true});
  const hook = `#!/bin/sh\nps -eo args > ${seen}\n`;
  writeFileSync(join(url, 'hooks/pre-receive'), hook, {mode: 0o755});
  let folder = '';

  await updatePagesBranch({url, token: 's3cret'}, 'Publish', (pages) => {
    folder = pages;
    const config = readFileSync(join(pages, '.git/config'), 'utf8');
    expect(config).not.toContain(Buffer.from('x-access-token:s3cret').toString('base64'));
    write('a.html')(pages);
  });

  expect(readFileSync(seen, 'utf8')).toContain('git');
  expect(readFileSync(seen, 'utf8')).not.toMatch(/s3cret|eC1hY2Nlc3/);
  expect(existsSync(folder)).toBe(false);
});
