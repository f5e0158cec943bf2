/** @jest-environment node */
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
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
};
type Job = {
  uses?: string;
  steps?: Step[];
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  concurrency?: unknown;
};
type Workflow = {
  name: string;
  on: Record<string, {workflows?: string[]} | null>;
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
    'preview-deploy.yml',
    'preview.yml',
  ]);
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

  it('does not keep credentials in a checkout', () => {
    const checkouts = usesOf(steps, 'actions/checkout');
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

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

  it('has no write permission if it runs for pull requests', () => {
    const rights = [workflow, ...Object.values(workflow.jobs)].flatMap(({permissions}) =>
      Object.values(permissions ?? {}),
    );
    expect('pull_request' in workflow.on && rights.includes('write')).toBe(false);
    expect(workflow.on).not.toHaveProperty('pull_request_target');
  });
});

describe('the workflow that runs the code of a pull request', () => {
  const preview = named('preview.yml');

  it('only has read access and no secrets', () => {
    expect(preview.permissions).toEqual({contents: 'read'});
    expect(Object.values(preview.jobs).filter(({permissions}) => permissions)).toEqual([]);
    expect(preview.text).not.toMatch(/secrets|github\.token|GITHUB_TOKEN/i);
  });
});

describe('the workflow that publishes previews', () => {
  const deploy = named('preview-deploy.yml');
  const steps = stepsOf(deploy);

  it('never checks out the code of a pull request', () => {
    const checkouts = usesOf(steps, 'actions/checkout');
    expect(checkouts).toHaveLength(1);
    expect(checkouts[0]?.with).toEqual({'persist-credentials': false});
  });

  it('unpacks the artifact outside the checkout', () => {
    const downloads = usesOf(steps, 'actions/download-artifact');
    expect(downloads.map((step) => step.with?.path)).toEqual(['${{ runner.temp }}/preview']);
  });

  it('runs only these commands', () => {
    expect(steps.flatMap(({run}) => run ?? [])).toEqual([
      'npm ci --ignore-scripts',
      'npx --no site-previews publish-preview "$RUNNER_TEMP/preview" --guide guides/reviewers.md',
    ]);
  });
});

it('publishes one run at a time', () => {
  const groups = workflows.flatMap(({jobs}) =>
    Object.values(jobs)
      .filter(({permissions}) => permissions?.contents === 'write')
      .map(({concurrency}) => concurrency),
  );
  expect(groups).toEqual([
    {group: 'gh-pages', queue: 'max'},
    {group: 'gh-pages', queue: 'max'},
  ]);
});
