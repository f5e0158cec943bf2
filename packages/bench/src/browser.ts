import {browserArguments, findBrowser} from '@sitekit/browser';
import {launch} from 'chrome-launcher';
import type {LaunchedChrome} from 'chrome-launcher';
import {chromium} from 'playwright-core';
import type {Browser, BrowserContext, CDPSession, Page} from 'playwright-core';
import {throttlingRate} from './measure/conditions';

/** @throws Error when there is no Chromium */
function browserPath(): string {
  const path = findBrowser('complete');
  if (!path) {
    throw new Error('Chromium is missing. "npx install-chromium" installs it.');
  }
  return path;
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({executablePath: browserPath(), args: [...browserArguments]});

/** Starts the same browser for tools that don't go through Playwright. */
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

export type Tab = {context: BrowserContext; page: Page; devtools: CDPSession};

export const desktop = {width: 1280, height: 800};
export const phone = {width: 412, height: 823};

/** Runs something in a new tab with an empty cache, then closes it. */
export async function inNewTab<Result>(
  browser: Browser,
  viewport: {width: number; height: number},
  run: (tab: Tab) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({viewport});
  try {
    const page = await context.newPage();
    return await run({context, page, devtools: await context.newCDPSession(page)});
  } finally {
    await context.close();
  }
}

/** Makes the page's processor slower by a factor. */
export const throttle = ({devtools}: Tab, rate: number): Promise<unknown> =>
  devtools.send('Emulation.setCPUThrottlingRate', {rate});

/** Slow 4G, as Lighthouse applies it in DevTools. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

/** Makes the network and the processor as slow as those of a slow phone. */
export async function onSlowPhone(tab: Tab): Promise<void> {
  await tab.devtools.send('Network.enable');
  await tab.devtools.send('Network.emulateNetworkConditions', slow4g);
  await throttle(tab, throttlingRate);
}

/** Scrolls to the end of the page in steps, as a reader would. */
export async function scrollThrough({page}: Tab): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
  for (let step = 0; step < 200 && !(await isAtEnd()); step++) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(60);
  }
}

/** Waits for the network to be idle, and a little longer for scripts that start when idle. */
export async function settle({page}: Tab): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
}
