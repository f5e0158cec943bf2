import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, existsSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect} from '../fixtures';
import {SiteCopy} from '../SiteCopy';

const root = join(__dirname, '../..');
const content = join(__dirname, 'content');

/** The words that have to be there, whatever they are. */
const interfaceRecord = 'docs-content/data/interface.yaml';

export type Answer = {status: number | null; output: string; errors: string};

/** A small site in a repository of its own, with one commit on `main`. */
export class ReviewedSite extends SiteCopy {
  constructor() {
    super();
    rmSync(join(this.folder, 'docs-content'), {recursive: true});
    cpSync(content, join(this.folder, 'docs-content'), {recursive: true});
    this.restore(interfaceRecord);
    this.git('init', '--quiet', '--initial-branch', 'main');
    this.commit('A small site');
  }

  git(...words: string[]): string {
    const who = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com'];
    return execFileSync('git', [...who, ...words], {cwd: this.folder, encoding: 'utf8'}).trim();
  }

  commit(message: string): void {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', message);
  }

  /** Makes everything as it was in the first commit, and goes on with a new branch. */
  beginAnew(): void {
    this.git('checkout', '--quiet', '--force', '-B', 'change', 'main');
    this.git('clean', '--quiet', '--force', '-d', '-x', '--exclude', 'node_modules');
  }

  /**
   * Runs the command as a reviewer does.
   *
   * @returns the sentence that it ends with
   */
  review(...words: string[]): string {
    const {status, output, errors} = this.tryReview(...words);
    expect(status, errors).toBe(0);
    return output;
  }

  /** Runs the command, whatever comes of it. */
  tryReview(...words: string[]): Answer {
    const tsx = join(root, 'node_modules/.bin/tsx');
    const command = join(root, 'packages/review/src/index.ts');
    const tsconfig = join(root, 'tsconfig.json');
    const {status, stdout, stderr} = spawnSync(tsx, ['--tsconfig', tsconfig, command, ...words], {
      cwd: this.folder,
      encoding: 'utf8',
    });
    return {status, output: stdout.trim(), errors: stderr};
  }

  get hasReport(): boolean {
    return existsSync(join(this.folder, 'review/index.html'));
  }

  /** Where the report is, on this machine's disk. */
  get reportAddress(): string {
    return pathToFileURL(join(this.folder, 'review/index.html')).href;
  }

  get summary(): string {
    return readFileSync(join(this.folder, 'review/summary.md'), 'utf8');
  }
}
