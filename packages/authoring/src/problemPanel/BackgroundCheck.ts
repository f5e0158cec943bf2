import {fork} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {join} from 'node:path';
import type {AppliedFixes, ContentPlaces} from '@sitekit/content-check';
import {keepAcrossReloads} from '../developmentServer';
import {contentKey} from './contentKey';
import type {ProblemKey, QuotedDiagnostic} from './PanelReport';

/** What the worker is asked to do. To fix without a problem is to apply all safe fixes. */
export type Task = {siteDir: string} & (
  | {task: 'check'; edited?: [file: string, contents: string][]}
  | {task: 'fix'; problem?: ProblemKey; text?: string}
);

/** What the worker found or did, or why it failed. */
export type TaskResult =
  | {diagnostics: QuotedDiagnostic[]}
  | {applied: AppliedFixes}
  | {failure: string};

/** Undoing and redoing comes back to content that was checked before. */
const MAX_KNOWN_CHECKS = 20;

/** Checks and fixes the content in a worker process, which keeps running because it loads slowly. */
export class BackgroundCheck {
  readonly #siteDir: string;
  readonly #places: ContentPlaces;
  #worker: ChildProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();
  readonly #known = new Map<string, Promise<QuotedDiagnostic[]>>();

  /** @param siteDir the project's root */
  constructor(siteDir: string, places: ContentPlaces) {
    this.#siteDir = siteDir;
    this.#places = places;
  }

  /**
   * Content that was checked before isn't checked again.
   *
   * @param edited what to check instead of what some files contain
   * @throws Error that says why the check failed
   */
  async check(edited: ReadonlyMap<string, string> = new Map()): Promise<QuotedDiagnostic[]> {
    const keyNow = () => contentKey(this.#siteDir, this.#places, edited);
    const key = keyNow();
    const known = this.#known.get(key);
    const check = known ?? this.#check(edited);
    // The check that was used last comes last.
    this.#known.delete(key);
    this.#known.set(key, check);
    for (const oldest of Array.from(this.#known.keys()).slice(0, -MAX_KNOWN_CHECKS)) {
      this.#known.delete(oldest);
    }
    let isValid = known !== undefined;
    try {
      const diagnostics = await check;
      // The content can change before or while the worker reads it.
      isValid ||= keyNow() === key;
      return diagnostics;
    } finally {
      if (!isValid) {
        this.#known.delete(key);
      }
    }
  }

  async #check(edited: ReadonlyMap<string, string>): Promise<QuotedDiagnostic[]> {
    const siteDir = this.#siteDir;
    const result = await this.#run({siteDir, task: 'check', edited: Array.from(edited)});
    return 'diagnostics' in result ? result.diagnostics : [];
  }

  /**
   * Applies the chosen text to one problem, or all safe fixes.
   *
   * @throws Error that says why nothing was written
   */
  async fix(problem?: ProblemKey, text?: string): Promise<AppliedFixes> {
    const siteDir = this.#siteDir;
    const result = await this.#run({siteDir, task: 'fix', problem, text});
    return 'applied' in result ? result.applied : {fixed: [], changes: []};
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
      const onExit = () => resolve({failure: 'Its process exited.'});
      worker.once('exit', onExit);
      worker.once('message', (result: TaskResult) => {
        worker.off('exit', onExit);
        resolve(result);
      });
      worker.send(task);
    });
  }

  #start(): ChildProcess {
    const worker = fork(join(__dirname, 'checkWorker.ts'), {
      cwd: this.#siteDir,
      execArgv: ['--require', '@sitekit/swc-register'],
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
