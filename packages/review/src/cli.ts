import {createInterface} from 'node:readline/promises';
import {ensureBrowser, launchBrowser} from '@sitekit/browser';
import {loadReviewConfig} from './config';
import {readOptions, usage, UsageError} from './options';
import {leadingSentence} from './report/leadingSentence';
import {reviewSite} from './reviewSite';
import {VersionBuildError} from './versions/runCommand';

const usageExitCode = 2;
const interruptedExitCode = 130;

/** Asks on a terminal; elsewhere no one could answer, so `--install-browser` is needed. */
async function askToInstall(message: string): Promise<boolean> {
  console.error(message);
  if (!process.stdin.isTTY) {
    console.error('To install it without being asked, add --install-browser.');
    return false;
  }
  const terminal = createInterface({input: process.stdin, output: process.stderr});
  try {
    return /^y(es)?$/i.test((await terminal.question('Install it now? [y/N] ')).trim());
  } finally {
    terminal.close();
  }
}

const startedAt = Date.now();

function onProgress(message: string): void {
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.error(`${String(seconds).padStart(4)} s  ${message}`);
}

async function main(): Promise<void> {
  const {help, installBrowser, ...options} = readOptions(process.argv.slice(2));
  if (help) {
    console.log(usage);
    return;
  }
  await ensureBrowser('The review', (message) => {
    if (installBrowser) {
      console.error(message);
      return true;
    }
    return askToInstall(message);
  });
  const browser = await launchBrowser({
    args: ['--font-render-hinting=none'],
    handleSIGINT: false,
  });
  const interruption = new AbortController();
  process.once('SIGINT', () => {
    // Closing the browser makes everything that waits for it fail and clean up.
    interruption.abort();
    void browser.close();
  });
  try {
    const siteDir = process.cwd();
    const config = loadReviewConfig(siteDir);
    const result = await reviewSite(browser, {siteDir, config, ...options, onProgress});
    onProgress('wrote review/index.html and review/summary.md');
    console.log(leadingSentence(result));
  } catch (error) {
    if (interruption.signal.aborted) {
      console.error('Stopped. The previous report is unchanged.');
      process.exitCode = interruptedExitCode;
      return;
    }
    throw error;
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  console.error(
    error instanceof VersionBuildError
      ? `The site can't be built as it is now:\n\n${message}\n\nTo find the problem, run npm run check.`
      : message,
  );
  process.exitCode = error instanceof UsageError ? usageExitCode : 1;
});
