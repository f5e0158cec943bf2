import type {Browser} from 'playwright-core';
import {desktop, inNewTab, settle, throttle} from '../browser';
import type {Tab} from '../browser';
import type {SiteServer} from '../server';
import {throttlingRate} from './conditions';

export type FilterRun = {
  /** Milliseconds from each click or change of the search to the end of the frame that shows its effect. */
  toPaint: number[];
  /** The same by the browser's Event Timing, rounded to 8 ms. */
  eventTiming: number[];
};

/** Runs in the page: times each click on a button and each change of the search. */
function observe(): void {
  const run: FilterRun = {toPaint: [], eventTiming: []};
  (globalThis as unknown as {run: FilterRun}).run = run;
  const types = ['click', 'input'];
  for (const type of types) {
    addEventListener(
      type,
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
  }
  new PerformanceObserver((list) => {
    for (const {name, duration} of list.getEntries()) {
      if (types.includes(name)) {
        run.eventTiming.push(duration);
      }
    }
  }).observe({type: 'event', durationThreshold: 16, buffered: true} as PerformanceObserverInit);
}

/** Opens the Tools page and uses its catalogue on a throttled processor. */
function inCatalogue(
  browser: Browser,
  server: SiteServer,
  use: (tab: Tab) => Promise<void>,
): Promise<FilterRun> {
  return inNewTab(browser, desktop, async (tab) => {
    await tab.context.addInitScript(observe);
    await tab.page.goto(`${server.origin}/tools`);
    await settle(tab);
    await tab.page.locator('main input[type="search"]').scrollIntoViewIfNeeded();
    await settle(tab);
    await tab.page.waitForTimeout(700);
    await throttle(tab, throttlingRate);
    await use(tab);
    return tab.page.evaluate(() => (globalThis as unknown as {run: FilterRun}).run);
  });
}

/** Waits until the catalogue shows some of its tools, or all. */
async function expectShown({page}: Tab, some: boolean): Promise<void> {
  await page.waitForTimeout(450);
  const isHidden = await page.evaluate(() =>
    Array.from(
      document.querySelectorAll('main li[id^="tool-"]'),
      // Not `checkVisibility`, which would compute the style of cards that the browser skips.
      (card) => card.closest('[hidden]') !== null,
    ),
  );
  if (isHidden.includes(true) !== some || !isHidden.includes(false)) {
    throw new Error('Filtering or searching had no effect.');
  }
}

/**
 * Clicks the filter buttons: a category, then all tools again.
 *
 * @throws Error when a click has no effect
 */
export const measureFilter = (
  browser: Browser,
  server: SiteServer,
  turn: number,
): Promise<FilterRun> =>
  inCatalogue(browser, server, async (tab) => {
    const buttons = tab.page.locator('main [role="group"] button[aria-pressed]');
    const categories = (await buttons.count()) - 1;
    for (const index of [1 + (turn % categories), 0, 1 + ((turn + 1) % categories), 0]) {
      const button = buttons.nth(index);
      const box = await button.boundingBox();
      if (!box) {
        throw new Error('A filter button is not visible.');
      }
      await tab.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await tab.page.waitForTimeout(250);
      await tab.page.mouse.down();
      await tab.page.mouse.up();
      await expectShown(tab, index > 0);
    }
  });

const words = ['agent', 'review', 'figma', 'cursor'];

/**
 * Types the first letters of a word into the search, then clears it.
 *
 * @throws Error when the word has no effect
 */
export const measureSearch = (
  browser: Browser,
  server: SiteServer,
  turn: number,
): Promise<FilterRun> =>
  inCatalogue(browser, server, async (tab) => {
    await tab.page.locator('main input[type="search"]').focus();
    for (const letter of (words[turn % words.length] ?? '').slice(0, 4)) {
      await tab.page.keyboard.press(letter);
      await tab.page.waitForTimeout(450);
    }
    await expectShown(tab, true);
    await tab.page.keyboard.press('Control+A');
    await tab.page.keyboard.press('Delete');
    await expectShown(tab, false);
  });
