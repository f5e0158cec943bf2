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

/** The actions that we use, each at a commit that was looked at. */
const knownActions: Record<string, string> = {
  'actions/checkout': '3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
  'actions/setup-node': '820762786026740c76f36085b0efc47a31fe5020 # v7.0.0',
  'actions/upload-artifact': '043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1',
  'actions/download-artifact': '3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1',
};

const scripts = (JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: object}).scripts;

const isKnownScript = (name: string) => name in scripts;

const stepsOf = ({jobs}: Workflow): Step[] => Object.values(jobs).flatMap(({steps}) => steps ?? []);
const usesOf = (steps: Step[], action: string): Step[] =>
  steps.filter(({uses}) => uses?.startsWith(`${action}@`));
const named = (file: string) => {
  const found = workflows.find((workflow) => workflow.file === file);
  if (!found) {
    throw new Error(`There is no workflow ${file}.`);
  }
  return found;
};

it('are there', () => {
  expect(workflows.map(({file}) => file).sort()).toEqual([
    'ci.yml',
    'deploy.yml',
    'preview-deploy.yml',
    'preview.yml',
  ]);
});

async function problemsIn(file: string, text: string): Promise<string[]> {
  const {context, value} = parseWorkflow({name: file, content: text}, new NoOperationTraceWriter());
  if (value) {
    await convertWorkflowTemplate(context, value);
  }
  return context.errors.getErrors().map(({message}) => message);
}

it.each([
  ['an unknown key', 'uses: a/b@v1', 'shel: bash', "Unexpected value 'shel'"],
  ['an expression that does not end', 'run: a', 'if: ${{ github.ref', 'expression is not closed'],
])(
  "GitHub's own parser, with which they are read, refuses %s",
  async (_what, one, two, message) => {
    const text = `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n      - ${one}\n        ${two}\n`;

    expect((await problemsIn('a.yml', text)).join()).toContain(message);
  },
);

describe.each(workflows)('$file', ({file, text, ...workflow}) => {
  const jobs = Object.entries(workflow.jobs);
  const steps = stepsOf(workflow);

  it('is understood by GitHub', async () => {
    expect(await problemsIn(file, text)).toEqual([]);
  });

  it('uses known actions alone, each by its commit and with its version', () => {
    const used = Array.from(text.matchAll(/^ *(?:- )?uses: (.*)$/gm), ([, action = '']) => action);
    expect(used.length).toBeGreaterThan(0);
    for (const action of used.filter((each) => !each.startsWith('./'))) {
      const [name = '', pin] = action.split('@');
      expect(knownActions).toHaveProperty([name], pin);
    }
  });

  it('calls no workflow that is not there', () => {
    const called = jobs.flatMap(([, {uses}]) => uses ?? []);
    expect(called.filter((path) => !existsSync(path))).toEqual([]);
    const awaited = workflow.on.workflow_run?.workflows ?? [];
    const names = workflows.map(({name}) => name);
    expect(awaited.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('ends by itself', () => {
    const endless = jobs.filter(([, job]) => !job.uses && !job['timeout-minutes']);
    expect(endless.map(([name]) => name)).toEqual([]);
  });

  it('says what it may do', () => {
    expect(workflow.permissions).toEqual(expect.any(Object));
    expect(Object.values(workflow.permissions ?? {})).not.toContain('write');
    expect(text).not.toMatch(/permissions: *(write-all|read-all)/);
  });

  it('leaves no credentials in a checkout', () => {
    const checkouts = usesOf(steps, 'actions/checkout');
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  it('has no expression in a script, where its value would be run', () => {
    expect(steps.filter(({run}) => run?.includes('${{'))).toEqual([]);
  });

  it('runs only what there is', () => {
    const commands = steps.map(({run = ''}) => run).join('\n');
    const names = Array.from(commands.matchAll(/npm (?:run )?([\w:]+)/g), ([, name = '']) => name);
    expect(names.filter((name) => name !== 'ci' && !isKnownScript(name))).toEqual([]);
    const paths = Array.from(commands.matchAll(/npx tsx (\S+)/g), ([, path = '']) => path);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('never mixes a pull request with a right to write', () => {
    const rights = [workflow, ...Object.values(workflow.jobs)].flatMap(({permissions}) =>
      Object.values(permissions ?? {}),
    );
    expect('pull_request' in workflow.on && rights.includes('write')).toBe(false);
    expect(workflow.on).not.toHaveProperty('pull_request_target');
  });
});

describe('the workflow that runs the code of a pull request', () => {
  const preview = named('preview.yml');

  it('can read, and nothing else', () => {
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

  it('unpacks the artifact away from the code', () => {
    const downloads = usesOf(steps, 'actions/download-artifact');
    expect(downloads.map((step) => step.with?.path)).toEqual(['${{ runner.temp }}/preview']);
  });

  it('runs no script but our own', () => {
    expect(steps.flatMap(({run}) => run ?? [])).toEqual([
      'npm ci --ignore-scripts',
      'npx tsx packages/previews/src/index.ts publish-preview "$RUNNER_TEMP/preview"',
    ]);
  });
});

it('those that publish wait for each other', () => {
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
