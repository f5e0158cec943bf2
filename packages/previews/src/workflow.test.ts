/** @jest-environment node */
import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {FakeGitHub, FakeRun, writeFiles} from './testing/FakeGitHub.ts';
import {updatePagesBranch} from './updatePagesBranch.ts';
import {announce, announceFailure, storePreview, storeSite, sweep} from './workflow.ts';

// Each test runs dozens of git processes.
jest.setTimeout(60_000);

const commitA = 'a'.repeat(40);
const commitB = 'b'.repeat(40);
const page = '<!doctype html><html lang="en"><title>A</title>';
const summary = {
  headline: 'One page changes.',
  sections: [{page: 'Home', anchor: 'page-home', counts: {edited: 1}, sentences: ['“a” is “b”.']}],
};

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
  const workflow_run = {head_sha: commit, head_branch: `change-${number}`, head_repository};
  const run = new FakeRun(gitHub, {payload: {workflow_run}});
  writeFiles(join(run.folder, 'artifact'), {
    'preview.json': JSON.stringify({number, commit, builtAt: '2026-11-21 17:06 UTC'}),
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
    await announce(run.script, run.send, () => Promise.reject(new Error('not online')));
  }
  return run;
}

async function publishSite(text: string, runNumber: number, attempt = 1): Promise<FakeRun> {
  const run = new FakeRun(gitHub, {runNumber}, {GITHUB_RUN_ATTEMPT: String(attempt)});
  writeFiles(join(run.folder, 'artifact'), {'index.html': text});
  await storeSite(run.script);
  return run;
}

const sweepRun = (context = {}) =>
  new FakeRun(gitHub, {eventName: 'pull_request_target', ...context});

const close = (number: number) => {
  Object.assign(gitHub.pulls.get(number) ?? {}, {state: 'closed'});
};

it('publishes a preview beside the site, and comments when it is online', async () => {
  await publishSite('first', 1);
  gitHub.push(7, commitA);
  await publishPreview(7, commitA);

  expect(gitHub.published()).toEqual([
    '.published-by.json',
    'index.html',
    'pr-7-review/index.html',
    'pr-7/index.html',
    'pr-7/preview.json',
  ]);
  expect(gitHub.commentOn(7)).toContain('https://company.github.io/site/pr-7-review/#page-home');
  expect(gitHub.commentOn(7)).toContain(`The preview shows [aaaaaaa]`);
  expect(gitHub.comments).toHaveLength(1);
});

it('keeps search engines out of every page of a preview and its report', async () => {
  gitHub.push(7, commitA);
  const hidden = '<!-- <head> --><script>"</head>"</script>';
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
  await announce(
    run.script,
    (address) => {
      expect(gitHub.commentOn(7)).toContain('[aaaaaaa]');
      return (served.shift() as FakeRun).send(address);
    },
    () => Promise.resolve(),
  );

  expect(served).toEqual([]);
  expect(gitHub.commentOn(7)).toContain('[bbbbbbb]');
});

it('gives up on a preview that is never served', async () => {
  gitHub.push(7, commitA);
  const run = runFor(7, commitA);
  await storePreview(run.script);
  const offline = () => Promise.reject(new Error('no network'));

  await expect(announce(run.script, offline, () => Promise.resolve())).rejects.toThrow(
    "pr-7/ still doesn't show aaaaaaa",
  );
});

it.each([
  ['was replaced during the build', () => gitHub.push(7, commitB)],
  ['belongs to a closed pull request', () => close(7)],
])('does not publish a commit that %s', async (_what, change) => {
  gitHub.push(7, commitA);
  change();
  const run = await publishPreview(7, commitA);

  expect(run.outputs).toEqual({});
  expect(gitHub.comments).toEqual([]);
});

it('does not publish to another pull request, whatever the artifact says', async () => {
  gitHub.push(7, commitA);
  gitHub.push(8, commitB);
  const claim = JSON.stringify({number: 8, commit: commitA, builtAt: '2026-11-21 17:06 UTC'});
  const run = await publishPreview(7, commitA, {'preview.json': claim});

  expect(run.outputs).toEqual({});
  expect(gitHub.commentOn(7)).toContain('pull request 8 is not at the commit that was built');
  expect(gitHub.commentOn(8)).toBeUndefined();
});

it('rejects what may not be published, and says why', async () => {
  gitHub.push(7, commitA);
  const run = await publishPreview(7, commitA, {'build/setup.exe': 'a'});

  expect(run.outputs).toEqual({});
  expect(gitHub.commentOn(7)).toContain('There is no preview of [aaaaaaa]');
  expect(gitHub.commentOn(7)).toContain('this type of file is not allowed: "setup.exe".');
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
  await sweep(sweepRun({payload: {number: 8}}).script);
  expect(gitHub.published().join()).not.toContain('pr-8');
  expect(gitHub.commentOn(8)).toContain('no longer has the label');
});

it('only updates comments that it wrote', async () => {
  gitHub.push(7, commitA);
  const body = '<!-- preview of this pull request --> posted by someone else';
  gitHub.comments.push({id: 0, number: 7, body, user: {login: 'someone'}});
  await publishPreview(7, commitA);
  await publishPreview(7, commitA);

  expect(gitHub.comments.map((comment) => comment.user.login)).toEqual([
    'someone',
    'github-actions[bot]',
  ]);
  expect(gitHub.commentOn(7)).toBe(body);
});

it('says where to see why publishing failed', async () => {
  gitHub.push(7, commitA);
  await announceFailure(runFor(7, commitA).script);

  expect(gitHub.commentOn(7)).toContain('/company/site/actions/runs/99)');
});

describe('the sweep', () => {
  beforeEach(async () => {
    gitHub.push(7, commitA);
    gitHub.push(9, commitB);
    await publishPreview(7, commitA);
    await publishPreview(9, commitB);
  });

  it('removes the preview of a closed pull request, and reports it', async () => {
    close(7);
    const run = sweepRun({payload: {number: 7}});
    await sweep(run.script);

    expect(gitHub.published()).toEqual([
      'pr-9-review/index.html',
      'pr-9/index.html',
      'pr-9/preview.json',
    ]);
    expect(run.log).toEqual(['info: Removed pr-7.', 'info: Removed pr-7-review.']);
    expect(run.outputs).toEqual({deploy: true});
    expect(gitHub.commentOn(7)).toContain('**No preview.** This pull request is closed.');
  });

  it('also reports it when another run was faster and left nothing to remove', async () => {
    close(7);
    let isFirst = true;
    gitHub.onRequest = async (route) => {
      if (isFirst && route.includes('pull_number')) {
        isFirst = false;
        await updatePagesBranch({url: gitHub.url}, 'Remove previews', (pages) => {
          rmSync(join(pages, 'pr-7'), {recursive: true});
          rmSync(join(pages, 'pr-7-review'), {recursive: true});
        });
      }
    };
    const run = sweepRun();
    await sweep(run.script);

    expect(run.log).toEqual(['info: Removed pr-7.', 'info: Removed pr-7-review.']);
    expect(run.outputs).toEqual({deploy: true});
  });

  it('removes the others when one pull request can’t be checked', async () => {
    close(7);
    gitHub.onRequest = (_route, {pull_number}) => {
      if (pull_number === 9) {
        throw new Error('GitHub is down');
      }
    };
    const run = sweepRun();
    await sweep(run.script);

    expect(gitHub.published().filter((path) => path.startsWith('pr-7'))).toEqual([]);
    expect(run.log).toContain("warning: Pull request 9 couldn't be checked: GitHub is down");
    expect(gitHub.published()).toContain('pr-9/index.html');
  });

  it('asks to build previews again after the site has moved', async () => {
    gitHub.siteUrl = 'https://www.company.com';
    await sweep(sweepRun().script);

    expect(gitHub.commentOn(9)).toContain('The site moved to https://www.company.com/ after');
  });

  it('deploys every day, which repairs a deployment that failed', async () => {
    const run = sweepRun({eventName: 'schedule'});
    await sweep(run.script);

    expect(run.outputs).toEqual({deploy: true});
  });

  it('does not comment where no preview was announced', async () => {
    gitHub.push(10, commitA);
    close(10);
    await sweep(sweepRun({payload: {number: 10}}).script);

    expect(gitHub.commentOn(10)).toBeUndefined();
  });
});

it('never publishes an older run over a newer one, and a re-run says so', async () => {
  await publishSite('first', 1);
  await publishSite('second', 2);
  const late = await publishSite('first', 1);
  const rerun = await publishSite('first', 1, 2);

  expect(gitHub.show('index.html')).toBe('second');
  expect(late.outputs).toEqual({});
  expect(late.log.join()).toMatch(/^warning: Run 2 has already published another version/);
  expect(rerun.log.join()).toMatch(/^failed: Run 2 /);
});
