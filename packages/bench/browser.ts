import {launch} from 'chrome-launcher';
import type {LaunchedChrome} from 'chrome-launcher';
import {chromium} from 'playwright-core';
import type {Browser, BrowserContext, CDPSession, Page} from 'playwright-core';
import {browserArguments, findBrowser} from '@sitekit/review/browser';

/** @throws Error when there is no Chromium */
export function browserPath(): string {
  const path = findBrowser();
  if (!path) {
    throw new Error('There is no Chromium. "npm run test:e2e" fetches one, or says how.');
  }
  return path;
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({executablePath: browserPath(), args: [...browserArguments]});

/** The same program with the same flags, for what does not go through Playwright. */
export async function withChrome<Result>(
  run: (chrome: LaunchedChrome) => Promise<Result>,
): Promise<Result> {
  const chrome = await launch({
    chromePath: browserPath(),
    chromeFlags: ['--headless=new', ...browserArguments],
    logLevel: 'silent',
  });
  try {
    return await run(chrome);
  } finally {
    chrome.kill();
  }
}

/** A tab of its own, with an empty cache. */
export type Tab = {context: BrowserContext; page: Page; devtools: CDPSession};

export const desktop = {width: 1280, height: 800};
export const phone = {width: 412, height: 823};

/** Runs something in a new tab and closes that, whatever happens. */
export async function inNewTab<Result>(
  browser: Browser,
  viewport: {width: number; height: number},
  run: (tab: Tab) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({viewport});
  try {
    // tsx names functions by a helper, which what runs in the page would miss.
    await context.addInitScript('globalThis.__name ??= (named) => named');
    const page = await context.newPage();
    return await run({context, page, devtools: await context.newCDPSession(page)});
  } finally {
    await context.close();
  }
}

/** Makes the page's processor slower; 1 is its own speed. */
export const slowDown = ({devtools}: Tab, rate: number): Promise<unknown> =>
  devtools.send('Emulation.setCPUThrottlingRate', {rate});

/** Scrolls to the end of the page as a reader would, step by step. */
export async function scrollThrough({page}: Tab): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
  for (let step = 0; step < 200 && !(await isAtEnd()); step++) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(60);
  }
}

/** Waits until nothing is asked for any more, and some time longer for what starts when idle. */
export async function settle({page}: Tab): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
}
