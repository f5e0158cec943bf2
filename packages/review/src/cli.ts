import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {ensureBrowser} from './browser/ensureBrowser';
import {browserArguments, findBrowser} from './browser/findBrowser';
import {loadReviewConfig} from './config';
import {leadingSentence} from './report/leadingSentence';
import {reviewSite} from './reviewSite';
import {VersionBuildError} from './versions/runCommand';

const usage = `npm run review                    compares the working tree with the commit where it left main
npm run review -- <base>          with a branch, a tag or a commit
npm run review -- --install-browser
                                  installs Chromium without asking if there is none
npm run review -- --preview-url <address> --report-url <address>
                                  adds links to the published preview and report
npm run review -- --commit <sha> --commit-url <address> --built-at <time>
                                  names the version and links to it`;

/** The arguments are wrong, or the user said no. */
const usageExitCode = 2;
const interruptedExitCode = 130;

function fail(message: string): never {
  console.error(message);
  process.exit(usageExitCode);
}

function checkAddress(name: string, address: string | undefined): string | undefined {
  if (address !== undefined && !/^https?:/.test(URL.canParse(address) ? address : '')) {
    fail(`${name} is "${address}". It must be a full address, such as https://example.com/pr-7/.`);
  }
  return address;
}

function readArguments() {
  try {
    const {values, positionals} = parseArgs({
      allowPositionals: true,
      options: {
        'preview-url': {type: 'string'},
        'report-url': {type: 'string'},
        commit: {type: 'string'},
        'commit-url': {type: 'string'},
        'built-at': {type: 'string'},
        'install-browser': {type: 'boolean', default: false},
        help: {type: 'boolean', default: false},
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    if (positionals.length > 1) {
      fail(`Name one base, not ${positionals.length}: ${positionals.join(', ')}.\n\n${usage}`);
    }
    return {
      base: positionals[0],
      version: values.commit
        ? {
            commit: values.commit,
            commitUrl: checkAddress('--commit-url', values['commit-url']),
            builtAt: values['built-at'],
          }
        : undefined,
      previewUrl: checkAddress('--preview-url', values['preview-url']),
      reportUrl: checkAddress('--report-url', values['report-url']),
      installBrowser: values['install-browser'],
    };
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${usage}`);
  }
}

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
  const {installBrowser, ...options} = readArguments();
  await ensureBrowser('The review', (message) => {
    if (installBrowser) {
      console.error(message);
      return true;
    }
    return askToInstall(message);
  });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, '--font-render-hinting=none'],
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
  process.exitCode = 1;
});
