import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {install} from './install';
import {isFullRun, readOptions} from './options';
import type {Options} from './options';
import {benchRoot, workRoot} from './paths';
import {say} from './progress';
import type {Results} from './results';

/*
 * `npm run bench`: builds the same site in several ways, measures all of them on this machine, and
 * writes RESULTS.md. README.md says how. What it needs is installed first, so nothing of that may
 * be imported above.
 */

/** @param save is given what has been measured so far, after each part */
async function measureAll(
  options: Options,
  words: string[],
  save: (results: Results) => void,
): Promise<void> {
  const {launchBrowser} = await import('./browser');
  const {readEnvironment} = await import('./environment');
  const {noResults} = await import('./results');
  const {PictureServer} = await import('./server');
  const steps = await import('./steps');

  const browser = await launchBrowser();
  const pictures = await new PictureServer().start();
  try {
    const results = noResults(readEnvironment(browser.version(), words));
    const run = {options, browser, pictures, results};
    const startedAt = Date.now();
    const folder = await steps.prepareSites(run);
    for (const part of options.only) {
      switch (part) {
        case 'bytes':
          await steps.bytesStep(run, folder);
          break;
        case 'interaction':
          await steps.interactionStep(run, folder);
          break;
        case 'lighthouse':
          await steps.lighthouseStep(run, folder);
          break;
        case 'build':
          await steps.buildStep(run, folder);
          break;
        case 'growth':
          await steps.growthStep(run);
          break;
      }
      results.environment.minutes = (Date.now() - startedAt) / 60_000;
      save(results);
    }
  } finally {
    await pictures.stop();
    await browser.close();
  }
}

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const options = readOptions(words);
  // What only some of it was measured for is not to be published.
  const folder = isFullRun(options) ? benchRoot : workRoot;
  const resultsFile = join(folder, 'results.json');
  if (options.reportOnly && !existsSync(resultsFile)) {
    throw new Error(`There are no results yet in ${resultsFile}.`);
  }
  if (!options.reportOnly) {
    install();
    // A run that is broken off is not lost.
    await measureAll(options, words, (results) =>
      writeFileSync(resultsFile, `${JSON.stringify(results)}\n`),
    );
  }
  const {writeReport} = await import('./report');
  const results = JSON.parse(readFileSync(resultsFile, 'utf8')) as Results;
  const report = await writeReport(results, folder);
  say(`The results are in ${report}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
