import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {Octokit} from '../gitHub.ts';
import type {Script} from '../workflow.ts';

export const repository = {owner: 'company', repo: 'site'};

type Pull = {state: string; sha: string; from: string; labels: string[]};
type Parameters = {pull_number?: number; issue_number?: number; comment_id?: number; body?: string};

/** Writes files, whose folders are created. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
}

/** A GitHub with one repository: its branch `gh-pages` is real, its pull requests are a list. */
export class FakeGitHub {
  readonly serverUrl = mkdtempSync(join(tmpdir(), 'github-'));
  readonly url = join(this.serverUrl, 'company/site.git');
  siteUrl = 'https://company.github.io/site/';
  readonly pulls = new Map<number, Pull>();
  readonly comments: {id: number; number: number; body: string; user: {login: string}}[] = [];
  /** Called before each request, such as to answer with an error. */
  onRequest: (route: string, parameters: Parameters) => unknown = () => undefined;

  constructor() {
    execFileSync('git', ['init', '--quiet', '--bare', this.url]);
  }

  /** Opens a pull request, or pushes to it. */
  push(number: number, sha: string, {from = 'company/site', labels = [] as string[]} = {}): void {
    this.pulls.set(number, {state: 'open', sha, from, labels});
  }

  commentOn(number: number): string | undefined {
    return this.comments.find((each) => each.number === number)?.body;
  }

  /** The files on the branch that stores what is published. */
  published(): string[] {
    const args = ['--git-dir', this.url, 'ls-tree', '-r', '--name-only', 'gh-pages'];
    return execFileSync('git', args, {encoding: 'utf8'}).trim().split('\n');
  }

  show(path: string): string {
    const args = ['--git-dir', this.url, 'show', `gh-pages:${path}`];
    return execFileSync('git', args, {encoding: 'utf8'});
  }

  #pull(number: number) {
    const pull = this.pulls.get(number);
    if (!pull) {
      throw new Error('Not Found');
    }
    const {state, sha, from, labels} = pull;
    const head = {sha, ref: `change-${number}`, repo: {full_name: from}};
    return {number, state, head, labels: labels.map((name) => ({name}))};
  }

  #respond(route: string, parameters: Parameters): unknown {
    const {pull_number = 0, issue_number = 0, comment_id, body = ''} = parameters;
    switch (route) {
      case 'GET /repos/{owner}/{repo}/pages':
        return {html_url: this.siteUrl};
      case 'GET /repos/{owner}/{repo}/pulls/{pull_number}':
        return this.#pull(pull_number);
      case 'GET /repos/{owner}/{repo}/pulls':
        return Array.from(this.pulls.keys(), (number) => this.#pull(number)).filter(
          ({state}) => state === 'open',
        );
      case 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments':
        return this.comments.filter(({number}) => number === issue_number);
      case 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments': {
        const user = {login: 'github-actions[bot]'};
        return this.comments.push({id: this.comments.length, number: issue_number, body, user});
      }
      case 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}':
        return Object.assign(this.comments.find(({id}) => id === comment_id) ?? {}, {body});
      default:
        throw new Error(`Unknown request: ${route}`);
    }
  }

  get octokit(): Octokit {
    const respond = async (route: string, parameters: object) => {
      await this.onRequest(route, parameters);
      return this.#respond(route, parameters);
    };
    return {
      request: async (route: string, parameters: object) => ({
        data: await respond(route, parameters),
      }),
      paginate: respond,
    } as unknown as Octokit;
  }
}

/** A run of a trusted workflow: what its steps get, and what they put out. */
export class FakeRun {
  readonly outputs: Record<string, unknown> = {};
  readonly log: string[] = [];
  readonly folder = mkdtempSync(join(tmpdir(), 'run-'));
  readonly gitHub: FakeGitHub;
  readonly #context: Partial<Script['context']>;
  readonly #env: Record<string, string>;

  constructor(
    gitHub: FakeGitHub,
    context: Partial<Script['context']> = {},
    env: Record<string, string> = {},
  ) {
    this.gitHub = gitHub;
    this.#context = context;
    this.#env = env;
  }

  get script(): Script {
    const log = (level: string) => (text: string) => void this.log.push(`${level}: ${text}`);
    const {stored} = this.outputs;
    return {
      github: this.gitHub.octokit,
      context: {
        ...{repo: repository, serverUrl: this.gitHub.serverUrl, eventName: 'workflow_run'},
        ...{workflow: 'Deploy', runNumber: 1, runId: 99, payload: {}},
        ...this.#context,
      },
      core: {
        info: log('info'),
        warning: log('warning'),
        setFailed: log('failed'),
        setOutput: (name, value) => void (this.outputs[name] = value),
      },
      env: {
        ...{ARTIFACT: join(this.folder, 'artifact'), PAGES: join(this.folder, 'pages')},
        ...{GITHUB_RUN_ATTEMPT: '1', STORED: stored ? JSON.stringify(stored) : ''},
        ...this.#env,
      },
    };
  }

  /** Serves what the run deploys. */
  readonly send = (address: string | URL | Request): Promise<Response> => {
    const {pathname} = new URL(address as string);
    const path = join(this.folder, 'pages', pathname.replace('/site/', ''));
    return Promise.resolve(
      existsSync(path) ? new Response(readFileSync(path, 'utf8')) : new Response('', {status: 404}),
    );
  };
}
