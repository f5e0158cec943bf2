import type {Browser, Page} from '@playwright/test';
import {serveBuild} from '../builtFiles';
import type {Build} from '../builtFiles';
import {buildOrigin, viewportWidths} from '../model';
import type {Viewport} from '../model';

/** Both versions are opened at the same time, which is fixed when the command starts. */
const fixedTime = new Date();

/** Replaces images of other sites, which could change or fail at any time. */
const placeholderImage =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#8a94a6" d="M4 4h16v16H4z"/></svg>';

/** Stops motion and the blinking caret, shows what browsers skip because it's far away, and hides what `capturePage` marks. */
const stillStyles = `*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; content-visibility: visible !important; }
html { scroll-behavior: auto !important; }
[data-review-show=main] :is([data-review-around], [data-review-around] *), [data-review-show=around] main { opacity: 0 !important; }`;

/** In pixels; browsers can't take taller screenshots. */
export const maxScreenshotHeight = 16_000;

/** Opens each page as on a first visit, with a first scroll for scripts that wait for something. */
const firstVisit = `try { localStorage.clear(); sessionStorage.clear(); } catch {}
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('scroll')));`;

/** A window that serves a build without any network, with a fixed clock and no motion. */
async function openWindow(browser: Browser, build: Build, viewport: Viewport): Promise<Page> {
  const context = await browser.newContext({
    viewport: {width: viewportWidths[viewport], height: 900},
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  await context.clock.install({time: fixedTime});
  await context.addInitScript(firstVisit);
  await context.route('**/*', (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({contentType: 'image/svg+xml', body: placeholderImage})
      : route.abort(),
  );
  await serveBuild(context, build.folder, buildOrigin + build.base);
  return context.newPage();
}

export type Windows = {build: Build; pages: Record<Viewport, Page>};

/** Runs something with a window of each width. */
export async function withWindows<Result>(
  browser: Browser,
  build: Build,
  run: (windows: Windows) => Promise<Result>,
): Promise<Result> {
  const [phone, desktop] = await Promise.all([
    openWindow(browser, build, 'phone'),
    openWindow(browser, build, 'desktop'),
  ]);
  try {
    return await run({build, pages: {phone, desktop}});
  } finally {
    await Promise.all([phone, desktop].map((page) => page.context().close()));
  }
}

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
