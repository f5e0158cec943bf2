/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {GitHubClient, PullRequest} from './GitHubClient';
import {publishPreview} from './publishPreview';
import {updatePagesBranch} from './updatePagesBranch';

// A test runs dozens of git processes.
jest.setTimeout(60_000);

const page = '<!doctype html><head><meta name="robots" content="noindex"><title>A</title>';
const headSha = 'a'.repeat(40);
let url = '';
let artifact = '';
let pullRequests: Record<number, PullRequest>;
let comments: string[];

const gitHub: GitHubClient = {
  pullRequest: (number) => Promise.resolve(pullRequests[number]),
  comments: () => Promise.resolve([]),
  createComment: (number, body) => Promise.resolve(void comments.push(`${number}: ${body}`)),
  updateComment: () => Promise.reject(new Error('The comment doesn’t exist.')),
};

const run = () =>
  publishPreview({
    artifact,
    repository: 'company/site',
    headSha,
    location: {origin: 'https://company.github.io', baseUrl: '/site/'},
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
  await updatePagesBranch({url}, 'Before', (pages) => {
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
  pullRequests = {5: {isOpen: true, headSha: 'b'}, 7: {isOpen: true, headSha}};
  comments = [];
});
afterEach(() => {
  rmSync(url, {recursive: true});
  rmSync(artifact, {recursive: true});
});

it('publishes the preview and its report, and comments', async () => {
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

it('replaces the previous version', async () => {
  await run();
  rmSync(join(artifact, 'build/tools.html'));
  await run();

  expect(published()).toEqual([...before, 'pr-7-review/index.html', 'pr-7/index.html']);
});

it('removes the previews of closed and missing pull requests', async () => {
  pullRequests = {7: {isOpen: true, headSha}};
  await run();
  rmSync(join(artifact, 'pull-request.txt'));
  pullRequests = {7: {isOpen: false, headSha}};

  expect(await run()).toEqual([
    "This run didn't build a preview.",
    'Removed pr-7: its pull request is closed.',
    'Removed pr-7-review: its pull request is closed.',
  ]);
  expect(published()).toEqual(['.nojekyll', 'index.html']);
});

it.each<[string, () => void, string]>([
  [
    'has a newer commit',
    () => (pullRequests[7] = {isOpen: true, headSha: 'c'}),
    `Pull request 7 is now at c, but this run built ${headSha}. Nothing was published.`,
  ],
  [
    'is closed',
    () => (pullRequests[7] = {isOpen: false, headSha}),
    "Pull request 7 is closed or doesn't exist. Nothing was published.",
  ],
  [
    'is not the one that the artifact claims',
    () => write('pull-request.txt', '5'),
    `Pull request 5 is now at b, but this run built ${headSha}. Nothing was published.`,
  ],
  [
    'is not in this repository',
    () => write('pull-request.txt', '12'),
    "Pull request 12 is closed or doesn't exist. Nothing was published.",
  ],
])('publishes nothing when the pull request %s', async (_what, change, message) => {
  change();

  expect(await run()).toEqual([message]);
  expect(published()).toEqual(before);
  expect(comments).toEqual([]);
});

it.each<[string, () => void, string]>([
  [
    'has no valid pull request number',
    () => write('pull-request.txt', '../5'),
    "pull-request.txt doesn't contain the number of a pull request.",
  ],
  [
    'has a long number',
    () => write('pull-request.txt', '7'.repeat(99)),
    '"pull-request.txt" must be a text file of at most 20 bytes.',
  ],
  [
    'has a symbolic link as its summary',
    () => {
      rmSync(join(artifact, 'review/summary.md'));
      symlinkSync('/etc/passwd', join(artifact, 'review/summary.md'));
    },
    '"summary.md" must be a text file of at most',
  ],
  [
    'has a page that search engines may index',
    () => write('build/a.html', 'A'),
    '"a.html" is missing <meta',
  ],
  [
    'has no report',
    () => rmSync(join(artifact, 'review'), {recursive: true}),
    '"review" is missing',
  ],
  ['has more files than a report', () => write('review/a.html'), 'more than 1 files'],
  [
    'has a symbolic link as a folder',
    () => {
      rmSync(join(artifact, 'build'), {recursive: true});
      symlinkSync('/etc', join(artifact, 'build'));
    },
    '"build" is missing',
  ],
])('rejects an artifact that %s', async (_what, change, message) => {
  change();

  await expect(run()).rejects.toThrow(/^The preview can't be published: /);
  await expect(run()).rejects.toThrow(message);
  expect(published()).toEqual(before);
  expect(comments).toEqual([]);
});
