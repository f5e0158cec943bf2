import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {Script} from '../gitHub.ts';

type PullOptions = {from?: string; labels?: string[]};
type Parameters = {issue_number?: number; comment_id?: number; body?: string; name?: string};

/** Writes files, whose folders are created. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
}

/** A repository for the branch that stores what is published. */
export class FakeRemote {
  readonly branch = 'gh-pages';
  readonly serverUrl = mkdtempSync(join(tmpdir(), 'github-'));
  readonly url = join(this.serverUrl, 'company/site.git');
  readonly token = 's3cret';
  readonly copyTo = mkdtempSync(join(tmpdir(), 'pages-'));

  constructor() {
    execFileSync('git', ['init', '--quiet', '--bare', this.url]);
  }

  git(...args: string[]): string {
    return execFileSync('git', ['--git-dir', this.url, ...args], {encoding: 'utf8'});
  }

  /** The files on a branch. */
  published(branch = this.branch): string[] {
    const files = this.git('ls-tree', '-r', '--name-only', '-z', branch);
    return files.split('\0').filter((path) => path !== '');
  }

  show(path: string): string {
    return this.git('show', `${this.branch}:${path}`);
  }

  /** Runs a shell script when someone pushes the next time. */
  onNextPush(script: string): void {
    const hook = `#!/bin/sh\nrm "$0"\nunset GIT_QUARANTINE_PATH\n${script}\n`;
    mkdirSync(join(this.url, 'hooks'), {recursive: true});
    writeFileSync(join(this.url, 'hooks/pre-receive'), hook, {mode: 0o755});
  }
}

/** A GitHub with one repository, whose open pull requests and comments are lists. */
export class FakeGitHub extends FakeRemote {
  readonly pulls = new Map<number, {sha: string} & Required<PullOptions>>();
  readonly comments: {id: number; number: number; body: string; user: {login: string}}[] = [];

  /** Opens a pull request, or pushes to it. */
  push(number: number, sha: string, {from = 'company/site', labels = []}: PullOptions = {}): void {
    this.pulls.set(number, {sha, from, labels});
  }

  commentOn(number: number): string | undefined {
    return this.comments.find((each) => each.number === number)?.body;
  }

  #respond(route: string, {issue_number = 0, comment_id, body = '', name}: Parameters): unknown {
    switch (route) {
      case 'GET /repos/{owner}/{repo}/pulls':
        return Array.from(this.pulls, ([number, {sha, from, labels}]) => ({
          number,
          head: {sha, repo: {full_name: from}},
          labels: labels.map((name) => ({name})),
        }));
      case 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments':
        return this.comments.filter(({number}) => number === issue_number);
      case 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments': {
        const user = {login: 'github-actions[bot]'};
        return this.comments.push({id: this.comments.length, number: issue_number, body, user});
      }
      case 'DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}': {
        const labels = this.pulls.get(issue_number)?.labels ?? [];
        if (!labels.some((label) => label === name)) {
          throw Object.assign(new Error('Label does not exist'), {status: 404});
        }
        return labels.splice(labels.indexOf(name ?? ''), 1);
      }
      case 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}':
        return Object.assign(this.comments.find(({id}) => id === comment_id) ?? {}, {body});
      default:
        throw new Error(`Unknown request: ${route}`);
    }
  }

  readonly client = {
    request: async (route: string, parameters: object) =>
      Promise.resolve(this.#respond(route, parameters)),
    paginate: async (route: string, parameters: object) =>
      Promise.resolve(this.#respond(route, parameters)),
  } as Script['github'];
}

/** A run of a trusted workflow: what its steps get, and what they put out. */
export class FakeRun {
  readonly outputs: Record<string, unknown> = {};
  readonly log: string[] = [];
  readonly folder = mkdtempSync(join(tmpdir(), 'run-'));
  readonly gitHub: FakeGitHub;
  readonly #context: Partial<Script['context']>;

  constructor(gitHub: FakeGitHub, context: Partial<Script['context']> = {}) {
    this.gitHub = gitHub;
    this.#context = context;
  }

  get script(): Script {
    const log = (level: string) => (text: string) => void this.log.push(`${level}: ${text}`);
    return {
      github: this.gitHub.client,
      context: {
        repo: {owner: 'company', repo: 'site'},
        serverUrl: this.gitHub.serverUrl,
        ...{workflow: 'Deploy', runNumber: 1, runId: 99, payload: {}},
        ...this.#context,
      },
      core: {
        info: log('info'),
        warning: log('warning'),
        setOutput: (name, value) => void (this.outputs[name] = value),
      },
      env: {
        ARTIFACT: join(this.folder, 'artifact'),
        BRANCH: this.gitHub.branch,
        GITHUB_TOKEN: this.gitHub.token,
        GUIDE: 'guides/reviewers.md',
        PAGES: join(this.folder, 'pages'),
        SITE_URL: 'https://company.github.io/site/',
        STORED: JSON.stringify(this.outputs.stored),
      },
    };
  }

  /** Serves what the run deploys. */
  readonly send: typeof fetch = (address) => {
    const {pathname} = new URL(address as string);
    const path = join(this.folder, 'pages', pathname.replace('/site/', ''));
    return Promise.resolve(
      existsSync(path) ? new Response(readFileSync(path, 'utf8')) : new Response('', {status: 404}),
    );
  };
}
