import type {Browser, Page} from '@playwright/test';
import {serveBuild} from '@sitekit/browser';
import {buildOrigin} from '../versions/buildFiles';
import {stateReader} from '../use/readState';
import {announceEffects, recordEffects} from '../use/recordEffects';
import {recordProblems} from '../use/recordProblems';
import type {Problems} from '../use/recordProblems';
import type {UsedPage} from '../use/tryAction';
import {viewportWidths} from './PageCapture';
import type {Viewport} from './PageCapture';

/** Every page is opened at the same time of the year of the build. */
const fixedTime = new Date(Date.UTC(new Date().getFullYear(), 5, 15, 12));

/** Replaces images of other sites, which could change or fail at any time. */
const placeholderImage =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#8a94a6" d="M4 4h16v16H4z"/></svg>';

/** Stops motion and the blinking caret. */
const stillStyles =
  '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; } html { scroll-behavior: auto !important; }';

/** In pixels; WebP allows 16,383. */
export const maxScreenshotHeight = 16_000;

/** Starts scripts that wait until a visitor does something, when a page's own scripts have run. */
const firstScroll = `addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('scroll')))`;

/** Adds up how far content moves. It runs in the browser, so it can't use anything from outside. */
function measureLayoutShift(): void {
  const window = globalThis as typeof globalThis & {layoutShift?: number};
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
      window.layoutShift = (window.layoutShift ?? 0) + entry.value;
    }
  }).observe({type: 'layout-shift', buffered: true});
}

/** How far content moved since a page was opened, as browsers measure it: 0.1 is noticeable. */
export const readLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as typeof globalThis & {layoutShift?: number}).layoutShift ?? 0);

/** A window that serves a build without any network, with a fixed clock and no motion. */
export async function openWindow(
  browser: Browser,
  buildFolder: string,
  viewport: Viewport,
  javaScriptEnabled = true,
): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled,
    viewport: {width: viewportWidths[viewport], height: 900},
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  await context.clock.install({time: fixedTime});
  await context.addInitScript(measureLayoutShift);
  await context.addInitScript(announceEffects);
  await context.addInitScript(firstScroll);
  await context.route('**/*', (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({contentType: 'image/svg+xml', body: placeholderImage})
      : route.abort(),
  );
  await serveBuild(context, buildFolder, `${buildOrigin}/`);
  return context.newPage();
}

/** A window in which controls are used, and what happens there. */
export type RecordedWindow = UsedPage & {takeProblems: () => Problems};

/** Records what happens in a window. */
export const recordWindow = (page: Page): RecordedWindow => ({
  page,
  read: stateReader(page),
  takeEffects: recordEffects(page),
  takeProblems: recordProblems(page),
});

/** Waits for fonts, islands and lazy images. */
export async function waitUntilStable(page: Page): Promise<void> {
  // A page's content security policy can forbid style elements that it doesn't know.
  await page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [sheet];
  }, stillStyles);
  await page.evaluate(async (maxHeight) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const image of document.images) {
      image.loading = 'eager';
    }
    const end = Math.min(document.documentElement.scrollHeight, maxHeight);
    for (let top = 0; top < end; top += innerHeight) {
      scrollTo(0, top);
      await frame();
    }
    scrollTo(0, 0);
    await document.fonts.ready;
    const images = Array.from(document.images, (image) => image.decode().catch(() => undefined));
    await Promise.all(images);
    await frame();
    await frame();
  }, maxScreenshotHeight);
  await page.waitForLoadState('networkidle');
}
