import type {Browser, BrowserContext, Page} from '@playwright/test';
import {fileFor, origin} from '../versions/Build';
import type {Build} from '../versions/Build';
import {widths} from './snapshot';
import type {WidthName} from './snapshot';

/** Every visit is at the same time, in the year of the build. */
const now = new Date(Date.UTC(new Date().getFullYear(), 5, 15, 12));

/** In place of each picture of another site, which could change or fail at any time. */
const stillPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#8a94a6" d="M4 4h16v16H4z"/></svg>';

/** No motion, and no caret that blinks. */
const stillStyles =
  '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; } html { scroll-behavior: auto !important; }';

/** The tallest part of a page that is pictured, in pixels: WebP holds 16383. */
export const tallest = 16_000;

/** The compiler of this command calls it in what is sent to a page. */
const compilersHelper = 'globalThis.__name ??= (named) => named';

/** Opens an address and runs a function there; where there are no scripts, too. */
export async function readAt<Result>(
  page: Page,
  address: string,
  read: () => Result,
): Promise<Result> {
  await page.goto(address);
  await page.evaluate(compilersHelper);
  return page.evaluate(read);
}

/** A window on a build, in which all that could change by itself is held still. */
export async function openSite(
  browser: Browser,
  build: Build,
  width: WidthName,
  javaScriptEnabled = true,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    javaScriptEnabled,
    viewport: {width: widths[width], height: 900},
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  await context.clock.setFixedTime(now);
  await context.addInitScript(compilersHelper);
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.origin === origin) {
      const path = fileFor(build, url);
      return path ? route.fulfill({path}) : route.fulfill({status: 404, body: ''});
    }
    return route.request().resourceType() === 'image'
      ? route.fulfill({contentType: 'image/svg+xml', body: stillPicture})
      : route.abort();
  });
  return context;
}

/** Waits until a page looks as it will: fonts, islands, and pictures that load when they come near. */
export async function settle(page: Page): Promise<void> {
  await page.addStyleTag({content: stillStyles});
  await page.evaluate(async (limit) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    document.querySelectorAll('details').forEach((details) => (details.open = true));
    for (const image of document.images) {
      image.loading = 'eager';
    }
    const end = Math.min(document.documentElement.scrollHeight, limit);
    for (let top = 0; top < end; top += innerHeight) {
      scrollTo(0, top);
      await frame();
    }
    scrollTo(0, 0);
    await document.fonts.ready;
    const pictures = Array.from(document.images, (image) => image.decode().catch(() => undefined));
    await Promise.all(pictures);
    await frame();
    await frame();
  }, tallest);
  await page.waitForLoadState('networkidle');
}
