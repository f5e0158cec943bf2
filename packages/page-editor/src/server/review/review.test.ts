/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {prepareReview, sendForReview} from '.';

let folder = '';
const now = new Date('2026-11-22T12:00:00Z');
const siteDir = () => join(folder, 'site');
const remote = () => join(folder, 'remote.git');
const places = () => ({siteDir: siteDir(), paths: ['content', 'static/img']});
const write = (file: string, text: string) => writeFileSync(join(siteDir(), file), text);
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, {cwd, encoding: 'utf8', stdio: 'pipe'}).trim();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'review-'));
  for (const path of ['site/content', 'site/static/img', 'remote.git']) {
    mkdirSync(join(folder, path), {recursive: true});
  }
  git(remote(), 'init', '--quiet', '--bare');
  git(siteDir(), 'init', '--quiet', '--initial-branch', 'main');
  git(siteDir(), 'config', 'user.name', 'Somebody');
  git(siteDir(), 'config', 'user.email', 'somebody@example.com');
  git(siteDir(), 'remote', 'add', 'origin', remote());
  for (const file of ['content/a.mdx', 'content/ü b.mdx', 'package.json']) {
    write(file, 'One');
  }
  git(siteDir(), 'add', '--all');
  git(siteDir(), 'commit', '--quiet', '--message', 'Begin');
});

it('sends changed, new and deleted files of the content, and nothing else', async () => {
  write('content/a.mdx', 'Two');
  write('static/img/new.webp', 'picture');
  rmSync(join(siteDir(), 'content/ü b.mdx'));
  write('package.json', 'Two');
  git(siteDir(), 'add', 'package.json');

  const plan = await prepareReview(places(), now);
  expect(plan).toEqual({
    isPossible: true,
    branch: 'edit/2026-11-22-a-and-2-more',
    message: 'Edit a.mdx, ü b.mdx, and new.webp',
    files: ['content/a.mdx', 'content/ü b.mdx', 'static/img/new.webp'],
  });
  expect(git(remote(), 'branch')).toBe('');

  const {branch} = plan as {branch: string};
  expect(await sendForReview(places(), branch, 'Say two')).toEqual({
    message: 'Sent on the branch “edit/2026-11-22-a-and-2-more”.',
  });
  expect(git(remote(), 'log', '--format=%s', branch)).toBe('Say two\nBegin');
  expect(
    git(remote(), '-c', 'core.quotePath=false', 'show', '--format=', '--name-status', branch),
  ).toBe('M\tcontent/a.mdx\nD\tcontent/ü b.mdx\nA\tstatic/img/new.webp');
  expect(git(siteDir(), 'status', '--porcelain')).toBe('M  package.json');
  expect(readFileSync(join(siteDir(), 'package.json'), 'utf8')).toBe('Two');
});

it('sends a site in a folder of its repository, and names with brackets', async () => {
  mkdirSync(join(siteDir(), 'docs/content'), {recursive: true});
  write('docs/content/[a].mdx', 'One');
  write('docs/content/a.mdx', 'One');

  const inFolder = {...places(), siteDir: join(siteDir(), 'docs'), paths: ['content/\\[a].mdx']};
  await sendForReview(inFolder, 'edit/a', 'Add a page');
  expect(git(siteDir(), 'show', '--format=', '--name-only')).toBe('docs/content/[a].mdx');
});

it('leads to the pull request that the host offers', async () => {
  const hook = join(remote(), 'hooks/post-receive');
  writeFileSync(
    hook,
    '#!/bin/sh\necho "Create a pull request:"\necho "  https://host.test/new/edit"\n',
  );
  chmodSync(hook, 0o755);
  write('content/a.mdx', 'Two');

  expect(await sendForReview(places(), 'edit/a', 'Say two')).toMatchObject({
    url: 'https://host.test/new/edit',
  });
});

it('adds later changes to the same branch, and to a new one from elsewhere', async () => {
  write('content/a.mdx', 'Two');
  await sendForReview(places(), 'edit/a', 'Say two');
  write('content/a.mdx', 'Three');
  const plan = await prepareReview(places(), now);
  expect(plan).toMatchObject({branch: 'edit/a'});
  await sendForReview(places(), 'edit/a', 'Say three');
  expect(git(remote(), 'log', '--format=%s', 'edit/a')).toBe('Say three\nSay two\nBegin');

  git(siteDir(), 'branch', 'edit/2026-11-22-a');
  git(siteDir(), 'switch', '--quiet', 'main');
  write('content/a.mdx', 'Four');
  expect(await prepareReview(places(), now)).toMatchObject({branch: 'edit/2026-11-22-a-2'});
});

it('keeps the changes in a commit when they can’t be sent', async () => {
  write('content/a.mdx', 'Two');
  rmSync(remote(), {recursive: true});

  await expect(sendForReview(places(), 'edit/a', 'Say two')).rejects.toThrow(
    /^Your changes are safe in a commit on the branch “edit\/a”/,
  );
  expect(git(siteDir(), 'log', '-1', '--format=%s', 'edit/a')).toBe('Say two');
});

it.each([
  ['a message', 'edit/a', ' ', 'Write a message'],
  ['a valid branch', 'edit a', 'Say two', '“edit a” can’t be the name of a branch'],
  ['a branch that isn’t taken', 'taken', 'Say two', 'already exists'],
  ['a branch that isn’t an option', '--force', 'Say two', 'can’t be the name of a branch'],
])('needs %s, and commits nothing before', async (_what, branch, message, reason) => {
  git(siteDir(), 'branch', 'taken');
  write('content/a.mdx', 'Two');

  await expect(sendForReview(places(), branch, message)).rejects.toThrow(reason);
  expect(git(siteDir(), 'log', '--all', '--format=%s')).toBe('Begin');
});

it.each<[string, () => void, RegExp]>([
  ['there is no change', () => undefined, /no file has changed/],
  [
    'there is no remote',
    () => git(siteDir(), 'remote', 'remove', 'origin'),
    /no remote named “origin”/,
  ],
  [
    'it isn’t a repository',
    () => rmSync(join(siteDir(), '.git'), {recursive: true}),
    /isn’t a copy/,
  ],
])('says what to do first when %s', async (_when, prepare, reason) => {
  prepare();
  const plan = await prepareReview(places(), now);
  expect(plan).toEqual({isPossible: false, reason: expect.stringMatching(reason) as string});
});

it('says what to do first without git', async () => {
  const {PATH} = process.env;
  process.env.PATH = folder;
  const plan = await prepareReview(places(), now);
  process.env.PATH = PATH;

  expect(plan).toMatchObject({reason: expect.stringContaining('Git isn’t installed') as string});
});
