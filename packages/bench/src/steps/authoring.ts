import {measureCommand} from '../build';
import {contestants, startedContestants} from '../contestants';
import {largeContent} from '../growContent';
import {editPage, measureRebuild} from '../measure/rebuild';
import {measureStart} from '../measure/start';
import {logProgress} from '../progress';
import {makeWorkFolder} from '../workFolder';
import {buildInTurns, seconds} from './run';
import type {Run} from './run';

const check = {
  program: 'node_modules/@sitekit/content-check/bin/content-check.mjs',
  args: [],
  folder: '.',
  env: {},
};

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

/** Measures what authors wait for. */
export async function measureAuthoring(run: Run, folder: string): Promise<void> {
  await measureRebuilds(run, folder);
  await measureStarts(run, folder);
  await measureChecks(run);
}
