import {fork} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {join} from 'node:path';
import type {QuotedDiagnostic} from './PanelReport';

/** What the worker found, or why it failed. */
export type CheckResult = {diagnostics: QuotedDiagnostic[]} | {failure: string};

/** Checks the content in a worker process, which keeps running because it loads slowly. */
export class BackgroundCheck {
  readonly #siteDir: string;
  #worker: ChildProcess | undefined;

  /** @param siteDir the project's root */
  constructor(siteDir: string) {
    this.#siteDir = siteDir;
  }

  /** Runs one check. Wait for its result before starting another. */
  run(): Promise<CheckResult> {
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve) => {
      const onExit = () => resolve({failure: 'Its process exited.'});
      worker.once('exit', onExit);
      worker.once('message', (result: CheckResult) => {
        worker.off('exit', onExit);
        resolve(result);
      });
      worker.send(this.#siteDir);
    });
  }

  #start(): ChildProcess {
    const worker = fork(join(__dirname, 'checkWorker.ts'), {
      cwd: this.#siteDir,
      execArgv: ['--import', 'tsx'],
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
