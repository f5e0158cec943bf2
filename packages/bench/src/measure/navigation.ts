import type {LaunchedChrome} from 'chrome-launcher';
import {desktop} from '../browser';
import {reportPath} from '../server';
import type {SiteServer} from '../server';
import {hoverMs} from './conditions';

export type NavigationRun = {
  /** Milliseconds from each click on a link to the first paint of the next page. */
  toPaint: number[];
  /** How many of these pages had been prerendered. */
  prerendered: number;
};

/** The part of Puppeteer's API that this module uses. */
export type ConnectBrowser = (options: {browserURL: string}) => Promise<ConnectedBrowser>;

type ConnectedBrowser = {
  createBrowserContext: () => Promise<{
    newPage: () => Promise<ConnectedPage>;
    close: () => Promise<void>;
  }>;
  disconnect: () => Promise<void>;
};

type ConnectedPage = {
  setViewport: (size: {width: number; height: number}) => Promise<void>;
  goto: (address: string, options: {waitUntil: 'networkidle0'}) => Promise<unknown>;
  $: (selector: string) => Promise<{boundingBox: () => Promise<Box | null>} | null>;
  mouse: {
    move: (x: number, y: number) => Promise<void>;
    down: () => Promise<void>;
    up: () => Promise<void>;
  };
};

type Box = {x: number; y: number; width: number; height: number};

type Report = {kind: 'click' | 'paint'; path: string; at: number; prerendered?: boolean};

/**
 * Runs first in each page: reports when a link is clicked and when the page is painted, by a clock
 * that all pages share.
 */
function observe(address: string): void {
  const send = (report: object) =>
    navigator.sendBeacon(address, JSON.stringify({...report, path: location.pathname}));
  const now = (time: number) => performance.timeOrigin + time;

  addEventListener(
    'click',
    ({timeStamp}) => {
      send({kind: 'click', at: now(timeStamp)});
      // A client-side router shows the next page in this document.
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
      // Astro's router replaces the body.
      observer.observe(document, {childList: true, subtree: true});
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

const timeoutMs = 8000;

async function waitFor<Value>(read: () => Value | undefined, what: string): Promise<Value> {
  for (let waited = 0; waited < timeoutMs; waited += 20) {
    const value = read();
    if (value !== undefined) {
      return value;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Timed out after ${timeoutMs / 1000} seconds waiting for ${what}.`);
}

/** Follows a link in the navbar of the home page, after resting the pointer on it. */
async function follow(
  browser: ConnectedBrowser,
  server: SiteServer,
  path: string,
): Promise<NavigationRun> {
  const context = await browser.createBrowserContext();
  try {
    const reports = server.reports as Report[];
    const page = await context.newPage();
    await page.setViewport(desktop);
    await page.goto(server.origin, {waitUntil: 'networkidle0'});
    const link = await page.$(`:is(header, nav) a[href="${path}"]`);
    const box = await link?.boundingBox();
    if (!box) {
      throw new Error(`The navbar has no link to ${path}.`);
    }
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await new Promise((resolve) => setTimeout(resolve, hoverMs));
    reports.length = 0;
    await page.mouse.down();
    // The page may close before the browser acknowledges the click.
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
 * Clicks links, each in a new tab with an empty cache. Puppeteer drives the browser, because
 * Chromium doesn't prerender under Playwright.
 */
export async function measureNavigation(
  connectBrowser: ConnectBrowser,
  chrome: LaunchedChrome,
  server: SiteServer,
  count: number,
): Promise<NavigationRun> {
  const paths = ['/how-it-works', '/benefits', '/process', '/tools'];
  const browser = await connectBrowser({browserURL: `http://127.0.0.1:${chrome.port}`});
  server.probe = `(${observe.toString()})('${reportPath}')`;
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
