import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {watch} from 'chokidar';
import {isColorSupported} from 'picocolors';
import {loadContentConfig} from '@sitekit/content-check';
import {announce} from './announce';
import {BackgroundCheck} from './BackgroundCheck';
import type {ContentReport, ShownDiagnostic} from './ContentReport';
import {whenQuiet} from './whenQuiet';

/** An editor may write a file in several goes; in milliseconds. */
const quiet = 100;

/** Checks the content whenever it changes, and tells terminal and browser. */
export class ContentWatch {
  readonly #siteDir: string;
  readonly #reportFile: string;
  #hasStarted = false;
  #report: ContentReport = {diagnostics: [], pages: {}};
  #written = '';

  /**
   * @param siteDir the project's root
   * @param reportFile where the browser's modules find the report
   */
  constructor(siteDir: string, reportFile: string) {
    this.#siteDir = siteDir;
    this.#reportFile = reportFile;
    this.#tellBrowser();
  }

  /** @param pages the address of each page, by its file */
  setPages(pages: ContentReport['pages']): void {
    this.#report = {...this.#report, pages};
    this.#tellBrowser();
  }

  start(): void {
    if (this.#hasStarted) {
      return;
    }
    this.#hasStarted = true;
    const {contentFolder} = loadContentConfig(this.#siteDir);
    const background = new BackgroundCheck(this.#siteDir);
    const check = whenQuiet(async () => {
      const result = await background.run();
      if ('diagnostics' in result) {
        this.#setDiagnostics(result.diagnostics);
      } else {
        console.error(`The check of ${contentFolder} has failed. ${result.failure}`);
      }
    }, quiet);
    // A picture that was missing is mended by a file of static/.
    const folders = [contentFolder, 'static'].map((folder) => join(this.#siteDir, folder));
    watch(folders, {ignoreInitial: true}).on('all', check);
    check();
  }

  #setDiagnostics(diagnostics: ShownDiagnostic[]): void {
    const text = announce(this.#report.diagnostics, diagnostics, isColorSupported);
    if (text) {
      console.log(`\n${text}\n`);
    }
    this.#report = {...this.#report, diagnostics};
    this.#tellBrowser();
  }

  #tellBrowser(): void {
    const text = JSON.stringify(this.#report);
    if (text !== this.#written) {
      this.#written = text;
      mkdirSync(dirname(this.#reportFile), {recursive: true});
      writeFileSync(this.#reportFile, text);
    }
  }
}
