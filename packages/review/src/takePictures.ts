import type {Browser, Page} from '@playwright/test';
import sharp from 'sharp';
import {serveBuild} from './builtFiles';
import type {BuiltSite} from './builtFiles';
import {buildOrigin, viewports, viewportWidths} from './model';
import type {Area, Viewport} from './model';

/** Pixels in RGBA. */
export type Bitmap = {data: Buffer; width: number; height: number};

/** What a part of a page looks like at one width. */
export type Shot = {
  viewport: Viewport;
  area: Area;
  /** Of a section: the places of its headings among the `h1` and `h2` of the page. */
  titles: readonly number[];
  bitmap: Bitmap;
};

/** In pixels; browsers can't take taller screenshots. */
const maxScreenshotHeight = 16_000;

/** Enough for a long page on a busy computer. */
const timeoutMs = 120_000;

/** Both versions are opened at the same time, which is fixed when the command starts. */
const fixedTime = new Date();

/** Replaces images of other sites, which could change or fail at any time. */
const placeholderImage =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#8a94a6" d="M4 4h16v16H4z"/></svg>';

/** Stops motion and the caret, shows what browsers skip because it's far away, and shows either the main part or what is around it, at the same place on each page. */
const stillStyles = `*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; content-visibility: visible !important; }
html { scroll-behavior: auto !important; }
[data-review-show=main] :has(main) > :not(main, :has(main)) { display: none !important; }
[data-review-show=around] main { box-sizing: border-box; height: 900px !important; min-height: 0 !important; overflow: clip; opacity: 0; }`;

/** Opens each page as on a first visit, with a first scroll for scripts that wait for something. */
const firstVisit = `try { localStorage.clear(); sessionStorage.clear(); } catch {}
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('scroll')));`;

/** Waits for fonts, lazy images and what shows on scrolling. It runs in the browser. */
async function settle({styles, maxHeight}: {styles: string; maxHeight: number}): Promise<void> {
  // A page's content security policy can forbid style elements that it doesn't know.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  document.querySelectorAll('details').forEach((details) => (details.open = true));
  // The bar of a preview, and the mark on the link to the page itself, which differs from page to page.
  document.querySelectorAll('[data-review=ignore]').forEach((element) => element.remove());
  document
    .querySelectorAll('[aria-current]')
    .forEach((element) => element.removeAttribute('aria-current'));
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
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  await frame();
  await frame();
}

/** What pictures show: the main part of a page, or what is above and below it. */
export type Shown = 'main' | 'around';

type Box = {area: Area; titles: number[]; top: number; height: number};

/**
 * Finds the sections of the main part of a page, which begin at its `h1` and `h2`. It runs in the browser,
 * so it can't use anything from outside.
 */
function findSections(): Box[] {
  document.documentElement.dataset.reviewShow = 'main';
  const main = document.querySelector('main') ?? document.body;
  const titles = Array.from(main.querySelectorAll('h1, h2'));
  /** The parts that have at most one title each. */
  const split = (element: Element): Element[] =>
    titles.filter((title) => element !== title && element.contains(title)).length > 1
      ? Array.from(element.children).flatMap(split)
      : [element];
  /** What begins between two pixels looks different from what doesn't. */
  function align(element: Element): void {
    if (element instanceof HTMLElement && getComputedStyle(element).position === 'static') {
      const {top} = element.getBoundingClientRect();
      element.style.position = 'relative';
      element.style.top = `${Math.round(top) - top}px`;
    }
  }
  const sections: Box[] = [];
  const {top: start, bottom} = main.getBoundingClientRect();
  for (const part of split(main)) {
    const {top} = part.getBoundingClientRect();
    align(part);
    const own = titles.flatMap((title, index) => (part.contains(title) ? [index] : []));
    const last = sections.at(-1);
    if (last && (own.length === 0 || Math.round(top) <= last.top)) {
      // Columns beside each other are one section.
      last.titles.push(...own);
    } else {
      const from = last ? Math.round(top) : Math.max(0, Math.round(start));
      sections.push({area: 'main', titles: own, top: from, height: 0});
    }
  }
  sections.forEach((section, index) => {
    section.height = (sections[index + 1]?.top ?? Math.round(bottom)) - section.top;
  });
  return sections.filter(({height}) => height > 0);
}

/** Finds the header and the footer: what can be seen above and below the main part. It runs in the browser. */
function findAround(): Box[] {
  document.documentElement.dataset.reviewShow = 'around';
  const main = document.querySelector('main') ?? document.body;
  const around = Array.from(document.querySelectorAll(':has(main) > :not(main, :has(main))'));
  const isAbove = (element: Element) =>
    element.compareDocumentPosition(main) === Node.DOCUMENT_POSITION_FOLLOWING;
  return (['header', 'footer'] as const).flatMap((area): Box[] => {
    const rects = around
      .filter((element) => isAbove(element) === (area === 'header'))
      .flatMap((element) => [element, ...element.querySelectorAll('*')])
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .map((element) => element.getBoundingClientRect())
      .filter(({width, height, bottom: end}) => width > 1 && height > 1 && end > 0);
    const top = Math.max(0, Math.round(Math.min(...rects.map((rect) => rect.top))));
    const height = Math.round(Math.max(...rects.map((rect) => rect.bottom))) - top;
    return rects.length > 0 ? [{area, titles: [], top, height}] : [];
  });
}

/** Some rows of an image, as far as it has them. */
export function rowsOf({data, width, height}: Bitmap, top: number, rows: number): Bitmap {
  const bytes = width * 4;
  const end = Math.min(top + rows, height);
  return {data: data.subarray(top * bytes, end * bytes), width, height: Math.max(0, end - top)};
}

async function photograph(
  page: Page,
  viewport: Viewport,
  address: string,
  shown: readonly Shown[],
): Promise<Shot[]> {
  await page.goto(address);
  await page.evaluate(settle, {styles: stillStyles, maxHeight: maxScreenshotHeight});
  await page.waitForLoadState('networkidle');
  const width = viewportWidths[viewport];
  async function take(top: number, height: number): Promise<Bitmap> {
    const clip = {x: 0, y: top, width, height: Math.min(height, maxScreenshotHeight)};
    const png = await page.screenshot({fullPage: true, clip});
    const {data, info} = await sharp(png).ensureAlpha().raw().toBuffer({resolveWithObject: true});
    return {data, width: info.width, height: info.height};
  }
  const shots: Shot[] = [];
  for (const part of shown) {
    const boxes = await page.evaluate(part === 'main' ? findSections : findAround);
    const [first, last] = [boxes[0], boxes.at(-1)];
    if (first && last) {
      const whole = await take(first.top, last.top + last.height - first.top);
      for (const {area, titles, top, height} of boxes) {
        shots.push({viewport, area, titles, bitmap: rowsOf(whole, top - first.top, height)});
      }
    }
  }
  return shots.filter(({bitmap}) => bitmap.height > 0);
}

/** Takes the pictures of a page of a build, at each width. */
type Camera = (path: string, shown: readonly Shown[]) => Promise<Shot[]>;

/** Opens a build at each width, without any network, with a fixed clock and without motion. */
export async function openBuild(browser: Browser, build: BuiltSite): Promise<Camera> {
  const pages = await Promise.all(
    viewports.map(async (viewport) => {
      const context = await browser.newContext({
        viewport: {width: viewportWidths[viewport], height: 900},
        reducedMotion: 'reduce',
        deviceScaleFactor: 1,
        locale: 'en-US',
        timezoneId: 'UTC',
        serviceWorkers: 'block',
      });
      context.setDefaultTimeout(timeoutMs);
      await context.clock.install({time: fixedTime});
      await context.addInitScript(firstVisit);
      await context.route('**/*', (route) =>
        route.request().resourceType() === 'image'
          ? route.fulfill({contentType: 'image/svg+xml', body: placeholderImage})
          : route.abort(),
      );
      await serveBuild(context, build.folder, buildOrigin + build.base);
      return {viewport, page: await context.newPage()};
    }),
  );
  return async (path, shown) => {
    const address = buildOrigin + build.base + path.slice(1);
    const shots = pages.map(({viewport, page}) => photograph(page, viewport, address, shown));
    return (await Promise.all(shots)).flat();
  };
}
