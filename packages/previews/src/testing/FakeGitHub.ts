import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {initRemote} from './initRemote';

export const repository = 'company/site';
const api = 'https://api.test';

type Pull = {
  number: number;
  state: 'open' | 'closed';
  branch: string;
  sha: string;
  /** `owner/name` of the head's repository. */
  from: string;
  labels: string[];
};
type Comment = {id: number; number: number; author: string; body: string};
type Status = {sha: string; state: string; description: string; target_url: string};
export type FailedJob = {step: string; annotations: object[]};

/** What GitHub remembers about a repository, as far as publishing needs it. */
export class FakeGitHub {
  readonly serverUrl = mkdtempSync(join(tmpdir(), 'github-'));
  readonly remote = join(this.serverUrl, `${repository}.git`);
  readonly apiUrl = api;
  /** The address of GitHub Pages; undefined while it's off. */
  siteUrl: string | undefined = 'https://company.github.io/site/';
  /** The files that visitors get. */
  live = new Map<string, string>();
  /** A deployment that GitHub hasn't distributed to all its servers yet, and for how many requests. */
  pending: {files: Map<string, string>; requests: number} | undefined;
  requestsUntilLive = 0;
  arePagesDown = false;
  /** Is called when a visitor opens a page. */
  onVisit: () => unknown = () => {};
  readonly pulls = new Map<number, Pull>();
  readonly comments: Comment[] = [];
  readonly statuses: Status[] = [];
  readonly deployments: string[] = [];
  /** The folders of artifacts, by run and name. */
  readonly artifacts = new Map<string, string>();
  readonly runStatuses = new Map<number, string>();
  readonly failedJobs = new Map<number, FailedJob>();
  /** The statuses of the next responses to requests whose path matches. */
  readonly outages: {path: RegExp; status: number}[] = [];

  constructor() {
    mkdirSync(this.remote, {recursive: true});
    initRemote(this.remote);
  }

  git(...args: string[]): string {
    return this.gitWith('', args);
  }

  private gitWith(input: string, args: readonly string[]): string {
    return execFileSync('git', args, {cwd: this.remote, encoding: 'utf8', input}).trim();
  }

  /** The commit of the branch `main`; empty before the first. */
  get main(): string {
    const ref = join(this.remote, 'refs/heads/main');
    return existsSync(ref) ? readFileSync(ref, 'utf8').trim() : '';
  }

  /** Commits files, without a work tree. */
  commit(ref: string, files: Record<string, string>, parent = ''): string {
    const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}`;
    const commands = [
      ...[`commit ${ref}`, 'mark :1', 'committer a <a@example.com> now'],
      ...[data(JSON.stringify(files)), parent && `from ${parent}`, 'deleteall'],
      ...Object.entries(files).map(([path, text]) => `M 644 inline ${path}\n${data(text)}`),
      'get-mark :1',
    ];
    return this.gitWith(`${commands.filter(Boolean).join('\n')}\n`, [
      ...['fast-import', '--quiet', '--force', '--date-format=now'],
    ]);
  }

  get stored(): string[] {
    return this.git('ls-tree', '-r', '--name-only', 'gh-pages').split('\n');
  }

  commentOn(number: number): string {
    return this.comments.find((each) => each.number === number)?.body ?? '';
  }

  statusOf(sha: string): Status | undefined {
    return this.statuses.findLast((each) => each.sha === sha);
  }

  /**
   * `POST /repos/{owner}/{repo}/pages/deployments` replaces the whole site.
   *
   * @throws Error when GitHub Pages is down
   */
  deploy(files: Map<string, string>): void {
    if (this.arePagesDown) {
      throw new Error('Creating Pages deployment failed');
    }
    this.deployments.push(Array.from(files.keys()).sort().join(' '));
    this.pending = {files, requests: this.requestsUntilLive};
    this.distribute();
  }

  private distribute(): void {
    if (this.pending?.requests === 0) {
      this.live = this.pending.files;
      this.pending = undefined;
    }
  }

  /** What a visitor gets from an address. */
  private visit(url: URL): Response {
    this.onVisit();
    if (this.pending) {
      this.pending.requests -= 1;
    }
    this.distribute();
    const path = url.pathname.slice(new URL(this.siteUrl ?? '').pathname.length);
    const text = this.live.get(path === '' || path.endsWith('/') ? `${path}index.html` : path);
    return new Response(text ?? '', {status: text === undefined ? 404 : 200});
  }

  private pullJson(pull: Pull) {
    const {number, state, branch, sha, from, labels} = pull;
    return {
      number,
      state,
      head: {sha, ref: branch, repo: {full_name: from}},
      base: {repo: {full_name: repository}},
      labels: labels.map((name) => ({name})),
    };
  }

  private get(path: string, query: URLSearchParams): unknown {
    const [kind, id, more] = path.split('/');
    if (path === 'pages') {
      return this.siteUrl && {html_url: this.siteUrl};
    }
    if (kind === 'pulls' && id) {
      const pull = this.pulls.get(Number(id));
      return pull && this.pullJson(pull);
    }
    if (kind === 'pulls') {
      return Array.from(this.pulls.values())
        .filter(({state}) => state === query.get('state'))
        .filter((pull) => `${pull.from.split('/')[0]}:${pull.branch}` === query.get('head'))
        .map((pull) => this.pullJson(pull));
    }
    if (kind === 'issues' && more === 'comments') {
      const size = Number(query.get('per_page'));
      return this.comments
        .filter(({number}) => number === Number(id))
        .slice((Number(query.get('page')) - 1) * size)
        .slice(0, size)
        .map((comment) => ({id: comment.id, body: comment.body, user: {login: comment.author}}));
    }
    if (path === `actions/runs/${more}`) {
      return {status: this.runStatuses.get(Number(more))};
    }
    if (kind === 'actions') {
      const run = Number(more);
      const job = this.failedJobs.get(run);
      const steps = job && [
        {name: 'Set up job', conclusion: 'success'},
        {name: job.step, conclusion: 'failure'},
      ];
      return {jobs: job ? [{id: run * 10, conclusion: 'failure', steps}] : []};
    }
    return kind === 'check-runs' ? this.failedJobs.get(Number(id) / 10)?.annotations : undefined;
  }

  private change(method: string, path: string, body: Record<string, string>): boolean {
    const [kind, id, more] = path.split('/');
    if (method === 'POST' && kind === 'statuses' && id) {
      const {context, description = ''} = body;
      if (context !== 'Preview' || description.length > 140) {
        return false;
      }
      this.statuses.push({sha: id, ...(body as Omit<Status, 'sha'>)});
      return true;
    }
    const text = body.body ?? '';
    if (kind !== 'issues' || text.length > 65_536) {
      return false;
    }
    if (method === 'POST') {
      const author = 'github-actions[bot]';
      this.comments.push({id: this.comments.length + 1, number: Number(id), author, body: text});
      return true;
    }
    const comment = this.comments.find((each) => each.id === Number(more));
    if (comment) {
      comment.body = text;
    }
    return comment !== undefined;
  }

  /** A `fetch` that this GitHub answers. */
  readonly send = ((input: string, init?: RequestInit) =>
    Promise.resolve(this.respond(input, init))) as typeof fetch;

  private respond(input: string, init: RequestInit = {}): Response {
    const url = new URL(input);
    if (url.origin !== api) {
      return this.visit(url);
    }
    const method = init.method ?? 'GET';
    const path = url.pathname.slice(`/repos/${repository}/`.length);
    const outage = this.outages.findIndex((each) => each.path.test(`${method} ${path}`));
    if (outage >= 0) {
      const [{status} = {status: 500}] = this.outages.splice(outage, 1);
      return new Response('', {status});
    }
    if (method === 'GET') {
      const found = this.get(path, url.searchParams);
      return new Response(JSON.stringify(found ?? {}), {status: found ? 200 : 404});
    }
    const body = JSON.parse(init.body as string) as Record<string, string>;
    return new Response('{}', {status: this.change(method, path, body) ? 201 : 422});
  }

  /** Opens a pull request, or pushes to it. Its commits are in this repository even from a fork. */
  pushTo(number: number, files: Record<string, string>, options: Partial<Pull> = {}): Pull {
    const sha = this.commit(`refs/pull/${number}/head`, files, this.main);
    const pull: Pull = {
      ...{number, state: 'open', branch: `change-${number}`, from: repository, labels: []},
      ...this.pulls.get(number),
      ...options,
      sha,
    };
    this.pulls.set(number, pull);
    return pull;
  }

  /** A file that visitors get. */
  page(path: string): string | undefined {
    return this.live.get(path);
  }
}

/** The files of a folder, by their paths. */
export function filesOf(folder: string, exclude: RegExp): Map<string, string> {
  const paths = existsSync(folder)
    ? execFileSync('find', ['.', '-type', 'f'], {cwd: folder, encoding: 'utf8'}).trim().split('\n')
    : [];
  return new Map(
    paths
      .map((path) => path.slice(2))
      .filter((path) => path && !exclude.test(path))
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
}
