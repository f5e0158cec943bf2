/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {changePages} from './changePages';

let url = '';
const remote = () => ({url});

const git = (...words: string[]) =>
  execFileSync('git', ['--git-dir', url, ...words], {encoding: 'utf8'}).trim();
const published = () => git('ls-tree', '-r', '--name-only', 'gh-pages').split('\n');
const writing =
  (name: string, text = name) =>
  (folder: string) =>
    writeFileSync(join(folder, name), text);
const publish = (name: string, text?: string) =>
  changePages(remote(), `Publish ${name}`, writing(name, text), 1);

beforeEach(() => {
  url = mkdtempSync(join(tmpdir(), 'remote-'));
  execFileSync('git', ['init', '--quiet', '--bare', url]);
});
afterEach(() => {
  rmSync(url, {recursive: true});
});

it('begins the branch where there is none', async () => {
  expect(await publish('a.html')).toBe(true);

  expect(published()).toEqual(['.nojekyll', 'a.html']);
  expect(git('log', '--format=%an: %s', 'gh-pages')).toBe('github-actions[bot]: Publish a.html');
});

it('keeps what it does not change, and no past', async () => {
  await publish('a.html');
  await publish('b.html');

  expect(published()).toEqual(['.nojekyll', 'a.html', 'b.html']);
  expect(git('rev-list', '--count', 'gh-pages')).toBe('1');
});

it('publishes files that settings of git would ignore or change', async () => {
  await changePages(
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

it('publishes nothing when nothing changes', async () => {
  await publish('a.html');
  const before = git('rev-parse', 'gh-pages');

  expect(await publish('a.html')).toBe(false);
  expect(git('rev-parse', 'gh-pages')).toBe(before);
});

it('publishes upon what somebody else published in the meantime', async () => {
  await publish('a.html');
  let tries = 0;

  await changePages(
    remote(),
    'Publish c.html',
    async (folder) => {
      tries += 1;
      writing('c.html')(folder);
      if (tries < 3) {
        await publish('b.html', `${tries}`);
      }
    },
    1,
  );

  expect(tries).toBe(3);
  expect(published()).toEqual(['.nojekyll', 'a.html', 'b.html', 'c.html']);
});

it('loses nothing when many publish at once', async () => {
  const names = ['a.html', 'b.html', 'c.html'];

  await Promise.all(names.map((name) => publish(name)));

  expect(published()).toEqual(['.nojekyll', ...names]);
});

it('gives up when others are always faster', async () => {
  let tries = 0;
  const change = async (folder: string) => {
    tries += 1;
    writing('a.html')(folder);
    await publish('b.html', `${tries}`);
  };

  await expect(changePages(remote(), 'Publish', change, 1)).rejects.toThrow('stale info');
  expect(tries).toBe(6);
});

it('does not repeat what cannot succeed', async () => {
  let tries = 0;
  const change = () => {
    tries += 1;
    throw new Error('The preview is not published');
  };

  await expect(changePages(remote(), 'Publish', change, 1)).rejects.toThrow('not published');
  expect(tries).toBe(1);
});

it('shows its token to no list of processes and to no file', async () => {
  const seen = join(mkdtempSync(join(tmpdir(), 'seen-')), 'seen');
  mkdirSync(join(url, 'hooks'), {recursive: true});
  const hook = `#!/bin/sh\nps -eo args > ${seen}\n`;
  writeFileSync(join(url, 'hooks/pre-receive'), hook, {mode: 0o755});
  let folder = '';

  await changePages({url, token: 's3cret'}, 'Publish', (pages) => {
    folder = pages;
    const config = readFileSync(join(pages, '.git/config'), 'utf8');
    expect(config).not.toContain(Buffer.from('x-access-token:s3cret').toString('base64'));
    writing('a.html')(pages);
  });

  expect(readFileSync(seen, 'utf8')).toContain('git');
  expect(readFileSync(seen, 'utf8')).not.toMatch(/s3cret|eC1hY2Nlc3/);
  expect(existsSync(folder)).toBe(false);
});
