import {existsSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {isIgnoredFile} from '@sitekit/content-check';
import type {AppliedFixes, ContentPlaces, Diagnostic, EditedFiles} from '@sitekit/content-check';
import {Promise as PoolPromise, TerminateError, pool} from 'workerpool';
import type {Pool} from 'workerpool';
import type {check, planFix} from './checkWorker';
import type {RequestFor} from '../../protocol';

/** The editor asks again about the texts that it just asked about. */
const MAX_KNOWN_CHECKS = 5;

const TIMEOUT_MS = 60_000;

/** Checks the content in a worker process, which keeps running because it loads slowly. */
export class BackgroundCheck {
  readonly #folders: readonly string[];
  readonly #pool: Pool;
  readonly #known = new Map<string, Promise<Diagnostic[]>>();

  /**
   * @param siteDir the project's root
   * @param worker the path of the worker's module
   */
  constructor(
    siteDir: string,
    {contentFolder}: Pick<ContentPlaces, 'contentFolder'>,
    {worker = join(__dirname, 'checkWorker.ts')} = {},
  ) {
    this.#folders = [contentFolder, 'static'].map((folder) => join(siteDir, folder));
    this.#pool = pool(worker, {
      maxWorkers: 1,
      workerType: 'process',
      forkOpts: {
        cwd: siteDir,
        execArgv: ['--require', require.resolve('@sitekit/swc-register')],
      },
    });
  }

  /**
   * Content that was just checked isn't checked again.
   *
   * @param edited what to check instead of what some files contain
   * @throws Error that says why the check failed
   */
  async check(edited: EditedFiles = new Map()): Promise<Diagnostic[]> {
    const key = this.#contentKey(edited);
    const known =
      this.#known.get(key) ??
      this.#explain(this.#pool.exec<typeof check>('check', [Array.from(edited)]));
    this.#known.set(key, known);
    for (const oldest of Array.from(this.#known.keys()).slice(0, -MAX_KNOWN_CHECKS)) {
      this.#known.delete(oldest);
    }
    try {
      return await known;
    } catch (error) {
      this.#known.delete(key);
      throw error;
    } finally {
      // The content can change while the worker reads it.
      if (this.#contentKey(edited) !== key) {
        this.#known.delete(key);
      }
    }
  }

  /**
   * What files say after the chosen text is applied to a problem. Writes nothing.
   *
   * @throws Error that says why the check failed
   */
  planFix(problem: RequestFor<'fix'>['problem'], text: string): Promise<AppliedFixes> {
    return this.#explain(this.#pool.exec<typeof planFix>('planFix', [problem, text]));
  }

  /** Ends the worker. */
  async stop(): Promise<void> {
    await this.#pool.terminate(true);
  }

  /** The result of a task, or an error that a person understands. */
  async #explain<Result>(task: PoolPromise<Result>): Promise<Awaited<Result>> {
    try {
      return await task.timeout(TIMEOUT_MS);
    } catch (error) {
      throw error instanceof TerminateError || error instanceof PoolPromise.TimeoutError
        ? new Error('The check stopped working and was restarted.')
        : error;
    }
  }

  /** Changes with the files that a check reads. */
  #contentKey(edited: EditedFiles): string {
    const files = this.#folders
      .filter((folder) => existsSync(folder))
      .flatMap((folder) =>
        readdirSync(folder, {recursive: true, encoding: 'utf8'})
          .filter((file) => !isIgnoredFile(file))
          .map((file) => join(folder, file)),
      );
    const stamps = files.map((file) => {
      const {size, mtimeMs} = statSync(file, {throwIfNoEntry: false}) ?? {};
      return [file, size, mtimeMs];
    });
    return JSON.stringify([stamps, Array.from(edited)]);
  }
}
