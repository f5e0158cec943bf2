import {cpSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {benchDir, frozenContentDir, siteDir, workDir} from './folders';
import {contentFolder} from './growContent';
import {prepareRivals} from './install';
import {isFullRun, readOptions} from './options';
import {logProgress} from './progress';
import {writeReport} from './report/writeReport';
import type {Results} from './results';
import {measureAll} from './steps';

/* The command `site-bench`; the README describes it. */

function refreshContent(): void {
  rmSync(frozenContentDir, {recursive: true, force: true});
  cpSync(join(siteDir, contentFolder), frozenContentDir, {recursive: true});
  logProgress(
    'The frozen content is refreshed. Run the benchmark: it lists the words that rivals/floor, which is written by hand, needs to change.',
  );
}

async function main(args: string[]): Promise<void> {
  const options = readOptions(args);
  if (options.refreshContent) {
    refreshContent();
    return;
  }
  const folder = isFullRun(options) ? benchDir : workDir;
  const resultsFile = join(folder, 'results.json');
  if (!options.reportOnly) {
    prepareRivals();
    await measureAll(options, args, (results) => {
      writeFileSync(resultsFile, `${JSON.stringify(results)}\n`);
    });
  } else if (!existsSync(resultsFile)) {
    throw new Error(`There are no results in ${resultsFile} yet.`);
  }
  const results = JSON.parse(readFileSync(resultsFile, 'utf8')) as Results;
  logProgress(`The results are in ${await writeReport(results, folder)}.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
