import {join} from 'node:path';
import {measureCommand} from '../build';
import {contestants, startedContestants} from '../contestants';
import type {BuildCommand} from '../contestants';
import {largeContent} from '../growContent';
import {editPage, measureRebuild} from '../measure/rebuild';
import {editedTexts, measureSaves} from '../measure/save';
import {measureStart} from '../measure/start';
import {pagePaths} from '../pages';
import {logProgress} from '../progress';
import {median} from '../statistics';
import {makeRepository, makeWorkFolder} from '../workFolder';
import {buildInTurns, milliseconds, seconds} from './run';
import type {Run} from './run';

const tool = (program: string, ...args: string[]): BuildCommand => ({
  program: join('node_modules/@sitekit', program),
  args,
  folder: '.',
  env: {},
});

const check = tool('content-check/bin/content-check.cjs');
const review = tool('review/bin/site-review.cjs', 'HEAD');

async function measureRebuilds({quick, results}: Run, folder: string): Promise<void> {
  await buildInTurns(folder, ['ours'], 1);
  for (let round = 0; round < (quick ? 1 : 4); round++) {
    const run = await measureRebuild(folder);
    results.rebuilds.push(run);
    const {cold, rebuild, differences} = run;
    logProgress(
      `rebuild: ${seconds(rebuild.seconds)}, cold ${seconds(cold.seconds)}, ${differences.length} files differ`,
    );
  }
}

async function measureStarts({browser, quick, results}: Run, folder: string): Promise<void> {
  for (let round = 0; round < (quick ? 1 : 4); round++) {
    for (const id of startedContestants) {
      const time = await measureStart(browser, folder, contestants[id]);
      (results.starts[id] ??= []).push(time);
      logProgress(`start: ${id}: ${seconds(time)}`);
    }
  }
}

async function measureEdits({browser, quick, results}: Run, folder: string): Promise<void> {
  results.saves = await measureSaves(browser, folder, quick ? 1 : 5);
  for (const text of editedTexts) {
    logProgress(`save: ${text}: ${milliseconds(median(results.saves[text]))}`);
  }
}

/** Checks 1,000 pages, and again after an edit of one. */
async function measureChecks({quick, results}: Run): Promise<void> {
  const folder = makeWorkFolder(largeContent);
  for (let round = 0; round < (quick ? 1 : 2); round++) {
    const all = await measureCommand(folder, check);
    editPage(folder, 'benefits');
    const again = await measureCommand(folder, check);
    results.checks.all.push(all.seconds);
    results.checks.again.push(again.seconds);
    logProgress(
      `check: ${seconds(all.seconds)}, after an edit of one page ${seconds(again.seconds)}`,
    );
  }
}

/** Reviews a change of a sentence on each page. */
async function measureReview({results}: Run): Promise<void> {
  const folder = makeRepository();
  for (const path of pagePaths) {
    editPage(folder, path === '/' ? 'index' : path.slice(1));
  }
  const run = await measureCommand(folder, review);
  results.reviews.push(run.seconds);
  logProgress(`review: ${seconds(run.seconds)}`);
}

/** Measures what authors and reviewers wait for. */
export async function measureAuthoring(run: Run, folder: string): Promise<void> {
  await measureRebuilds(run, folder);
  await measureStarts(run, folder);
  await measureEdits(run, folder);
  await measureChecks(run);
  await measureReview(run);
}
