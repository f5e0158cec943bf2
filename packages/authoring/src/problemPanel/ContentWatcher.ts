import {mkdirSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {replaceFile} from '@sitekit/content-check';
import {watch} from 'chokidar';
import debounce from 'lodash/debounce';
import {isColorSupported} from 'picocolors';
import type {BackgroundCheck} from './BackgroundCheck';
import type {PanelReport, QuotedDiagnostic} from './PanelReport';
import {terminalReport} from './terminalReport';

/** An editor can write a file in several steps. */
const debounceMs = 100;
/** After a check that failed. */
const RETRY_MS = 5000;

export type ContentWatcherOptions = {
  /** The project's root. */
  siteDir: string;
  background: Pick<BackgroundCheck, 'check'>;
  /** All folders whose changes can add or fix a problem, from the project's root. */
  watchedFolders: readonly string[];
  /** Where the browser's modules find the report. */
  reportFile: string;
  /** What the report says besides the problems. */
  report: Omit<PanelReport, 'isChecked' | 'failure' | 'diagnostics'>;
};

/** Checks the content whenever it changes, and tells the terminal and the browser. */
export class ContentWatcher {
  readonly #options: ContentWatcherOptions;
  #hasStarted = false;
  #report: PanelReport;
  #written = '';

  constructor(options: ContentWatcherOptions) {
    this.#options = options;
    this.#report = {...options.report, isChecked: false, diagnostics: []};
    this.update({});
  }

  get diagnostics(): readonly QuotedDiagnostic[] {
    return this.#report.diagnostics;
  }

  /** Tells the browser what has changed in the report. */
  update(changes: Partial<PanelReport>): void {
    this.#report = {...this.#report, ...changes};
    const text = JSON.stringify(this.#report);
    if (text !== this.#written) {
      this.#written = text;
      const {reportFile} = this.#options;
      mkdirSync(dirname(reportFile), {recursive: true});
      replaceFile(reportFile, text);
    }
  }

  /** Does nothing when called again. */
  start(): void {
    if (this.#hasStarted) {
      return;
    }
    this.#hasStarted = true;
    const {siteDir, background, report, watchedFolders} = this.#options;
    let latest: Promise<QuotedDiagnostic[]>;
    const run = (isRetry: boolean) => {
      // A check of content that is known ends before an earlier one.
      const current = (latest = background.check());
      current.then(
        (diagnostics) => current === latest && this.#setDiagnostics(diagnostics),
        (error: unknown) => {
          const {message} = error as Error;
          console.error(`Couldn't check ${report.contentFolder}. ${message}`);
          this.update({failure: message.split('\n')[0]});
          if (!isRetry) {
            setTimeout(() => current === latest && run(true), RETRY_MS).unref();
          }
        },
      );
    };
    const check = debounce(() => run(false), debounceMs);

    const folders = watchedFolders.map((folder) => join(siteDir, folder));
    watch(folders, {ignoreInitial: true}).on('all', check);
    check();
  }

  #setDiagnostics(diagnostics: QuotedDiagnostic[]): void {
    const {contentFolder, isChecked, diagnostics: known} = this.#report;
    const before = isChecked ? known : undefined;
    const text = terminalReport(contentFolder, before, diagnostics, isColorSupported);
    if (text) {
      console.log(`\n${text}\n`);
    }
    this.update({isChecked: true, failure: undefined, diagnostics});
  }
}
