import {mkdtempSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {parse} from 'yaml';
import {fill, isTrue} from './expressions';
import type {Contexts} from './expressions';
import {repository} from './FakeGitHub';
import type {FakeGitHub} from './FakeGitHub';
import {runScript} from './runScript';
import {runAction} from './runAction';

type Step = {
  id?: string;
  name?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, string>;
  env?: Record<string, string>;
};
type Job = {
  if?: string;
  needs?: string;
  uses?: string;
  with?: Record<string, string>;
  steps?: Step[];
};
type Workflow = {
  name: string;
  on: Record<string, {types?: string[]; workflows?: string[]} | null> & {
    schedule?: {cron: string}[];
  };
  jobs: Record<string, Job>;
};

const folder = resolve('.github/workflows');
/** All but the tests. */
const files = readdirSync(folder).filter((file) => file !== 'ci.yml');
const workflows = new Map(
  readdirSync(folder).map((file) => [
    file,
    parse(readFileSync(join(folder, file), 'utf8')) as Workflow,
  ]),
);
function workflowIn(file: string): Workflow {
  const workflow = workflows.get(file);
  if (!workflow) {
    throw new Error(`${file} doesn't exist.`);
  }
  return workflow;
}

/** What starts a workflow. */
export type Event = {
  name: string;
  /** Of a `schedule`. */
  cron?: string;
  ref?: string;
  sha: string;
  payload?: Record<string, unknown> & {action?: string};
  inputs?: Record<string, string>;
};

export type Run = {
  id: number;
  number: number;
  attempt: number;
  file: string;
  event: Event;
  conclusion: string;
  log: string[];
};

/** Runs the workflows of this repository against a fake GitHub. Installing and testing do nothing. */
export class FakeActions {
  readonly runs: Run[] = [];
  /** The names of steps that a pull request removed from its workflow. */
  readonly removedSteps = new Set<string>();

  constructor(
    readonly gitHub: FakeGitHub,
    readonly now = new Date('2026-11-21T17:06:00Z'),
  ) {}

  /** Runs every workflow that an event starts, and those that follow from them. */
  async emit(event: Event): Promise<Run[]> {
    const started: Run[] = [];
    for (const file of files) {
      const {on} = workflowIn(file);
      const types = on[event.name]?.types;
      const action = event.payload?.action;
      const isDue = !event.cron || on.schedule?.some(({cron}) => cron === event.cron);
      if (event.name in on && isDue && (!types || !action || types.includes(action))) {
        const number = this.runs.filter((run) => run.file === file).length + 1;
        const run = {id: this.runs.length + 1, number, attempt: 1, file, event};
        started.push(await this.start({...run, conclusion: '', log: []}));
      }
    }
    return started;
  }

  /** "Re-run all jobs": with the commit, the event and the number of the first attempt. */
  rerun(run: Run): Promise<Run> {
    return this.start({...run, attempt: run.attempt + 1, conclusion: '', log: []});
  }

  /** Starts a run and, for those that other workflows wait for, tells them. */
  async start(run: Run, during: () => Promise<unknown> = async () => {}): Promise<Run> {
    this.runs.push(run);
    const {jobs} = workflowIn(run.file);
    const contexts = this.contexts(run, {inputs: run.event.inputs ?? {}, needs: {}});
    const hasJobs = Object.values(jobs).some((job) => isTrue(job.if, contexts, false));
    this.gitHub.runStatuses.set(run.id, hasJobs ? 'in_progress' : 'completed');
    await this.follow(run, 'in_progress');
    await this.runJobs(run, workflowIn(run.file));
    await during();
    this.gitHub.runStatuses.set(run.id, 'completed');
    await this.follow(run, 'completed');
    return run;
  }

  private async follow(run: Run, action: 'in_progress' | 'completed'): Promise<void> {
    const {name} = workflowIn(run.file);
    const pull = run.event.payload?.pull_request as {
      head: {ref: string; sha: string; repo: object};
    };
    const isAwaited = files.some((file) =>
      workflowIn(file).on.workflow_run?.workflows?.includes(name),
    );
    if (isAwaited) {
      const workflow_run = {
        ...{id: run.id, event: run.event.name, html_url: `https://github.com/runs/${run.id}`},
        ...{head_sha: pull.head.sha, head_branch: pull.head.ref, head_repository: pull.head.repo},
        conclusion: action === 'completed' ? run.conclusion : null,
      };
      const sha = this.gitHub.main;
      await this.emit({name: 'workflow_run', sha, payload: {action, workflow_run}});
    }
  }

  private async runJobs(run: Run, workflow: Workflow, inputs = run.event.inputs ?? {}) {
    const needs: Record<string, {result: string}> = {};
    for (const [name, job] of Object.entries(workflow.jobs)) {
      const contexts = this.contexts(run, {inputs, needs});
      const hasFailed = job.needs !== undefined && needs[job.needs]?.result !== 'success';
      if (!isTrue(job.if, contexts, hasFailed)) {
        needs[name] = {result: 'skipped'};
        continue;
      }
      try {
        await (job.uses ? this.call(run, job, contexts) : this.runSteps(run, job, contexts));
        needs[name] = {result: 'success'};
      } catch (error) {
        run.log.push((error as Error).message);
        needs[name] = {result: 'failure'};
      }
    }
    const results = Object.values(needs).map(({result}) => result);
    const ran = results.filter((result) => result !== 'skipped');
    const conclusion = ran.includes('failure') ? 'failure' : 'success';
    run.conclusion = ran.length === 0 ? 'skipped' : conclusion;
    if (run.conclusion === 'failure' && inputs !== run.event.inputs && inputs.command) {
      throw new Error('The called workflow failed.');
    }
  }

  private async call(run: Run, {uses = '', with: values = {}}: Job, contexts: Contexts) {
    if (!uses.endsWith('/ci.yml')) {
      const inputs = Object.entries(values).map(([name, value]) => [name, fill(value, contexts)]);
      const file = uses.replace(/^.*\//, '');
      await this.runJobs(run, workflowIn(file), {
        ...{artifact: '', run: ''},
        ...(Object.fromEntries(inputs) as Record<string, string>),
      });
    }
  }

  private contexts({id, number, attempt, file, event}: Run, more: Contexts): Contexts {
    const {name, ref = 'refs/heads/main', sha, payload = {}} = event;
    const path = `${repository}/.github/workflows/${file}@${ref}`;
    return {
      github: {
        ...{event: payload, event_name: name, ref, sha, repository, token: 'token'},
        ...{run_id: id, run_number: number, run_attempt: attempt, workflow_ref: path},
      },
      runner: {temp: mkdtempSync(join(tmpdir(), 'runner-'))},
      steps: {},
      ...more,
    };
  }

  private async runSteps(run: Run, {steps = []}: Job, contexts: Contexts): Promise<void> {
    const work = mkdtempSync(join(tmpdir(), 'workspace-'));
    let failure: Error | undefined;
    for (const step of steps) {
      const isRemoved = this.removedSteps.has(step.name ?? '');
      if (isRemoved || !isTrue(step.if, contexts, failure !== undefined)) {
        continue;
      }
      try {
        const outputs = await this.runStep(run, step, contexts, work);
        (contexts.steps as Contexts)[step.id ?? ''] = {outputs};
      } catch (error) {
        failure ??= error as Error;
        run.log.push(failure.message);
        const annotations = Array.from(
          failure.message.matchAll(/^::error file=(.*),line=(\d+)::(.*)$/gm),
          ([, path, line, message]) => ({
            ...{path, start_line: Number(line), message, annotation_level: 'failure'},
          }),
        );
        this.gitHub.failedJobs.set(run.id, {step: step.name ?? '', annotations});
      }
    }
    if (failure) {
      throw failure;
    }
  }

  /** @returns the outputs of the step */
  private async runStep(run: Run, step: Step, contexts: Contexts, work: string): Promise<Contexts> {
    const filled = (values: Record<string, unknown> = {}) =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, fill(String(value), contexts)]),
      );
    const inputs = filled(step.with);
    if (step.uses) {
      return runAction(this.gitHub, run, step.uses.replace(/@.*/, ''), inputs, work);
    }
    const temp = (contexts.runner as {temp: string}).temp;
    const output = join(temp, `output-${Math.random()}`);
    const eventFile = join(temp, 'event.json');
    writeFileSync(output, '');
    writeFileSync(eventFile, JSON.stringify(run.event.payload ?? {}));
    const gitHub = contexts.github as Record<string, string>;
    const env = {
      ...{GITHUB_REPOSITORY: repository, GITHUB_API_URL: this.gitHub.apiUrl},
      ...{GITHUB_SERVER_URL: this.gitHub.serverUrl, GITHUB_EVENT_NAME: gitHub.event_name},
      ...{GITHUB_RUN_ID: String(run.id), GITHUB_RUN_NUMBER: String(run.number)},
      ...{GITHUB_RUN_ATTEMPT: String(run.attempt), GITHUB_WORKFLOW_REF: gitHub.workflow_ref},
      ...{GITHUB_EVENT_PATH: eventFile, GITHUB_OUTPUT: output, RUNNER_TEMP: temp},
      ...filled(step.env),
    };
    run.log.push(...(await runScript(this, step.run ?? '', env, work)));
    const lines = readFileSync(output, 'utf8').matchAll(/^(.*?)=(.*)$/gm);
    return Object.fromEntries(
      Array.from(lines, ([, name = '', value = '']): [string, string] => [name, value]),
    );
  }
}
