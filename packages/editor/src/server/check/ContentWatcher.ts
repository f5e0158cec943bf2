import {mkdirSync} from 'node:fs';
import {dirname} from 'node:path';
import {
  countDiagnostics,
  formatDiagnostic,
  isIgnoredFile,
  replaceFile,
} from '@sitekit/content-check';
import type {Diagnostic} from '@sitekit/content-check';
import {watch} from 'chokidar';
import debounce from 'lodash/debounce';
import {isColorSupported} from 'picocolors';
import type {BackgroundCheck} from './BackgroundCheck';
import type {PanelReport} from './PanelReport';

/** An editor can write a file in several steps. */
const DEBOUNCE_MS = 100;
/** After a check that failed. */
const RETRY_MS = 5000;

/**
 * The terminal's message after a check. Editors read it, between its first and its last line, to
 * list the same problems.
 */
export function terminalReport(
  contentFolder: string,
  diagnostics: readonly Diagnostic[],
  useColor = isColorSupported,
): string {
  const problems = diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, {useColor}));
  const count = countDiagnostics(diagnostics) || 'no problems';
  return [`Checked ${contentFolder}:`, ...problems, `In ${contentFolder}: ${count}.`].join('\n');
}

/** Checks the content whenever it changes, and tells the terminal and the browser. */
export class ContentWatcher {
  readonly #background: Pick<BackgroundCheck, 'check'>;
  readonly #reportFile: string;
  report: PanelReport;
  #written = '';
  #printed = '';
  #last: Promise<void> | undefined;

  /** @param reportFile where the browser's modules find the report */
  constructor(
    background: Pick<BackgroundCheck, 'check'>,
    reportFile: string,
    contentFolder: string,
  ) {
    this.#background = background;
    this.#reportFile = reportFile;
    this.report = {contentFolder, isChecked: false, diagnostics: [], addresses: {}, replaced: []};
    this.update({});
  }

  /** Tells the browser what has changed in the report. */
  update(changes: Partial<PanelReport>): void {
    this.report = {...this.report, ...changes};
    const text = JSON.stringify(this.report);
    if (text !== this.#written) {
      this.#written = text;
      mkdirSync(dirname(this.#reportFile), {recursive: true});
      replaceFile(this.#reportFile, text);
    }
  }

  /**
   * Checks now and whenever a folder changes. Does nothing when called again.
   *
   * @param folders all whose changes can add or fix a problem
   */
  start(folders: readonly string[]): void {
    if (!this.#last) {
      watch([...folders], {ignoreInitial: true, ignored: isIgnoredFile})
        .on('all', () => this.update({isChecked: false}))
        .on('all', debounce(this.#checkNext, DEBOUNCE_MS));
      this.#checkNext();
    }
  }

  readonly #checkNext = (): void => {
    // One after the other, because a check of content that is known is faster than others.
    this.#last = Promise.resolve(this.#last).then(() => this.#check());
  };

  async #check(): Promise<void> {
    const {contentFolder, failure} = this.report;
    try {
      const diagnostics = await this.#background.check();
      const text = terminalReport(contentFolder, diagnostics);
      if (text !== this.#printed) {
        this.#printed = text;
        console.log(`\n${text}\n`);
      }
      this.update({isChecked: true, failure: undefined, diagnostics});
    } catch (error) {
      const {message} = error as Error;
      console.error(`Couldn't check ${contentFolder}. ${message}`);
      this.update({failure: message.split('\n')[0]});
      if (failure === undefined) {
        setTimeout(this.#checkNext, RETRY_MS).unref();
      }
    }
  }
}
