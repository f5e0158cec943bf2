import type {Browser} from '@playwright/test';
import {inPage, phone, slowDown} from './page';

export type Load = {bytes: number; requests: number};

/** What a page loads of its own site before anyone uses it, after compression. */
export const measureLoad = (browser: Browser, address: string): Promise<Load> =>
  inPage(browser, phone, async (page, devtools) => {
    const own = new Set<string>();
    let bytes = 0;
    devtools.on('Network.requestWillBeSent', ({requestId, request}) => {
      if (request.url.startsWith(new URL(address).origin)) {
        own.add(requestId);
      }
    });
    devtools.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
      bytes += own.has(requestId) ? encodedDataLength : 0;
    });
    await page.goto(address, {waitUntil: 'networkidle'});
    return {bytes, requests: own.size};
  });

export type Paint = {first: number; largest: number};

/** The first and the largest contentful paint on a slow phone with Slow 4G, in milliseconds. */
export const measurePaint = (browser: Browser, address: string): Promise<Paint> =>
  inPage(browser, phone, async (page, devtools) => {
    await slowDown(devtools);
    await page.goto(address, {waitUntil: 'networkidle'});
    return page.evaluate(
      () =>
        new Promise<Paint>((resolve) => {
          const [paint] = performance.getEntriesByName('first-contentful-paint');
          new PerformanceObserver((list) => {
            const largest = list.getEntries().at(-1)?.startTime ?? 0;
            resolve({first: paint?.startTime ?? 0, largest});
          }).observe({type: 'largest-contentful-paint', buffered: true});
        }),
    );
  });
