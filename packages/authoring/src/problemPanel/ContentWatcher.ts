import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {watch} from 'chokidar';
import debounce from 'lodash/debounce';
import {isColorSupported} from 'picocolors';
import {BackgroundCheck} from './BackgroundCheck';
import type {PanelReport, QuotedDiagnostic} from './PanelReport';
import {terminalReport} from './terminalReport';

/** An editor can write a file in several steps. */
const debounceMs = 100;

export type ContentWatcherOptions = {
  /** The project's root. */
  siteDir: string;
  /** The folder of the pages, from the project's root. */
  contentFolder: string;
  /** All folders whose changes can add or fix a problem, from the project's root. */
  watchedFolders: readonly string[];
  /** Where the browser's modules find the report. */
  reportFile: string;
};

/** Checks the content whenever it changes, and tells the terminal and the browser. */
export class ContentWatcher {
  readonly #options: ContentWatcherOptions;
  #hasStarted = false;
  #report: PanelReport;
  #written = '';

  constructor(options: ContentWatcherOptions) {
    this.#options = options;
    this.#report = {contentFolder: options.contentFolder, diagnostics: [], addresses: {}};
    this.#writeReport();
  }

  setAddresses(addresses: PanelReport['addresses']): void {
    this.#report = {...this.#report, addresses};
    this.#writeReport();
  }

  start(): void {
    if (this.#hasStarted) {
      return;
    }
    this.#hasStarted = true;
    const {siteDir, contentFolder, watchedFolders} = this.#options;
    const background = new BackgroundCheck(siteDir);
    let lastCheck = Promise.resolve();

    const run = async () => {
      const result = await background.run();
      if ('diagnostics' in result) {
        this.#setDiagnostics(result.diagnostics);
      } else {
        console.error(`Couldn't check ${contentFolder}. ${result.failure}`);
      }
    };
    const check = debounce(() => {
      lastCheck = lastCheck.then(run);
    }, debounceMs);

    const folders = watchedFolders.map((folder) => join(siteDir, folder));
    watch(folders, {ignoreInitial: true}).on('all', check);
    check();
  }

  #setDiagnostics(diagnostics: QuotedDiagnostic[]): void {
    const text = terminalReport(this.#report, diagnostics, isColorSupported);
    if (text) {
      console.log(`\n${text}\n`);
    }
    this.#report = {...this.#report, diagnostics};
    this.#writeReport();
  }

  #writeReport(): void {
    const text = JSON.stringify(this.#report);
    if (text !== this.#written) {
      this.#written = text;
      const {reportFile} = this.#options;
      mkdirSync(dirname(reportFile), {recursive: true});
      writeFileSync(reportFile, text);
    }
  }
}
