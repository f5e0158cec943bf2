import {execFileSync, spawn, spawnSync} from 'node:child_process';
import type {ChildProcessWithoutNullStreams} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {SiteCopy} from '../SiteCopy';

const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** The port of the first worker's server. */
const FIRST_PORT = 4320;

/** Beyond the ports of all workers. */
const SECOND_PORT_OFFSET = 100;

const startCommand = (port: number): string[] => [
  ...['--env-file=config/start.env', docusaurus],
  ...['start', '--no-open', '--port', String(port)],
];

const env = {...process.env, NODE_ENV: 'development', NO_COLOR: '1'} as const;

/** A copy of the site and its `npm start`, in a git repository with a remote on this computer. */
export class StartedSite extends SiteCopy {
  /** The bare repository that changes are sent to. */
  readonly remote = mkdtempSync(join(tmpdir(), 'remote-'));
  #process: ChildProcessWithoutNullStreams | undefined;
  address = '';
  /** What the server has printed in the terminal. Tests can clear it. */
  output = '';

  constructor() {
    super();
    this.initRepository('The site', 'docs-content', 'static');
    this.git('init', '--quiet', '--bare', '--initial-branch', 'published', this.remote);
    this.git('remote', 'add', 'origin', this.remote);
    this.git('push', '--quiet', 'origin', 'HEAD:published');
  }

  /**
   * Restores everything that is on the branch main, with nothing to undo. `git checkout` deletes a file before it
   * writes it, so a page that is open could find none; this writes into the files that are there.
   *
   * @returns whether that changes what a page shows
   */
  reset(): boolean {
    this.git('symbolic-ref', 'HEAD', 'refs/heads/main');
    this.git('reset', '--quiet');
    const edited = this.git('diff', '--name-only', '--', 'docs-content', 'static');
    const added = this.git('ls-files', '--others', '--', 'docs-content');
    rmSync(join(this.folder, '.docusaurus/changes.json'), {force: true});
    for (const file of edited.split('\n').filter(Boolean)) {
      this.write(file, execFileSync('git', ['show', `main:${file}`], {cwd: this.folder}));
    }
    this.git('clean', '--quiet', '--force', '-d', 'docs-content', 'static');
    return /\.(?:mdx|yaml)$/m.test(`${edited}\n${added}`);
  }

  /** The files that differ from the last commit, each with its changed lines. */
  diff(): string[] {
    // A file that is being replaced has a hidden copy for a moment.
    this.git('add', '--intent-to-add', 'docs-content', 'static', ':(exclude,glob)**/.*');
    return this.git('diff', '--unified=0', '--no-color', '--', 'docs-content', 'static')
      .split('\n')
      .flatMap((line) => {
        const [, file] = /^diff --git a\/(.+) b\//.exec(line) ?? [];
        return file ?? (/^[-+](?!-- |\+\+ )/.test(line) ? line : []);
      });
  }

  /**
   * Runs `npm start`, as authors do.
   *
   * @param worker its number among the workers that run at the same time
   */
  start(worker: number): void {
    const port = FIRST_PORT + worker;
    this.address = `http://localhost:${port}`;
    this.#process = spawn(process.execPath, startCommand(port), {cwd: this.folder, env});
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
      });
    }
  }

  /** Runs `npm start` a second time, until it ends. */
  startAgain(): {status: number | null; output: string} {
    const port = Number(new URL(this.address).port) + SECOND_PORT_OFFSET;
    const options = {cwd: this.folder, env, encoding: 'utf8'} as const;
    const {status, stdout, stderr} = spawnSync(process.execPath, startCommand(port), options);
    return {status, output: stdout + stderr};
  }

  async stop(): Promise<void> {
    if (this.#process) {
      const exit = once(this.#process, 'exit');
      this.#process.kill();
      await exit;
    }
    this.remove();
    rmSync(this.remote, {recursive: true});
  }
}
