import {parseArgs} from 'node:util';
import {launchBrowser} from './browser';
import {headline} from './report/headline';
import {reviewSite} from './reviewSite';
import {VersionBuildError} from './versions/buildVersion';

const usage = `npm run review            compares the site as it is in this folder with the commit where it left main
npm run review -- <base>  compares it with a branch, a tag or a commit

It builds both versions and opens the pages that differ in Chromium. That takes about half a minute,
and less when a version was built before. The report is review/index.html.`;

const startedAt = Date.now();

function onProgress(message: string): void {
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.error(`${String(seconds).padStart(4)} s  ${message}`);
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {help: {type: 'boolean'}},
    allowPositionals: true,
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const [base, ...others] = positionals;
  if (others.length > 0) {
    throw new Error(`Name one base, not ${positionals.length}: ${positionals.join(', ')}.`);
  }
  const browser = await launchBrowser({args: ['--font-render-hinting=none']});
  onProgress('building both versions, then opening the pages that differ: about half a minute');
  try {
    const review = await reviewSite(browser, process.cwd(), base, onProgress);
    onProgress('wrote review/index.html and review/summary.json');
    console.log(headline(review));
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
