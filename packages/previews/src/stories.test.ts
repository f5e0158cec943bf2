/** @jest-environment node */
import {rmSync} from 'node:fs';
import {FakeActions} from './testing/FakeActions';
import type {Run} from './testing/FakeActions';
import {FakeGitHub, repository} from './testing/FakeGitHub';

// Each story runs dozens of git processes.
jest.setTimeout(60_000);

let gitHub: FakeGitHub;
let actions: FakeActions;

const fork = {from: 'newcomer/site'};
const daily = {name: 'schedule', cron: '17 4 * * *'};
const newYear = {name: 'schedule', cron: '0 12 1 1 *'};

async function pushToMain(text: string): Promise<Run> {
  const sha = gitHub.commit('refs/heads/main', {'page.txt': text}, gitHub.main);
  const [run] = await actions.emit({name: 'push', sha});
  return run as Run;
}

const payloadOf = (number: number, action: string, more = {}) => {
  const {sha, branch, from, state} = gitHub.pulls.get(number) ?? fail(`no pull request ${number}`);
  const html_url = `https://github.com/${repository}/pull/${number}`;
  const base = {sha: gitHub.main};
  const head = {sha, ref: branch, repo: {full_name: from}};
  return {action, number, pull_request: {head, base, html_url, state}, ...more};
};

const emitPull = (name: string, number: number, action: string, more?: object) =>
  actions.emit({
    name,
    sha: gitHub.main,
    payload: payloadOf(number, action, more),
    ...(name === 'pull_request' && {ref: `refs/pull/${number}/merge`}),
  });

async function openPull(number: number, files: Record<string, string>, options = {}) {
  const {sha} = gitHub.pushTo(number, {'page.txt': `text ${number}`, ...files}, options);
  await emitPull('pull_request', number, 'opened');
  return sha;
}

async function closePull(number: number) {
  const pull = gitHub.pulls.get(number) ?? fail('no pull request');
  pull.state = 'closed';
  await emitPull('pull_request_target', number, 'closed');
}

const rollBack = (commit: string) =>
  actions.emit({
    name: 'workflow_dispatch',
    sha: gitHub.main,
    inputs: {commit},
  });

const lastLog = () => actions.runs.flatMap(({log}) => log).join('\n');

beforeEach(async () => {
  gitHub = new FakeGitHub();
  actions = new FakeActions(gitHub);
  await pushToMain('first');
});
afterEach(() => {
  rmSync(gitHub.serverUrl, {recursive: true});
});

describe('the first push', () => {
  it('publishes the site', () => {
    expect(Array.from(gitHub.live.keys())).toEqual(['index.html']);
    expect(gitHub.page('index.html')).toContain('<a href="/site/">first</a>');
  });

  it('says what to do while GitHub Pages is off', async () => {
    gitHub.siteUrl = undefined;
    const run = await pushToMain('second');

    expect(run.conclusion).toBe('failure');
  });
});

describe('a branch', () => {
  it('is built, announced, published beside the site, and confirmed', async () => {
    const sha = await openPull(7, {});

    expect(gitHub.statuses.map(({state}) => state)).toEqual(['pending', 'success']);
    expect(gitHub.statusOf(sha)).toMatchObject({
      description: 'The preview is ready.',
      target_url: 'https://company.github.io/site/pr-7/',
    });
    expect(gitHub.page('index.html')).toContain('first');
    expect(gitHub.page('pr-7/index.html')).toContain('<a href="/site/pr-7/">text 7</a>');
    expect(gitHub.comments).toHaveLength(1);
    expect(gitHub.commentOn(7)).toContain(
      '**[Open the preview](https://company.github.io/site/pr-7/)**',
    );
    expect(gitHub.commentOn(7)).toContain(`[${sha.slice(0, 7)}](https://github.com/company/site`);
    expect(gitHub.commentOn(7)).toMatch(/built \d{4}-\d\d-\d\d \d\d:\d\d UTC\./);
    expect(gitHub.commentOn(7)).toContain(
      '[what changed](https://company.github.io/site/pr-7-review/#page-home)',
    );
  });

  it('is ready only when its commit can be fetched, even if an earlier one can', async () => {
    await openPull(7, {});
    const {sha} = gitHub.pushTo(7, {'page.txt': 'newer'});
    const seen: string[] = [];
    gitHub.requestsUntilLive = 3;
    gitHub.onVisit = () => seen.push(gitHub.commentOn(7));
    await emitPull('pull_request', 7, 'synchronize');

    expect(seen).toHaveLength(3);
    expect(seen.filter((comment) => comment.includes(`<!-- version ${sha} -->`))).toEqual([]);
    expect(gitHub.commentOn(7)).toContain(`<!-- version ${sha} -->`);
  });

  it('keeps its preview when the site is published again', async () => {
    await openPull(7, {});
    await pushToMain('second');

    expect(gitHub.page('index.html')).toContain('second');
    expect(gitHub.page('pr-7/index.html')).toContain('text 7');
  });
});

describe('a fork by a first-time contributor', () => {
  it('is not published until a maintainer adds the label', async () => {
    const sha = await openPull(8, {}, fork);
    expect(gitHub.live.has('pr-8/index.html')).toBe(false);
    expect(gitHub.commentOn(8)).toContain('add the label `preview`');
    expect(gitHub.statusOf(sha)?.state).toBe('success');

    gitHub.pulls.get(8)?.labels.push('preview');
    await emitPull('pull_request', 8, 'labeled', {label: {name: 'preview'}});
    expect(gitHub.page('pr-8/index.html')).toContain('text 8');
    expect(gitHub.commentOn(8)).toContain('**Ready.**');
  });

  it('builds nothing for another label', async () => {
    await openPull(8, {}, fork);
    const before = gitHub.statuses.length;
    const [run] = await emitPull('pull_request', 8, 'labeled', {label: {name: 'typo'}});

    expect(run?.conclusion).toBe('skipped');
    expect(gitHub.statuses).toHaveLength(before);
  });

  it('goes offline when the label is removed', async () => {
    await openPull(8, {}, {...fork, labels: ['preview']});
    expect(gitHub.live.has('pr-8/index.html')).toBe(true);

    gitHub.pulls.get(8)?.labels.pop();
    await emitPull('pull_request_target', 8, 'unlabeled');
    expect(gitHub.live.has('pr-8/index.html')).toBe(false);
    expect(gitHub.commentOn(8)).toContain('no longer has the label');
  });

  it('says that it waits for approval', async () => {
    gitHub.pushTo(8, {'page.txt': 'a'}, fork);
    const sha = gitHub.main;
    const {pull_request} = payloadOf(8, 'opened');
    const workflow_run = {
      ...{id: 99, event: 'pull_request', conclusion: 'action_required', html_url: 'https://a.test'},
      ...{head_sha: pull_request.head.sha, head_branch: 'change-8'},
      head_repository: pull_request.head.repo,
    };
    await actions.emit({
      name: 'workflow_run',
      sha,
      payload: {action: 'completed', workflow_run},
    });

    expect(gitHub.commentOn(8)).toContain('Someone with write access has to approve');
  });
});

it('publishes two pull requests, each with its own comment', async () => {
  await openPull(7, {});
  await openPull(9, {});

  expect(gitHub.page('pr-7/index.html')).toContain('text 7');
  expect(gitHub.page('pr-9/index.html')).toContain('text 9');
  expect(gitHub.comments.map(({number}) => number)).toEqual([7, 9]);
});

describe('a force-push during a build', () => {
  it('publishes only the newer commit', async () => {
    await openPull(7, {});
    const {sha: old} = gitHub.pushTo(7, {'page.txt': 'old'});
    const payload = payloadOf(7, 'synchronize');
    const run = {id: 50, number: 50, attempt: 1, file: 'preview.yml', conclusion: '', log: []};
    const event = {name: 'pull_request', ref: 'refs/pull/7/merge', sha: old, payload};
    await actions.start({...run, event}, () => {
      gitHub.pushTo(7, {'page.txt': 'forced'});
      return Promise.resolve();
    });
    expect(gitHub.page('pr-7/index.html')).toContain('text 7');
    expect(gitHub.commentOn(7)).toContain('**Outdated.**');
    expect(gitHub.commentOn(7)).not.toContain('Ready');

    await emitPull('pull_request', 7, 'synchronize');
    expect(gitHub.page('pr-7/index.html')).toContain('forced');
    expect(gitHub.commentOn(7)).toContain('**Ready.**');
    expect(gitHub.comments).toHaveLength(1);
  });
});

describe('closing', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['after the preview is ready', () => openPull(7, {})],
    ['after the build failed', () => openPull(7, {'problem.txt': '::error file=a,line=1::b'})],
    ['of a published fork', () => openPull(7, {}, {...fork, labels: ['preview']})],
    ['of a fork that no one approved', () => Promise.resolve(gitHub.pushTo(7, {}, fork))],
  ])('removes everything %s', async (_what, open) => {
    await open();
    await closePull(7);

    expect(gitHub.stored.filter((path) => path.startsWith('pr-7'))).toEqual([]);
    expect(Array.from(gitHub.live.keys())).toEqual(['index.html']);
    expect(gitHub.commentOn(7)).not.toContain('Open the preview');
  });

  it('is made up for by the daily sweep, whatever happens to another pull request', async () => {
    await openPull(7, {});
    await openPull(9, {});
    const pull = gitHub.pulls.get(7);
    Object.assign(pull ?? {}, {state: 'closed'});
    for (let attempt = 0; attempt < 5; attempt += 1) {
      gitHub.outages.push({path: /GET pulls\/9/, status: 502});
    }
    const [run] = await actions.emit({...daily, sha: gitHub.main});

    expect(run?.conclusion).toBe('success');
    expect(lastLog()).toContain("Pull request 9 couldn't be checked");
    expect(gitHub.live.has('pr-7/index.html')).toBe(false);
    expect(gitHub.live.has('pr-9/index.html')).toBe(true);
  });

  it('during the build publishes nothing', async () => {
    const {sha} = gitHub.pushTo(7, {'page.txt': 'late'});
    const run = {id: 50, number: 50, attempt: 1, file: 'preview.yml', conclusion: '', log: []};
    const payload = payloadOf(7, 'opened');
    const event = {name: 'pull_request', ref: 'refs/pull/7/merge', sha, payload};
    await actions.start({...run, event}, () => closePull(7));

    expect(gitHub.live.has('pr-7/index.html')).toBe(false);
    expect(gitHub.commentOn(7)).toContain('**No preview.** This pull request is closed.');
  });
});

describe('a file that can’t be published', () => {
  it('fails a check at the file, and the comment says why', async () => {
    const sha = await openPull(7, {'static/setup.exe': 'a', 'static/Photo.JPG': 'a'});

    expect(gitHub.live.has('pr-7/index.html')).toBe(false);
    expect(gitHub.commentOn(7)).toContain(
      '“Check that the preview can be published” failed. [See why](https://github.com/runs/',
    );
    expect(gitHub.statusOf(sha)?.state).toBe('failure');
    expect(lastLog()).toContain('this type of file is not allowed: "setup.exe".');
    expect(gitHub.commentOn(7)).toMatch(/^- static\/setup\.exe, line 1: .* is not allowed/m);
  });

  it('is rejected again by the publisher, if the pull request left out the check', async () => {
    actions.removedSteps.add('Check that the preview can be published');
    const sha = await openPull(7, {'static/setup.exe': 'a'});

    expect(gitHub.live.has('pr-7/index.html')).toBe(false);
    expect(gitHub.commentOn(7)).toContain('**Not published.**');
    expect(gitHub.commentOn(7)).toContain('this type of file is not allowed: "setup.exe".');
    expect(gitHub.statusOf(sha)).toMatchObject({state: 'failure'});
  });

  it('leaves the earlier preview online, and says so', async () => {
    const first = await openPull(7, {});
    gitHub.pushTo(7, {
      'page.txt': 'b',
      'problem.txt': '::error file=docs/a.mdx,line=3::Say $5 @all',
    });
    await emitPull('pull_request', 7, 'synchronize');

    expect(gitHub.page('pr-7/index.html')).toContain('text 7');
    expect(gitHub.commentOn(7)).toContain('“Check the content” failed.');
    expect(gitHub.commentOn(7)).toContain(`The preview below shows [${first.slice(0, 7)}]`);
    expect(gitHub.commentOn(7)).toContain('[Open the preview]');
  });
});

describe('a custom domain', () => {
  it('moves the site, and asks for previews to be built again', async () => {
    await openPull(7, {});
    gitHub.siteUrl = 'https://www.company.com/';
    await pushToMain('second');
    expect(gitHub.page('index.html')).toContain('<a href="/">second</a>');
    expect(gitHub.live.has('CNAME')).toBe(false);

    await actions.emit({...daily, sha: gitHub.main});
    expect(gitHub.live.has('pr-7/index.html')).toBe(false);
    expect(gitHub.commentOn(7)).toContain('The site moved to https://www.company.com/');

    await emitPull('pull_request', 7, 'reopened');
    expect(gitHub.page('pr-7/index.html')).toContain('<a href="/pr-7/">');
  });
});

describe('an earlier version', () => {
  it('never comes back by re-running its run', async () => {
    const [old] = actions.runs;
    await pushToMain('second');
    const again = await actions.rerun(old as Run);

    expect(again.conclusion).toBe('failure');
    expect(again.log.join()).toContain('Run 2 has already published another version.');
    expect(gitHub.page('index.html')).toContain('second');
  });

  it('comes back by running Deploy with its commit, until the next push', async () => {
    const first = gitHub.main;
    await pushToMain('second');
    await rollBack(first.slice(0, 10));
    expect(gitHub.page('index.html')).toContain('first');

    await pushToMain('third');
    expect(gitHub.page('index.html')).toContain('third');
  });

  it('is only published if it was on main', async () => {
    const {sha} = gitHub.pushTo(7, {'page.txt': 'never reviewed'});
    await rollBack(sha);

    expect(gitHub.page('index.html')).toContain('first');
  });
});

it('publishes the site again every New Year, because pages show the year of their build', async () => {
  const before = gitHub.deployments.length;
  await actions.emit({...newYear, sha: gitHub.main});

  expect(gitHub.deployments).toHaveLength(before + 1);
  expect(gitHub.page('index.html')).toContain('first');
});

it('publishes nothing from another branch, even by hand', async () => {
  const before = gitHub.deployments.length;
  for (const event of [{name: 'workflow_dispatch'}, daily, newYear]) {
    await actions.emit({...event, ref: 'refs/heads/other', sha: gitHub.main});
  }

  expect(gitHub.deployments).toHaveLength(before);
});

describe('an outage of GitHub Pages', () => {
  it('is announced, and a re-run or the daily sweep makes up for it', async () => {
    gitHub.arePagesDown = true;
    const sha = await openPull(7, {});
    expect(gitHub.commentOn(7)).toContain(
      'publishing failed. Someone with write access can re-run',
    );
    expect(gitHub.statusOf(sha)?.state).toBe('failure');
    expect(gitHub.live.has('pr-7/index.html')).toBe(false);

    gitHub.arePagesDown = false;
    await actions.emit({...daily, sha: gitHub.main});
    expect(gitHub.live.has('pr-7/index.html')).toBe(true);

    const failed = actions.runs.find(
      ({file, conclusion}) => file === 'preview-deploy.yml' && conclusion === 'failure',
    );
    await actions.rerun(failed as Run);
    expect(gitHub.commentOn(7)).toContain('**Ready.**');
  });
});

it('survives server errors of GitHub', async () => {
  for (const path of [/POST statuses/, /POST issues/, /GET pages/, /GET pulls/, /PATCH/]) {
    gitHub.outages.push({path, status: 502}, {path, status: 503});
  }
  await openPull(7, {});

  expect(gitHub.commentOn(7)).toContain('**Ready.**');
  expect(gitHub.comments).toHaveLength(1);
});
