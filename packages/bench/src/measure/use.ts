import type {Browser, CDPSession} from '@playwright/test';
import {inPage, laptop, phone, report, slowDown, slowProcessor} from './page';

const catalogue = '/tools#browse-20-tools-by-category';
const categories = 'main [role="group"] button[aria-pressed]';

/** What the functions below leave in the page. */
type Reports = {reportPaint: (word: string, since?: number) => void};

/** Runs first in each page. A message arrives after the style, layout and paint of its frame. */
function prepare(): void {
  (globalThis as unknown as Reports).reportPaint = (word, since = 0) => {
    requestAnimationFrame(() => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => console.debug(`${word} ${performance.now() - since}`);
      port2.postMessage(undefined);
    });
  };
}

/** Runs in the page: tells where the first category is once it's in view, and when a tap has an effect. */
function watchCatalogue(): void {
  const {reportPaint} = globalThis as unknown as Reports;
  const isFiltered = () =>
    document.querySelector('main [id^="tool-"][hidden], main [hidden] [id^="tool-"]');
  function waitForEffect(): void {
    if (isFiltered()) {
      reportPaint('effect');
    } else {
      requestAnimationFrame(waitForEffect);
    }
  }
  function waitForButton(): void {
    const button = document.querySelector('main [role="group"] button[aria-pressed="false"]');
    const {x = 0, y = -1, width = 0, height = 0} = button?.getBoundingClientRect() ?? {};
    if (y > 0 && y + height < innerHeight) {
      console.debug(`button ${x + width / 2} ${y + height / 2} ${performance.now()}`);
      waitForEffect();
    } else {
      requestAnimationFrame(waitForButton);
    }
  }
  requestAnimationFrame(waitForButton);
}

async function press(devtools: CDPSession, x: number, y: number): Promise<void> {
  for (const type of ['mousePressed', 'mouseReleased'] as const) {
    await devtools.send('Input.dispatchMouseEvent', {type, x, y, button: 'left', clickCount: 1});
  }
}

/**
 * Opens the catalogue on a slow phone and taps a category as soon as it's in view, every 100 ms.
 *
 * @returns milliseconds from the first tap to its effect, and from opening the page
 */
export const measureFirstTap = (
  browser: Browser,
  address: string,
): Promise<{sinceTap: number; sinceOpening: number}> =>
  inPage(browser, phone, async (page, devtools) => {
    await page.addInitScript(prepare);
    await page.addInitScript(watchCatalogue);
    await slowDown(devtools);
    const button = report(page, 'button');
    const effect = report(page, 'effect');
    await page.goto(`${address}${catalogue}`, {waitUntil: 'commit'});
    const [x = 0, y = 0, tappedAt = 0] = await button;
    // The page answers when it has time, so this doesn't wait for it.
    const timer = setInterval(() => void press(devtools, x, y).catch(() => undefined), 100);
    const [sinceOpening = NaN] = await effect.finally(() => clearInterval(timer));
    return {sinceTap: sinceOpening - tappedAt, sinceOpening};
  });

/** Milliseconds from a click on a category to the end of the frame that shows it, on a slow processor. */
export const measureCategory = (browser: Browser, address: string): Promise<number> =>
  inPage(browser, laptop, async (page, devtools) => {
    await page.addInitScript(prepare);
    await page.goto(`${address}${catalogue}`, {waitUntil: 'networkidle'});
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: slowProcessor});
    await page.evaluate(() =>
      addEventListener(
        'click',
        ({timeStamp}) => (globalThis as unknown as Reports).reportPaint('shown', timeStamp),
        {capture: true},
      ),
    );
    const shown = report(page, 'shown');
    await page.locator(categories).nth(2).click();
    const [milliseconds = NaN] = await shown;
    await page
      .locator('main :is([id^="tool-"][hidden], [hidden] [id^="tool-"])')
      .first()
      .waitFor({state: 'attached'});
    return milliseconds;
  });

/** Runs in each page: keeps when a link was clicked, and tells when the next page has been painted. */
function watchNavigation(): void {
  const {reportPaint} = globalThis as unknown as Reports;
  const clickedAt = Number(sessionStorage.getItem('clickedAt'));
  if (clickedAt) {
    const since = clickedAt - performance.timeOrigin;
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint').at(0);
      if (paint) {
        console.debug(`painted ${paint.startTime - since}`);
      }
    }).observe({type: 'paint', buffered: true});
  }
  addEventListener(
    'click',
    ({timeStamp}) => {
      sessionStorage.setItem('clickedAt', String(performance.timeOrigin + timeStamp));
      // A router in the browser shows the next page in the same document.
      const heading = document.querySelector('h1');
      const observer = new MutationObserver(() => {
        const next = document.querySelector('h1');
        if (next && next !== heading) {
          observer.disconnect();
          reportPaint('painted', timeStamp);
        }
      });
      observer.observe(document, {childList: true, subtree: true});
    },
    {capture: true},
  );
}

/**
 * Milliseconds from a click on a link to the next page's first paint, on a slow processor. Pages that
 * a browser would prerender are only prefetched: a browser under remote control doesn't prerender.
 */
export const measureNextPage = (browser: Browser, address: string): Promise<number> =>
  inPage(browser, laptop, async (page, devtools) => {
    await page.addInitScript(prepare);
    await page.addInitScript(watchNavigation);
    await page.goto(address, {waitUntil: 'networkidle'});
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: slowProcessor});
    const link = page.locator('header a, nav a').filter({hasText: 'Process'}).first();
    await link.hover();
    // About as long as people point at a link before they click it.
    await page.waitForTimeout(250);
    const painted = report(page, 'painted');
    await link.click();
    const [milliseconds = NaN] = await painted;
    return milliseconds;
  });
