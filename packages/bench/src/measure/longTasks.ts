import type {Browser} from 'playwright-core';
import {inNewTab, phone, scrollThrough, settle, throttle} from '../browser';
import type {Tab} from '../browser';
import type {SiteServer} from '../server';
import {throttlingRate} from './conditions';

/** A task of 50 ms or more; times are in milliseconds. */
export type LongTask = {
  start: number;
  duration: number;
  /** How long the site's scripts ran, including the layout that they forced. */
  script: number;
  /** The longest script: its file, its function and its invoker. */
  source: string;
};

type ScriptTiming = PerformanceEntry & {
  sourceURL: string;
  sourceFunctionName: string;
  invoker: string;
};

type Observed = {
  tasks: {start: number; duration: number}[];
  scripts: {start: number; duration: number; source: string}[];
};

/** Runs in the page: records long tasks and scripts. */
function observe(): void {
  const observed: Observed = {tasks: [], scripts: []};
  (globalThis as unknown as {observed: Observed}).observed = observed;
  new PerformanceObserver((list) => {
    for (const {startTime, duration} of list.getEntries()) {
      observed.tasks.push({start: startTime, duration});
    }
  }).observe({type: 'longtask', buffered: true});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      for (const script of (entry as unknown as {scripts: ScriptTiming[]}).scripts) {
        observed.scripts.push({
          start: script.startTime,
          duration: script.duration,
          source: [script.sourceURL, script.sourceFunctionName, script.invoker].join(' '),
        });
      }
    }
  }).observe({type: 'long-animation-frame', buffered: true});
}

/** Does what a visitor does: reads the page to its end, filters the tools, fills in the form. */
async function use(tab: Tab): Promise<void> {
  await scrollThrough(tab);
  await settle(tab);
  const buttons = await tab.page.locator('main [role="group"] button[aria-pressed]').all();
  for (const button of buttons) {
    await button.click();
    await tab.page.waitForTimeout(100);
  }
  const fields = await tab.page.locator('main form :is(input, textarea)').all();
  for (const field of fields) {
    await field.focus();
    await tab.page.keyboard.type('a@b.c');
  }
  await tab.page.waitForTimeout(500);
}

/** Loads and uses a page on a throttled processor. */
export function measureLongTasks(
  browser: Browser,
  server: SiteServer,
  path: string,
): Promise<LongTask[]> {
  return inNewTab(browser, phone, async (tab) => {
    await tab.context.addInitScript(observe);
    await throttle(tab, throttlingRate);
    await tab.page.goto(server.origin + path);
    await settle(tab);
    await use(tab);
    const {tasks, scripts} = await tab.page.evaluate(
      () => (globalThis as unknown as {observed: Observed}).observed,
    );
    return tasks.map((task) => {
      const within = scripts
        .filter(({start}) => start >= task.start - 1 && start < task.start + task.duration)
        .sort((a, b) => b.duration - a.duration);
      const script = within.reduce((sum, {duration}) => sum + duration, 0);
      const source = within[0]?.source.replaceAll(server.origin, '').trim() ?? '';
      return {...task, script, source};
    });
  });
}
