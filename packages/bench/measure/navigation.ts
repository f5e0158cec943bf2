import type {LaunchedChrome} from 'chrome-launcher';
import puppeteer from 'puppeteer-core';
import type {Browser} from 'puppeteer-core';
import {desktop} from '../browser';
import {reportPath} from '../server';
import type {SiteServer} from '../server';

export type NavigationRun = {
  /** From each click on a link to the first paint of the page behind it, in milliseconds. */
  toPaint: number[];
  /** How many of these pages had been rendered ahead. */
  prerendered: number;
};

/** How long a pointer rests on a link before the click, in milliseconds. */
export const hoverTime = 1200;

type Report = {kind: 'click' | 'paint'; path: string; at: number; prerendered?: boolean};

/**
 * Runs in each page, in its head: tells the server when a link is clicked and when the page is
 * painted, by the clock that all pages share.
 */
function observe(address: string): void {
  const send = (report: object) =>
    navigator.sendBeacon(address, JSON.stringify({...report, path: location.pathname}));
  const now = (time: number) => performance.timeOrigin + time;

  addEventListener(
    'click',
    ({timeStamp}) => {
      send({kind: 'click', at: now(timeStamp)});
      // Where a script shows the next page, this one stays.
      const heading = document.querySelector('h1');
      const observer = new MutationObserver(() => {
        const next = document.querySelector('h1');
        if (next && next !== heading) {
          observer.disconnect();
          requestAnimationFrame(() => {
            const {port1, port2} = new MessageChannel();
            port1.onmessage = () => send({kind: 'paint', at: now(performance.now())});
            port2.postMessage(undefined);
          });
        }
      });
      observer.observe(document.body, {childList: true, subtree: true});
    },
    {capture: true},
  );

  new PerformanceObserver((list) => {
    for (const {name, startTime} of list.getEntries()) {
      if (name === 'first-contentful-paint') {
        const [navigation] = performance.getEntriesByType('navigation');
        const {activationStart = 0} = navigation as unknown as {activationStart?: number};
        send({kind: 'paint', at: now(startTime), prerendered: activationStart > 0});
      }
    }
  }).observe({type: 'paint', buffered: true});
}

async function waitFor<Value>(look: () => Value | undefined, what: string): Promise<Value> {
  for (let waited = 0; waited < 8000; waited += 20) {
    const value = look();
    if (value !== undefined) {
      return value;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Nothing came in 8 seconds: ${what}.`);
}

/** Goes from the first page to another by a link in the bar, on which the pointer rests first. */
async function follow(browser: Browser, server: SiteServer, path: string): Promise<NavigationRun> {
  const context = await browser.createBrowserContext();
  try {
    const reports = server.reports as Report[];
    const page = await context.newPage();
    await page.setViewport(desktop);
    await page.goto(server.origin, {waitUntil: 'networkidle0'});
    const link = await page.$(`:is(header, nav) a[href="${path}"]`);
    const box = await link?.boundingBox();
    if (!box) {
      throw new Error(`The bar has no link to ${path}.`);
    }
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await new Promise((resolve) => setTimeout(resolve, hoverTime));
    reports.length = 0;
    await page.mouse.down();
    // The page may be gone before the end of the click is answered.
    page.mouse.up().catch(() => undefined);
    const click = await waitFor(() => reports.find(({kind}) => kind === 'click'), 'a click');
    const paint = await waitFor(
      () => reports.find((report) => report.kind === 'paint' && report.path === path),
      `a paint of ${path}`,
    );
    return {toPaint: [paint.at - click.at], prerendered: paint.prerendered ? 1 : 0};
  } finally {
    await context.close();
  }
}

/**
 * Clicks on links, each in a new tab with an empty cache. Puppeteer drives the browser, because
 * Playwright has Chromium render nothing ahead.
 */
export async function measureNavigation(
  chrome: LaunchedChrome,
  server: SiteServer,
  count: number,
): Promise<NavigationRun> {
  const paths = ['/how-it-works', '/benefits', '/process', '/tools'];
  const browser = await puppeteer.connect({browserURL: `http://127.0.0.1:${chrome.port}`});
  server.probe = `globalThis.__name ??= (named) => named; (${observe.toString()})('${reportPath}')`;
  const runs: NavigationRun[] = [];
  try {
    for (let index = 0; index < count; index++) {
      runs.push(await follow(browser, server, paths[index % paths.length] ?? '/tools'));
    }
  } finally {
    server.probe = '';
    await browser.disconnect();
  }
  return {
    toPaint: runs.flatMap(({toPaint}) => toPaint),
    prerendered: runs.reduce((sum, {prerendered}) => sum + prerendered, 0),
  };
}
