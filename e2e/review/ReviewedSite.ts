import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {SiteCopy} from '../SiteCopy';

const root = join(__dirname, '../..');

export type CommandResult = {
  status: number | null;
  /** Its last sentence. */
  output: string;
  errors: string;
};

/** A small site with its packages in a repository of its own, with one commit on `main`. */
export class ReviewedSite extends SiteCopy {
  constructor() {
    super();
    cpSync(join(root, 'packages'), join(this.folder, 'packages'), {
      recursive: true,
      filter: (path) => !['corpus', 'node_modules'].includes(basename(path)),
    });
    this.initRepository('A small site', '--all');
  }

  commit(message: string): void {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', message);
  }

  /** Restores the first commit on a new branch. */
  reset(): void {
    this.git('checkout', '--quiet', '--force', '-B', 'change', 'main');
    this.git('clean', '--quiet', '--force', '-d', '-x', '--exclude', 'node_modules');
  }

  /**
   * Runs the command as a reviewer does.
   *
   * @param env is added to the environment
   */
  review(args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): CommandResult {
    const command = join(this.folder, 'packages/review/bin/site-review.cjs');
    const {status, stdout, stderr} = spawnSync(process.execPath, [command, ...args], {
      cwd: this.folder,
      encoding: 'utf8',
      env: {...process.env, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return {status, output: stdout.trim(), errors: stderr};
  }

  get hasReport(): boolean {
    return existsSync(join(this.folder, 'review/index.html'));
  }

  /** The `file:` address of the report. */
  get reportAddress(): string {
    return pathToFileURL(join(this.folder, 'review/index.html')).href;
  }

  /** What a comment on a pull request says, as JSON. */
  get summary(): string {
    return readFileSync(join(this.folder, 'review/summary.json'), 'utf8');
  }
}
