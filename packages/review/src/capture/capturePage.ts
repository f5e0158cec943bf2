import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import type {BuiltPage} from '@sitekit/browser/build';
import {measurePage} from '@sitekit/budgets/measurePage';
import {buildOrigin, targetExists} from '../versions/buildFiles';
import {explorePage} from '../use/explorePage';
import type {PageUse} from '../use/PageUse';
import {readPointerLooks} from '../use/readPointerLooks';
import {waitForControls} from '../use/readState';
import type {Problems} from '../use/recordProblems';
import {evaluateJson} from './evaluateJson';
import {extractPage} from './extractPage';
import type {PageExtract} from './extractPage';
import {extractStyles} from './extractStyles';
import {maxScreenshotHeight, readLayoutShift, waitUntilStable} from './openWindow';
import type {RecordedWindow} from './openWindow';
import {viewportWidths} from './PageCapture';
import type {PageCapture, PageInfo, Rows, Viewport} from './PageCapture';
import {roundToPixels} from './roundToPixels';

const maxElementChars = 120;

/** What one width shows of a page. */
type View = {
  extract: PageExtract;
  styles: string[];
  violations: string[];
  pointerLooks: string[];
  problems: Problems;
  layoutShift: number;
  uses: PageUse;
  screenshot: string;
  mainRows: Rows;
};

const inEither = (list: readonly string[], other: readonly string[]): string[] =>
  Array.from(new Set([...list, ...other]));

/** Opens all `<details>`. It runs in the browser. */
const openDetails = (): void =>
  document.querySelectorAll('details').forEach((details) => (details.open = true));

/** Makes an address within the site relative to its root, and one on the page itself `#id`. */
function shortAddress(address: string, path: string): string {
  const fromRoot = address.startsWith(`${buildOrigin}/`)
    ? address.slice(buildOrigin.length)
    : address;
  return fromRoot.startsWith(`${path}#`) ? fromRoot.slice(path.length) : fromRoot;
}

/** An element without its attributes, which differ between builds. */
const withoutAttributes = (html: string): string =>
  html
    .replace(/<(\w+)[^>]*>/g, '<$1>')
    .replace(/\s+/g, ' ')
    .slice(0, maxElementChars);

async function findViolations(page: Page): Promise<string[]> {
  // The other mode takes twice the time, for frames with pages of other sites.
  const {violations} = await new AxeBuilder({page})
    .setLegacyMode()
    .options({resultTypes: ['violations'], selectors: false})
    .analyze();
  return violations.flatMap(({help, nodes}) =>
    nodes.map(({html}) => `${help}: ${withoutAttributes(html)}`),
  );
}

/** @returns the rows between the navbar and the footer */
export async function takeScreenshot(page: Page, viewport: Viewport, path: string): Promise<Rows> {
  await page.evaluate(roundToPixels);
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(pageHeight, maxScreenshotHeight);
  const clip = {x: 0, y: 0, width: viewportWidths[viewport], height};
  writeFileSync(path, await page.screenshot({fullPage: true, clip}));
  return page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const {top, height} = main.getBoundingClientRect();
    return {top: top + scrollY, height};
  });
}

/** What to use on a page: nothing, its own controls, or those of the navbar and the footer too. */
export type Exploration = 'nothing' | 'own' | 'all';

async function captureView(
  window: RecordedWindow,
  viewport: Viewport,
  {path, file}: BuiltPage,
  folder: string,
  exploration: Exploration,
): Promise<View> {
  const {page, takeProblems} = window;
  const open = () => page.goto(buildOrigin + path);
  takeProblems();
  await open();
  await waitUntilStable(page);
  const layoutShift = await readLayoutShift(page);
  const controls = await waitForControls(page);
  await page.evaluate(openDetails);
  const isDesktop = viewport === 'desktop';
  const extract = await evaluateJson(page, extractPage);
  const styles = isDesktop ? await evaluateJson(page, extractStyles) : [];
  const violations = await findViolations(page);
  const screenshot = `${file.replace(/\W+/g, '-')}-${viewport}.png`;
  const mainRows = await takeScreenshot(page, viewport, join(folder, screenshot));
  const pointerLooks = isDesktop ? await readPointerLooks(page) : [];
  const uses =
    exploration === 'nothing'
      ? {uses: [], unreached: []}
      : await explorePage({...window, open}, controls, exploration === 'all');
  return {
    extract,
    styles,
    violations,
    pointerLooks,
    problems: takeProblems(),
    layoutShift,
    uses,
    screenshot,
    mainRows,
  };
}

/** What a build tells about a page without opening it. */
export function pageInfo(buildFolder: string, {path, file}: BuiltPage): PageInfo {
  const {html, css, js} = measurePage(buildFolder, '/', file);
  const title = load(readFileSync(join(buildFolder, file), 'utf8'))('title').text();
  return {path, title, weight: {html, css, js}};
}

/**
 * Opens a page of a build at every width, and once without JavaScript.
 *
 * @param folder receives the screenshots
 */
export async function capturePage(
  windows: Record<Viewport, RecordedWindow> & {withoutJavaScript: Page},
  buildFolder: string,
  page: BuiltPage,
  folder: string,
  exploration: Exploration,
): Promise<PageCapture> {
  const {path} = page;
  const [phone, desktop] = await Promise.all([
    captureView(windows.phone, 'phone', page, folder, exploration),
    captureView(windows.desktop, 'desktop', page, folder, exploration),
  ]);
  const {withoutJavaScript} = windows;
  await withoutJavaScript.goto(buildOrigin + path);
  const {blocks: plainBlocks} = await evaluateJson(withoutJavaScript, extractPage);
  const {blocks, links, images, ...extract} = desktop.extract;
  return {
    ...pageInfo(buildFolder, page),
    ...extract,
    links: links.map(({text, address}) => ({
      text,
      address: shortAddress(address, path),
      isThere: targetExists(buildFolder, new URL(address)),
    })),
    images: images.map(({address, description}) => ({
      address: shortAddress(address, path),
      description,
    })),
    texts: {phone: phone.extract.blocks, desktop: blocks},
    withoutJavaScript: plainBlocks,
    styles: desktop.styles,
    pointerLooks: desktop.pointerLooks,
    violations: inEither(phone.violations, desktop.violations),
    problems: {
      errors: inEither(phone.problems.errors, desktop.problems.errors),
      failedRequests: inEither(phone.problems.failedRequests, desktop.problems.failedRequests),
    },
    layoutShift: Math.max(phone.layoutShift, desktop.layoutShift),
    uses: {phone: phone.uses, desktop: desktop.uses},
    screenshots: {phone: phone.screenshot, desktop: desktop.screenshot},
    mainRows: {phone: phone.mainRows, desktop: desktop.mainRows},
  };
}
