import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {browserArguments, findBrowser} from './browser/findBrowser';
import {leadingSentence} from './report/wording';
import {review} from './review';
import type {ReviewOptions} from './review';
import {BuildError} from './versions/run';

const usage = `npm run review                    compares the working tree with where it left main
npm run review -- <base>          with a branch, a tag or a commit
npm run review -- --preview-url <address> --report-url <address>
                                  links to where the site and the report will be published`;

type Arguments = Pick<ReviewOptions, 'base' | 'previewUrl' | 'reportUrl'>;

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

function checkAddress(name: string, address: string | undefined): string | undefined {
  if (address !== undefined && !/^https?:/.test(URL.canParse(address) ? address : '')) {
    fail(`${name} is "${address}". Write a whole address, such as https://example.com/pr-7/.`);
  }
  return address;
}

function readArguments(): Arguments {
  try {
    const {values, positionals} = parseArgs({
      allowPositionals: true,
      options: {
        'preview-url': {type: 'string'},
        'report-url': {type: 'string'},
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
      previewUrl: checkAddress('--preview-url', values['preview-url']),
      reportUrl: checkAddress('--report-url', values['report-url']),
    };
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${usage}`);
  }
}

const startedAt = Date.now();

function say(message: string): void {
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.error(`${String(seconds).padStart(4)} s  ${message}`);
}

async function main(): Promise<void> {
  const options = readArguments();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, '--font-render-hinting=none'],
    handleSIGINT: false,
  });
  const stop = new AbortController();
  process.once('SIGINT', () => {
    // Everything that waits for the browser ends then, and clears up behind itself.
    stop.abort();
    void browser.close();
  });
  try {
    const facts = await review(browser, {siteDir: process.cwd(), ...options, say});
    say('review/index.html and review/summary.md are written');
    console.log(leadingSentence(facts));
  } catch (error) {
    if (stop.signal.aborted) {
      console.error('Stopped. The last report is as it was.');
      process.exitCode = 130;
      return;
    }
    const {message} = error as Error;
    console.error(
      error instanceof BuildError
        ? `The site cannot be built as it is now:\n\n${message}\n\nnpm run check says where its slips are.`
        : message,
    );
    process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

void main();
