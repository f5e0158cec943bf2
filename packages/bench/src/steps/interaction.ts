import {withChrome} from '../browser';
import {navigatedContestants, tappedContestants, visitedContestants} from '../contestants';
import {realContent} from '../growContent';
import {measureFilter, measureSearch} from '../measure/filter';
import {isFirstTapAnswered, measureFirstTap} from '../measure/firstTap';
import {measureLongTasks} from '../measure/longTasks';
import {measureNavigation} from '../measure/navigation';
import {pagePaths} from '../pages';
import {logProgress} from '../progress';
import {median} from '../statistics';
import {milliseconds, whileServed} from './run';
import type {Run, Servers} from './run';

/** Filters and searches in turns. */
export async function measureFilters(
  {browser, results}: Run,
  tools: number,
  servers: Servers,
  turns: number,
): Promise<void> {
  const measures = {filter: measureFilter, search: measureSearch};
  for (let turn = 0; turn < turns; turn++) {
    for (const name of ['filter', 'search'] as const) {
      for (const [id, server] of servers) {
        const {toPaint, eventTiming} = await measures[name](browser, server, turn);
        const run = ((results[name][id] ??= {})[tools] ??= {toPaint: [], eventTiming: []});
        run.toPaint.push(...toPaint);
        run.eventTiming.push(...eventTiming);
        logProgress(`${name}: ${id}, ${tools} tools: ${milliseconds(median(toPaint))}`);
      }
    }
  }
}

export async function measureInteraction(run: Run, folder: string): Promise<void> {
  const {browser, quick, results, tools} = run;
  await whileServed(run, folder, visitedContestants, async (servers) => {
    for (const [id, server] of servers) {
      for (const path of pagePaths) {
        const tasks = await measureLongTasks(browser, server, path);
        (results.longTasks[id] ??= {})[path] = tasks;
        const longest = milliseconds(Math.max(0, ...tasks.map(({duration}) => duration)));
        logProgress(`long tasks: ${id} ${path}: ${tasks.length}, the longest ${longest}`);
      }
    }
    await measureFilters(run, realContent.tools, servers, quick ? 1 : 3);
  });
  await whileServed(run, folder, navigatedContestants, async (servers) => {
    for (const [id, server] of servers) {
      const navigation = await withChrome((chrome) =>
        measureNavigation(tools.connectBrowser, chrome, server, quick ? 4 : 12),
      );
      results.navigation[id] = navigation;
      const {toPaint, prerendered} = navigation;
      const share = `${prerendered} of ${toPaint.length} prerendered`;
      logProgress(`next page: ${id}: ${milliseconds(median(toPaint))}, ${share}`);
    }
  });
}

/** Taps a control before its script has loaded, in turns. */
export async function measureTaps(run: Run, folder: string): Promise<void> {
  const {browser, quick, results} = run;
  await whileServed(run, folder, tappedContestants, async (servers) => {
    for (let turn = 0; turn < (quick ? 2 : 8); turn++) {
      for (const [id, server] of servers) {
        const taps = (results.firstTap[id] ??= {answered: [], toEffect: [], sinceOpening: []});
        const {toEffect, sinceOpening} = await measureFirstTap(browser, server);
        taps.toEffect.push(toEffect);
        taps.sinceOpening.push(sinceOpening);
        if (turn < 2) {
          taps.answered.push(await isFirstTapAnswered(browser, server));
        }
        logProgress(
          `first tap: ${id}: ${milliseconds(toEffect)}, ${milliseconds(sinceOpening)} since opening`,
        );
      }
    }
  });
}
