import {fork} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {existsSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {AppliedFixes, ContentPlaces} from '@sitekit/content-check';
import {keepAcrossReloads} from '../developmentServer';
import type {ProblemKey, QuotedDiagnostic} from './PanelReport';

/** What the worker is asked to do. To fix without a problem is to apply all safe fixes. */
export type Task = {siteDir: string} & (
  | {task: 'check'; edited: [file: string, contents: string][]}
  | {task: 'fix'; problem?: ProblemKey; text?: string}
);

/** What the worker found or did, or why it failed. */
export type TaskResult =
  | {diagnostics: QuotedDiagnostic[]}
  | {applied: AppliedFixes}
  | {failure: string};

/** The editor asks again about the texts that it just asked about. */
const MAX_KNOWN_CHECKS = 5;

const TIMEOUT_SECONDS = 60;

export type BackgroundCheckOptions = {
  timeoutMs?: number;
  /** The worker's module. */
  worker?: string;
};

/** Checks and fixes the content in a worker process, which keeps running because it loads slowly. */
export class BackgroundCheck {
  readonly #siteDir: string;
  readonly #places: ContentPlaces;
  readonly #options: Required<BackgroundCheckOptions>;
  #worker: ChildProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();
  readonly #known = new Map<string, Promise<QuotedDiagnostic[]>>();

  /** @param siteDir the project's root */
  constructor(siteDir: string, places: ContentPlaces, options: BackgroundCheckOptions = {}) {
    this.#siteDir = siteDir;
    this.#places = places;
    this.#options = {
      timeoutMs: TIMEOUT_SECONDS * 1000,
      worker: join(__dirname, 'checkWorker.ts'),
      ...options,
    };
  }

  /**
   * Content that was just checked isn't checked again.
   *
   * @param edited what to check instead of what some files contain
   * @throws Error that says why the check failed
   */
  async check(edited: ReadonlyMap<string, string> = new Map()): Promise<QuotedDiagnostic[]> {
    const key = this.#contentKey(edited);
    const known = this.#known.get(key) ?? this.#check(edited);
    this.#known.set(key, known);
    for (const oldest of Array.from(this.#known.keys()).slice(0, -MAX_KNOWN_CHECKS)) {
      this.#known.delete(oldest);
    }
    const forget = () => this.#known.get(key) === known && this.#known.delete(key);
    try {
      const diagnostics = await known;
      // The content can change while the worker reads it.
      if (this.#contentKey(edited) !== key) {
        forget();
      }
      return diagnostics;
    } catch (error) {
      forget();
      throw error;
    }
  }

  /**
   * Applies the chosen text to one problem, or all safe fixes.
   *
   * @throws Error that says why nothing was written
   */
  async fix(problem?: ProblemKey, text?: string): Promise<AppliedFixes> {
    const result = await this.#run({siteDir: this.#siteDir, task: 'fix', problem, text});
    return 'applied' in result ? result.applied : {fixed: [], changes: []};
  }

  async #check(edited: ReadonlyMap<string, string>): Promise<QuotedDiagnostic[]> {
    const task = {siteDir: this.#siteDir, task: 'check', edited: Array.from(edited)} as const;
    const result = await this.#run(task);
    return 'diagnostics' in result ? result.diagnostics : [];
  }

  /** Changes with the files that a check reads. */
  #contentKey(edited: ReadonlyMap<string, string>): string {
    const {contentFolder, recordsFolder, spelling} = this.#places;
    const files = [contentFolder, recordsFolder, 'static', spelling.words, spelling.names]
      .map((place) => join(this.#siteDir, place))
      .filter((path) => existsSync(path))
      .flatMap((path) =>
        statSync(path).isDirectory()
          ? readdirSync(path, {recursive: true, encoding: 'utf8'}).map((file) => join(path, file))
          : [path],
      );
    const stamps = files.map((file) => {
      const {size, mtimeMs} = statSync(file, {throwIfNoEntry: false}) ?? {size: 0, mtimeMs: 0};
      return [file, size, mtimeMs];
    });
    return JSON.stringify([stamps, Array.from(edited)]);
  }

  /** Runs tasks one after the other. */
  async #run(task: Task): Promise<Exclude<TaskResult, {failure: string}>> {
    const result = this.#last.then(() => this.#send(task));
    this.#last = result;
    const answer = await result;
    if ('failure' in answer) {
      throw new Error(answer.failure);
    }
    return answer;
  }

  #send(task: Task): Promise<TaskResult> {
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve) => {
      let failure = 'The check stopped working and was restarted.';
      const timer = setTimeout(() => {
        const seconds = Math.round(this.#options.timeoutMs / 1000);
        failure = `The check took more than ${seconds} seconds and was restarted.`;
        worker.kill('SIGKILL');
      }, this.#options.timeoutMs);
      const finish = (result: TaskResult) => {
        clearTimeout(timer);
        worker.off('exit', onExit).off('message', finish);
        resolve(result);
      };
      const onExit = () => finish({failure});
      worker.once('exit', onExit).once('message', finish);
      worker.send(task);
    });
  }

  #start(): ChildProcess {
    const worker = fork(this.#options.worker, {
      cwd: this.#siteDir,
      execArgv: ['--require', require.resolve('@sitekit/swc-register')],
    });
    worker.once('exit', () => {
      this.#worker = undefined;
    });
    // The worker must not keep the development server from exiting.
    worker.unref();
    worker.channel?.unref();
    return worker;
  }
}

/** The one of the running server. */
export const backgroundCheck = (siteDir: string, places: ContentPlaces): BackgroundCheck =>
  keepAcrossReloads('background-check', () => new BackgroundCheck(siteDir, places));
