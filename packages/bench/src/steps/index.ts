import {launchBrowser} from '../browser';
import {catalogueContestants, contestants} from '../contestants';
import type {ContestantId} from '../contestants';
import {readEnvironment} from '../environment';
import {realContent} from '../growContent';
import {compareWords} from '../measure/compareWords';
import type {BenchOptions, Part} from '../options';
import {pagePaths} from '../pages';
import {logProgress} from '../progress';
import {noResults} from '../results';
import type {Results} from '../results';
import {loadRivalTools} from '../rivalTools';
import {PictureServer} from '../server';
import {makeWorkFolder} from '../workFolder';
import {measureAuthoring} from './authoring';
import {measureBuilds, measureGrowth, measureManyTools} from './builds';
import {measureInteraction, measureTaps} from './interaction';
import {measurePages, measurePaints, measureWithLighthouse} from './pages';
import {buildInTurns, whileServed} from './run';
import type {Run} from './run';

/**
 * Builds the contestants that are visited, and checks that they show the same words.
 *
 * @throws Error when they don't, or when the frozen content no longer fits the site
 */
async function prepare(run: Run, visited: ContestantId[]): Promise<string> {
  const folder = makeWorkFolder(realContent);
  logProgress('first builds, which are not measured');
  try {
    await buildInTurns(folder, ['ours'], 1);
  } catch (error) {
    throw new Error(
      `${error instanceof Error ? error.message : String(error)}\n\nThe site can't be built from the benchmark's frozen content. If the site requires new fields, refresh the content: npm run bench -- --refresh-content`,
    );
  }
  await buildInTurns(
    folder,
    visited.filter((id) => id !== 'ours'),
    1,
  );
  await whileServed(run, folder, visited, async (servers) => {
    logProgress('compare the words of all pages');
    const differences = await compareWords(run.browser, servers, pagePaths);
    if (differences.length > 0) {
      throw new Error(
        `The contestants show different words, so they can't be compared. Update the rivals.\n${differences.join('\n')}`,
      );
    }
  });
  return folder;
}

/** Both bundlers of Docusaurus build the same pages. */
const comparedContestants = Object.values(contestants)
  .map(({id}) => id)
  .filter((id) => id !== 'stockFaster');

const steps: Record<Part, (run: Run, folder: string) => Promise<void>> = {
  bytes: measurePages,
  interaction: measureInteraction,
  tap: measureTaps,
  paint: measurePaints,
  lighthouse: measureWithLighthouse,
  build: measureBuilds,
  authoring: measureAuthoring,
  growth: measureGrowth,
  tools: measureManyTools,
};

/**
 * Runs the benchmark.
 *
 * @param save receives the results so far after each part
 * @throws Error when a contestant can't be built, or shows other words than ours
 */
export async function measureAll(
  {only, quick}: BenchOptions,
  args: string[],
  save: (results: Results) => void,
): Promise<void> {
  const tools = await loadRivalTools();
  const browser = await launchBrowser();
  const pictures = await new PictureServer().start();
  try {
    const results = noResults(readEnvironment(browser.version(), args));
    const run = {quick, browser, pictures, tools, results};
    const startedAt = Date.now();
    const isCatalogueOnly = only.every((part) => part === 'tools');
    const folder = await prepare(run, isCatalogueOnly ? catalogueContestants : comparedContestants);
    for (const part of only) {
      await steps[part](run, folder);
      results.environment.minutes = (Date.now() - startedAt) / 60_000;
      save(results);
    }
  } finally {
    await pictures.stop();
    await browser.close();
  }
}
