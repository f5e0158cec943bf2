import type {Browser, ConsoleMessage} from 'playwright-core';
import {inNewTab, onSlowPhone, phone} from '../browser';
import type {Tab} from '../browser';
import type {SiteServer} from '../server';

export type FirstTapRun = {
  /** For each visitor who taps once, whether the tap had an effect. */
  answered: boolean[];
  /** For each visitor who taps until there is an effect, the milliseconds from the first tap to it. */
  toEffect: number[];
  /** For the same visitors, the milliseconds from opening the page to the effect. */
  sinceOpening: number[];
};

/** When a tap had an effect, in milliseconds, as in `FirstTapRun`. */
type Effect = {toEffect: number; sinceOpening: number};

/**
 * Runs in the page: reports where the first category is as soon as it's in view, and the times from the
 * first tap and from opening the page to the end of the frame that shows its effect.
 */
function observe(): void {
  const hasHidden = () =>
    document.querySelector('main [hidden] li[id^="tool-"], main li[id^="tool-"][hidden]') !== null;
  const lookForEffect = (tappedAt: number) => {
    if (!hasHidden()) {
      requestAnimationFrame(() => lookForEffect(tappedAt));
      return;
    }
    // A message arrives after the frame's style, layout and paint.
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      const now = performance.now();
      console.debug(`shown ${now - tappedAt} ${now}`);
    };
    port2.postMessage(undefined);
  };
  const lookForControl = () => {
    const box = document
      .querySelector('main [role="group"] button[aria-pressed="false"]')
      ?.getBoundingClientRect();
    if (box && box.top > 0 && box.bottom < innerHeight) {
      console.debug(`visible ${box.x + box.width / 2} ${box.y + box.height / 2}`);
    } else {
      requestAnimationFrame(lookForControl);
    }
  };
  requestAnimationFrame(lookForControl);
  addEventListener('click', ({timeStamp}) => lookForEffect(timeStamp), {
    capture: true,
    once: true,
  });
}

/** How long a tap may take to have an effect. */
const patienceMs = 10_000;

/** The numbers of a report of `observe`. */
async function readReport({page}: Tab, name: string): Promise<number[]> {
  const isReport = (message: ConsoleMessage) => message.text().startsWith(`${name} `);
  const report = await page.waitForEvent('console', {predicate: isReport, timeout: patienceMs});
  return report.text().split(' ').slice(1).map(Number);
}

/**
 * Opens the catalogue on a slow phone and taps a category as soon as it's in view, before its script has
 * loaded.
 *
 * @param everyMs how often to tap, or undefined to tap once
 * @returns undefined when there was no effect
 */
function tap(
  browser: Browser,
  server: SiteServer,
  everyMs: number | undefined,
): Promise<Effect | undefined> {
  return inNewTab(browser, phone, async (tab) => {
    const {context, page, devtools} = tab;
    await context.addInitScript(observe);
    await onSlowPhone(tab);
    const visible = readReport(tab, 'visible');
    await page.goto(`${server.origin}/tools#browse-20-tools-by-category`, {waitUntil: 'commit'});
    const [x = 0, y = 0] = await visible;
    const shown = readReport(tab, 'shown').catch(() => []);
    // The page answers when it has time, so this doesn't wait for it.
    const press = () => {
      for (const type of ['mousePressed', 'mouseReleased'] as const) {
        devtools
          .send('Input.dispatchMouseEvent', {type, x, y, button: 'left', clickCount: 1})
          .catch(() => undefined);
      }
    };
    press();
    const timer = everyMs === undefined ? undefined : setInterval(press, everyMs);
    const [toEffect, sinceOpening] = await shown;
    clearInterval(timer);
    return toEffect === undefined || sinceOpening === undefined
      ? undefined
      : {toEffect, sinceOpening};
  });
}

/** Whether a single tap has an effect. */
export const isFirstTapAnswered = async (browser: Browser, server: SiteServer): Promise<boolean> =>
  (await tap(browser, server, undefined)) !== undefined;

/**
 * Measures when the first tap has an effect when the visitor taps again every 100 ms.
 *
 * @throws Error when there was no effect
 */
export async function measureFirstTap(browser: Browser, server: SiteServer): Promise<Effect> {
  const effect = await tap(browser, server, 100);
  if (!effect) {
    throw new Error(`The categories had no effect in ${patienceMs / 1000} seconds.`);
  }
  return effect;
}
