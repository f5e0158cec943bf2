import {createServer} from 'node:http';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import compression from 'compression';
import serveHandler from 'serve-handler';
import type {Browser, BrowserContextOptions, CDPSession, Page} from '@playwright/test';
import type {Contestant} from '../contestants';

/** Ends a wait that hangs. A click in 2,000 tools on a slow processor took up to 19 seconds. */
export const timeoutMs = 90_000;

/** A server that compresses every contestant's files in the same way. */
export async function serve({folder}: Contestant): Promise<{address: string; server: Server}> {
  const compress = compression();
  const server = createServer((request, response) => {
    compress(request as never, response as never, () => {
      void serveHandler(request, response, {public: join(folder, 'build'), trailingSlash: false});
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server};
}

export const phone: BrowserContextOptions = {
  viewport: {width: 390, height: 844},
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

export const laptop: BrowserContextOptions = {viewport: {width: 1280, height: 800}};

/** Slow 4G and a slow phone, as in Lighthouse. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
export const slowProcessor = 4;

/**
 * A browser without a window acts as if a mouse were in the corner of each page that opens, which
 * would start what waits for a visitor.
 */
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

/** Opens a page of its own, without a cache. */
export async function inPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  visit: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({...options, reducedMotion: 'reduce'});
  try {
    const page = await context.newPage();
    await page.addInitScript(ignoreMouseInCorner);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    return await visit(page, devtools);
  } finally {
    await context.close();
  }
}

/** Slows the network and the processor down. */
export async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: slowProcessor});
}

/** Waits for the numbers that the page prints after a word. */
export async function report(page: Page, word: string): Promise<number[]> {
  const message = await page.waitForEvent('console', {
    predicate: (each) => each.text().startsWith(`${word} `),
    timeout: timeoutMs,
  });
  return message.text().split(' ').slice(1).map(Number);
}
