import type {Browser, Locator} from 'playwright-core';
import {desktop, inNewTab, settle, throttle} from '../browser';
import type {Tab} from '../browser';
import type {SiteServer} from '../server';
import {throttlingRate} from './conditions';

export type FilterRun = {
  /** Milliseconds from the click to the end of the frame that shows its effect. */
  toPaint: number[];
  /** The same by the browser's Event Timing, rounded to 8 ms. */
  eventTiming: number[];
};

/** Runs in the page: times each click. */
function observe(): void {
  const run: FilterRun = {toPaint: [], eventTiming: []};
  (globalThis as unknown as {run: FilterRun}).run = run;
  addEventListener(
    'click',
    ({timeStamp}) => {
      requestAnimationFrame(() => {
        // A message arrives after the frame's style, layout and paint.
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => run.toPaint.push(performance.now() - timeStamp);
        port2.postMessage(undefined);
      });
    },
    {capture: true},
  );
  new PerformanceObserver((list) => {
    for (const {name, duration} of list.getEntries()) {
      if (name === 'click') {
        run.eventTiming.push(duration);
      }
    }
  }).observe({type: 'event', durationThreshold: 16, buffered: true} as PerformanceObserverInit);
}

/** @throws Error when the click has no effect */
async function press({page}: Tab, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) {
    throw new Error('A filter button is not visible.');
  }
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(250);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(450);
  if ((await button.getAttribute('aria-pressed')) !== 'true') {
    throw new Error('A click on a filter button had no effect.');
  }
}

/**
 * Clicks the filter buttons on a throttled processor: a category, then all tools again.
 *
 * @param rounds how many times
 */
export function measureFilter(
  browser: Browser,
  server: SiteServer,
  rounds: number,
): Promise<FilterRun> {
  return inNewTab(browser, desktop, async (tab) => {
    await tab.context.addInitScript(observe);
    await tab.page.goto(`${server.origin}/tools`);
    await settle(tab);
    const [all, ...categories] = await tab.page
      .locator('main [role="group"] button[aria-pressed]')
      .all();
    await all?.scrollIntoViewIfNeeded();
    await settle(tab);
    await tab.page.waitForTimeout(700);
    await throttle(tab, throttlingRate);
    for (let round = 0; round < rounds; round++) {
      for (const button of [categories[round % categories.length], all]) {
        if (button) {
          await press(tab, button);
        }
      }
    }
    return tab.page.evaluate(() => (globalThis as unknown as {run: FilterRun}).run);
  });
}
