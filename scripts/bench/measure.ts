import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import compression from 'compression';
import serveHandler from 'serve-handler';
import type {Browser, CDPSession, Page} from '@playwright/test';

/** A server that compresses everyone's files in the same way, and has browsers keep hashed ones. */
export async function serve(buildFolder: string) {
  const compress = compression();
  const options = {
    public: buildFolder,
    trailingSlash: false,
    headers: [
      {
        source: '**/*.@(js|css)',
        headers: [{key: 'Cache-Control', value: 'max-age=31536000, immutable'}],
      },
    ],
  };
  const server = createServer((request, response) => {
    compress(request as never, response as never, () => {
      void serveHandler(request, response, options);
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`};
}

/** A browser without a window acts as if a mouse were in the corner of each page that opens. */
const ignoreMouseInCorner = (): void =>
  addEventListener(
    'pointerover',
    (event) => {
      if (event.clientX === 0 && event.clientY === 0) {
        event.stopImmediatePropagation();
      }
    },
    {capture: true},
  );

/** Does something on a phone with an empty cache. */
async function onPhone<Result>(
  browser: Browser,
  visit: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: {width: 390, height: 844},
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(ignoreMouseInCorner);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  try {
    return await visit(page, devtools);
  } finally {
    await context.close();
  }
}

/** What pages load of their own site, one after the other, after compression. */
export const load = (browser: Browser, address: string, paths: readonly string[]) =>
  onPhone(browser, async (page, devtools) => {
    const own = new Set<string>();
    let bytes = 0;
    devtools.on('Network.requestWillBeSent', ({requestId, request}) => {
      if (request.url.startsWith(address)) {
        own.add(requestId);
      }
    });
    devtools.on('Network.requestServedFromCache', ({requestId}) => own.delete(requestId));
    devtools.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
      bytes += own.has(requestId) ? encodedDataLength : 0;
    });
    for (const path of paths) {
      await page.goto(address + path, {waitUntil: 'networkidle'});
    }
    return {bytes, requests: own.size};
  });

/** The first contentful paint with Slow 4G on a slow processor, as in Lighthouse, in milliseconds. */
export const firstPaint = (browser: Browser, address: string) =>
  onPhone(browser, async (page, devtools) => {
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 562.5,
      downloadThroughput: 180_000,
      uploadThroughput: 84_375,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: 4});
    await page.goto(address, {waitUntil: 'networkidle'});
    return page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
  });
