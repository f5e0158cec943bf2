/** @jest-environment node */
import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {FakeGitHub, FakeRun, writeFiles} from './testing/FakeGitHub.ts';
import {announce, announceFailure, storePreview, storeSite, sweep, unlabel} from './workflow.ts';

// It tries again at once.
jest.mock('node:timers/promises', () => ({setTimeout: () => Promise.resolve()}));

const commitA = 'a'.repeat(40);
const commitB = 'b'.repeat(40);
const page = '<!doctype html><html lang="en"><title>A</title>';
const summary = {
  headline: 'One page changes.',
  sections: [{page: 'Home', anchor: 'page-home', sentences: ['“a” is “b”.']}],
};

const factsOf = (number: number, commit: string) =>
  JSON.stringify({number, commit, builtAt: '2026-11-21 17:06 UTC'});

let gitHub: FakeGitHub;

beforeEach(() => {
  gitHub = new FakeGitHub();
});
afterEach(() => {
  rmSync(gitHub.serverUrl, {recursive: true});
});

/** The run that follows the build of a pull request, with what that uploaded. */
function runFor(number: number, commit: string, files: Record<string, string> = {}): FakeRun {
  const head_repository = {full_name: gitHub.pulls.get(number)?.from ?? 'company/site'};
  const run = new FakeRun(gitHub, {payload: {workflow_run: {head_sha: commit, head_repository}}});
  writeFiles(join(run.folder, 'artifact'), {
    'preview.json': factsOf(number, commit),
    'build/index.html': page,
    'review/index.html': page,
    'review/summary.json': JSON.stringify(summary),
    ...files,
  });
  return run;
}

async function publishPreview(number: number, commit: string, files?: Record<string, string>) {
  const run = runFor(number, commit, files);
  await storePreview(run.script);
  if (run.outputs.stored) {
    await announce(run.script, run.send);
  }
  return run;
}

async function publishSite(text: string, runNumber: number): Promise<FakeRun> {
  const run = new FakeRun(gitHub, {runNumber});
  writeFiles(join(run.folder, 'artifact'), {'index.html': text});
  await storeSite(run.script);
  return run;
}

it('publishes a preview beside the site, and comments when it is online', async () => {
  await publishSite('first', 1);
  gitHub.push(7, commitA);
  await publishPreview(7, commitA);

  expect(gitHub.published()).toEqual([
    '.published-by.json',
    'index.html',
    'pr-7-review/index.html',
    'pr-7-review/summary.json',
    'pr-7/index.html',
    'pr-7/preview.json',
    'robots.txt',
  ]);
  expect(gitHub.commentOn(7)).toContain('https://company.github.io/site/pr-7-review/#page-home');
  expect(gitHub.commentOn(7)).toContain(`The preview shows [aaaaaaa]`);
  expect(gitHub.comments).toHaveLength(1);
});

it('publishes a preview apart from the site when another host serves that', async () => {
  await publishSite('first', 1);
  gitHub.push(7, commitA);
  const {script} = runFor(7, commitA);
  await storePreview({...script, env: {...script.env, BRANCH: 'gh-pages-previews'}});

  expect(gitHub.published('gh-pages-previews')).toContain('pr-7/index.html');
  expect(gitHub.published('gh-pages-previews')).not.toContain('index.html');
  expect(gitHub.published()).not.toContain('pr-7/index.html');
});

it('keeps search engines out of every page of a preview and its report', async () => {
  gitHub.push(7, commitA);
  const hidden = '<!-- <head> -->';
  await publishPreview(7, commitA, {'build/a/B.HTML': hidden});

  const noindex = '<meta name="robots" content="noindex">';
  expect(gitHub.show('pr-7/a/B.HTML')).toBe(noindex + hidden);
  expect(gitHub.show('pr-7/index.html')).toBe(page.replace('>', `>${noindex}`));
  expect(gitHub.show('pr-7-review/index.html')).toContain(noindex);
});

it('vouches for a commit only when it is served, not an earlier one', async () => {
  gitHub.push(7, commitA);
  const earlier = await publishPreview(7, commitA);
  gitHub.push(7, commitB);
  const run = runFor(7, commitB);
  await storePreview(run.script);
  const served = [earlier, earlier, run];
  await announce(run.script, (address) => {
    expect(gitHub.commentOn(7)).toContain('[aaaaaaa]');
    return (served.shift() as FakeRun).send(address);
  });

  expect(served).toEqual([]);
  expect(gitHub.commentOn(7)).toContain('[bbbbbbb]');
});

it('says nothing about a commit that was replaced before it was served', async () => {
  gitHub.push(7, commitA);
  const run = runFor(7, commitA);
  await storePreview(run.script);
  gitHub.push(7, commitB);
  await announce(run.script, run.send);

  expect(gitHub.comments).toEqual([]);
});

it.each([
  ['was replaced during the build', () => gitHub.push(7, commitB)],
  ['belongs to a closed pull request', () => gitHub.pulls.delete(7)],
])('does not publish a commit that %s', async (_what, change) => {
  gitHub.push(7, commitA);
  change();
  const run = await publishPreview(7, commitA);

  expect(run.outputs).toEqual({});
  expect(gitHub.comments).toEqual([]);
});

it.each<[string, Record<string, string>, string]>([
  [
    'a preview of another pull request',
    {'preview.json': factsOf(8, commitA)},
    'Pull request 8 is not at the commit that was built.',
  ],
  [
    'a preview of another commit',
    {'preview.json': factsOf(7, commitB)},
    'Pull request 7 is not at the commit that was built.',
  ],
  ['a file of another type', {'build/setup.exe': 'a'}, "is a type of file that isn't allowed"],
])('publishes nothing when the artifact contains %s', async (_what, files, message) => {
  gitHub.push(7, commitA);
  gitHub.push(8, commitB);
  const run = runFor(7, commitA, files);

  await expect(storePreview(run.script)).rejects.toThrow(message);
  expect(run.outputs).toEqual({});
  expect(gitHub.comments).toEqual([]);
});

it('says where to see why publishing failed', async () => {
  gitHub.push(7, commitA);
  await announceFailure(runFor(7, commitA).script);

  expect(gitHub.commentOn(7)).toContain('There is no preview of [aaaaaaa]');
  expect(gitHub.commentOn(7)).toContain('/company/site/actions/runs/99)');
});

it('does not replace why a fork has no preview when publishing fails later', async () => {
  const from = 'newcomer/site';
  gitHub.push(8, commitA, {from, labels: ['preview']});
  const run = runFor(8, commitA);
  await storePreview(run.script);
  gitHub.push(8, commitA, {from});
  await sweep(new FakeRun(gitHub).script);
  await announceFailure(run.script);

  expect(gitHub.commentOn(8)).toContain('no longer has the label');
});

it('publishes the preview of a fork as long as it has the label', async () => {
  const from = 'newcomer/site';
  gitHub.push(8, commitA, {from});
  await publishPreview(8, commitA);
  expect(gitHub.commentOn(8)).toContain('add the label `preview`');

  gitHub.push(8, commitA, {from, labels: ['preview']});
  await publishPreview(8, commitA);
  expect(gitHub.published()).toContain('pr-8/index.html');

  gitHub.push(8, commitA, {from});
  await sweep(new FakeRun(gitHub).script);
  expect(gitHub.published().join()).not.toContain('pr-8');
  expect(gitHub.commentOn(8)).toContain('no longer has the label');
});

it('removes the label of a fork to which something else is pushed, and then its preview', async () => {
  const fork = {from: 'newcomer/site', labels: ['preview']};
  gitHub.push(8, commitA, fork);
  await publishPreview(8, commitA);
  gitHub.push(8, commitB, fork);
  const run = new FakeRun(gitHub, {payload: {pull_request: {number: 8}}});
  await unlabel(run.script);
  await unlabel(run.script);
  await publishPreview(8, commitB);
  expect(gitHub.commentOn(8)).toContain('add the label `preview`');

  await sweep(new FakeRun(gitHub).script);
  expect(gitHub.published().join()).not.toContain('pr-8');
});

it('only updates comments that it wrote', async () => {
  gitHub.push(7, commitA);
  const body = '<!-- preview of this pull request --> posted by someone else';
  gitHub.comments.push({id: 0, number: 7, body, user: {login: 'someone'}});
  await publishPreview(7, commitA);
  await publishPreview(7, commitA);

  const authors = gitHub.comments.map((comment) => comment.user.login);
  expect(authors).toEqual(['someone', 'github-actions[bot]']);
  expect(gitHub.commentOn(7)).toBe(body);
});

it('removes the preview of a closed pull request, and reports it', async () => {
  gitHub.push(7, commitA);
  gitHub.push(9, commitB);
  await publishPreview(7, commitA);
  await publishPreview(9, commitB);
  gitHub.pulls.delete(7);
  const run = new FakeRun(gitHub);
  await sweep(run.script);

  expect(gitHub.published().join()).not.toContain('pr-7');
  expect(gitHub.published()).toContain('pr-9/index.html');
  expect(run.log).toEqual(['info: Removed the preview of pull request 7.']);
  expect(run.outputs).toEqual({deploy: true});
  expect(gitHub.commentOn(7)).toContain('**No preview.** This pull request is closed.');
});

it('also reports what it removed when another run was faster and left nothing to remove', async () => {
  gitHub.push(7, commitA);
  await publishPreview(7, commitA);
  gitHub.pulls.delete(7);
  const before = gitHub.git('rev-parse', 'gh-pages').trim();
  await sweep(new FakeRun(gitHub).script);
  const after = gitHub.git('rev-parse', 'gh-pages').trim();
  gitHub.git('update-ref', 'refs/heads/gh-pages', before);
  gitHub.onNextPush(`git update-ref refs/heads/gh-pages ${after}\nexit 1`);
  const run = new FakeRun(gitHub);
  await sweep(run.script);

  expect(run.log).toEqual(['info: Removed the preview of pull request 7.']);
});

it('never publishes an older run over a newer one', async () => {
  await publishSite('first', 1);
  await publishSite('second', 2);
  const late = await publishSite('first', 1);

  expect(gitHub.show('index.html')).toBe('second');
  expect(late.outputs).toEqual({});
  expect(late.log.join()).toMatch(/^warning: A later run has already published/);
});
