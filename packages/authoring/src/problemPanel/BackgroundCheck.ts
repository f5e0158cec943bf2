import {fork} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {join} from 'node:path';
import type {ShownDiagnostic} from './ContentReport';

/** What the process says of the content, or why it cannot say anything. */
export type CheckResult = {diagnostics: ShownDiagnostic[]} | {failure?: string};

/** Checks the content in a process of its own, which stays, since its dictionary takes a while. */
export class BackgroundCheck {
  readonly #siteDir: string;
  #process: ChildProcess | undefined;

  /** @param siteDir the project's root */
  constructor(siteDir: string) {
    this.#siteDir = siteDir;
  }

  /** One check at a time: wait for it before the next one. */
  run(): Promise<CheckResult> {
    const checker = (this.#process ??= this.#start());
    return new Promise((resolve) => {
      const end = () => resolve({failure: 'Its process has ended.'});
      checker.once('exit', end);
      checker.once('message', (result: CheckResult) => {
        checker.off('exit', end);
        resolve(result);
      });
      checker.send(this.#siteDir);
    });
  }

  #start(): ChildProcess {
    const checker = fork(join(__dirname, 'checkProcess.ts'), {
      cwd: this.#siteDir,
      execArgv: ['--import', 'tsx'],
    });
    checker.once('exit', () => {
      this.#process = undefined;
    });
    // Nobody waits for it to end.
    checker.unref();
    checker.channel?.unref();
    return checker;
  }
}
