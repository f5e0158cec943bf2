/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {changePages} from './changePages';
import type {GitHub, PullRequest} from './gitHub';
import {publishPreview} from './publishPreview';

const page = '<!doctype html><head><meta name="robots" content="noindex"><title>A</title>';
const headSha = 'a'.repeat(40);
let url = '';
let artifact = '';
let requests: Record<number, PullRequest>;
let comments: string[];

const gitHub: GitHub = {
  pullRequest: (number) => Promise.resolve(requests[number]),
  comments: () => Promise.resolve([]),
  createComment: (number, body) => Promise.resolve(void comments.push(`${number}: ${body}`)),
  updateComment: () => Promise.reject(new Error('There is no comment yet.')),
};

const run = () =>
  publishPreview({
    artifact,
    repository: 'company/site',
    headSha,
    place: {origin: 'https://company.github.io', base: '/site/'},
    remote: {url},
    gitHub,
    now: new Date('2026-11-21T17:06:35Z'),
  });

const published = () =>
  execFileSync('git', ['--git-dir', url, 'ls-tree', '-r', '--name-only', 'gh-pages'], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n');

const before = ['.nojekyll', 'index.html', 'pr-5-review/index.html', 'pr-5/index.html'];

function write(path: string, text = page) {
  mkdirSync(join(artifact, path, '..'), {recursive: true});
  writeFileSync(join(artifact, path), text);
}

beforeEach(async () => {
  url = mkdtempSync(join(tmpdir(), 'remote-'));
  execFileSync('git', ['init', '--quiet', '--bare', url]);
  await changePages({url}, 'Before', (pages) => {
    writeFileSync(join(pages, 'index.html'), 'the site');
    for (const folder of ['pr-5', 'pr-5-review']) {
      mkdirSync(join(pages, folder));
      writeFileSync(join(pages, folder, 'index.html'), 'old');
    }
  });
  artifact = mkdtempSync(join(tmpdir(), 'artifact-'));
  write('pull-request.txt', '7\n');
  write('build/index.html');
  write('build/tools.html');
  write('review/index.html');
  write('review/summary.md', '## One page changes');
  requests = {5: {isOpen: true, headSha: 'b'}, 7: {isOpen: true, headSha}};
  comments = [];
});
afterEach(() => {
  rmSync(url, {recursive: true});
  rmSync(artifact, {recursive: true});
});

it('publishes the preview and its report beside the others, and tells so', async () => {
  expect(await run()).toEqual([
    'Published https://company.github.io/site/pr-7/ and https://company.github.io/site/pr-7-review/.',
  ]);

  expect(published()).toEqual([
    ...before,
    'pr-7-review/index.html',
    'pr-7/index.html',
    'pr-7/tools.html',
  ]);
  expect(comments).toEqual([expect.stringMatching(/^7: [^]*## One page changes$/)]);
});

it('puts it in place of the last one', async () => {
  await run();
  rmSync(join(artifact, 'build/tools.html'));
  await run();

  expect(published()).toEqual([...before, 'pr-7-review/index.html', 'pr-7/index.html']);
});

it('removes the previews of pull requests that are closed or gone', async () => {
  requests = {7: {isOpen: true, headSha}};
  await run();
  rmSync(join(artifact, 'pull-request.txt'));
  requests = {7: {isOpen: false, headSha}};

  expect(await run()).toEqual([
    'This run made no preview.',
    'Removed pr-7, of a closed pull request.',
    'Removed pr-7-review, of a closed pull request.',
  ]);
  expect(published()).toEqual(['.nojekyll', 'index.html']);
});

it.each<[string, () => void, string]>([
  [
    'has moved on',
    () => (requests[7] = {isOpen: true, headSha: 'c'}),
    `Pull request 7 is at c now, and this run was about ${headSha}: nothing is published.`,
  ],
  [
    'is closed',
    () => (requests[7] = {isOpen: false, headSha}),
    'There is no open pull request 7, so nothing is published.',
  ],
  [
    'is another one than the artifact claims',
    () => write('pull-request.txt', '5'),
    `Pull request 5 is at b now, and this run was about ${headSha}: nothing is published.`,
  ],
  [
    'is not of this repository',
    () => write('pull-request.txt', '12'),
    'There is no open pull request 12, so nothing is published.',
  ],
])('publishes nothing when the pull request %s', async (_what, change, message) => {
  change();

  expect(await run()).toEqual([message]);
  expect(published()).toEqual(before);
  expect(comments).toEqual([]);
});

it.each<[string, () => void, string]>([
  [
    'names no pull request',
    () => write('pull-request.txt', '../5'),
    'does not name its pull request',
  ],
  ['has a long claim', () => write('pull-request.txt', '7'.repeat(99)), 'no text of at most'],
  [
    'has a link for a summary',
    () => {
      rmSync(join(artifact, 'review/summary.md'));
      symlinkSync('/etc/passwd', join(artifact, 'review/summary.md'));
    },
    'no text of at most',
  ],
  ['has a page for search engines', () => write('build/a.html', 'A'), '"a.html" does not ask'],
  ['has no report', () => rmSync(join(artifact, 'review'), {recursive: true}), 'is missing'],
  ['has more than a report', () => write('review/a.html'), 'more than 1 files'],
  [
    'has a link for a folder',
    () => {
      rmSync(join(artifact, 'build'), {recursive: true});
      symlinkSync('/etc', join(artifact, 'build'));
    },
    'is missing',
  ],
])('refuses an artifact that %s', async (_what, spoil, message) => {
  spoil();

  await expect(run()).rejects.toThrow(/^The preview is not published: /);
  await expect(run()).rejects.toThrow(message);
  expect(published()).toEqual(before);
  expect(comments).toEqual([]);
});
