import type {Browser} from 'playwright-core';
import {inNewTab, onSlowPhone, phone} from '../browser';
import type {SiteServer} from '../server';

/** Milliseconds from the start of the navigation. */
export type PaintRun = {fcp: number; lcp: number};

/** Runs in the page: records the first and the largest contentful paint. */
function observe(): void {
  const run: PaintRun = {fcp: NaN, lcp: NaN};
  (globalThis as unknown as {run: PaintRun}).run = run;
  new PerformanceObserver((list) => {
    run.lcp = list.getEntries().at(-1)?.startTime ?? NaN;
  }).observe({type: 'largest-contentful-paint', buffered: true});
  new PerformanceObserver((list) => {
    for (const {name, startTime} of list.getEntries()) {
      if (name === 'first-contentful-paint') {
        run.fcp = startTime;
      }
    }
  }).observe({type: 'paint', buffered: true});
}

/**
 * Loads a page on a slow phone with an empty cache.
 *
 * @throws Error when the page paints nothing
 */
export const measurePaint = (
  browser: Browser,
  server: SiteServer,
  path: string,
): Promise<PaintRun> =>
  inNewTab(browser, phone, async (tab) => {
    await tab.context.addInitScript(observe);
    await onSlowPhone(tab);
    await tab.page.goto(server.origin + path, {waitUntil: 'load'});
    await tab.page.waitForTimeout(300);
    const run = await tab.page.evaluate(() => (globalThis as unknown as {run: PaintRun}).run);
    if (!(run.fcp > 0 && run.lcp > 0)) {
      throw new Error(`${path} has no contentful paint.`);
    }
    return run;
  });
