import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import type {BuiltPage} from '@sitekit/budgets/builtPages';
import {measurePage} from '@sitekit/budgets/measurePage';
import {buildOrigin, targetExists} from '../versions/buildFiles';
import {extractPage} from './extractPage';
import type {PageExtract} from './extractPage';
import {extractStyles} from './extractStyles';
import {evaluateAt, maxScreenshotHeight, waitUntilStable} from './openWindow';
import {viewportWidths} from './PageCapture';
import type {PageCapture, PageInfo, Rows, TextBlock, Viewport} from './PageCapture';
import {roundToPixels} from './roundToPixels';
import {submitForms} from './submitForms';

const maxElementChars = 120;

/** What one width shows of a page. */
type View = {
  extract: PageExtract;
  styles: string[];
  violations: string[];
  afterSubmit: TextBlock[];
  screenshot: string;
  mainRows: Rows;
};

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
  const {violations} = await new AxeBuilder({page}).setLegacyMode().analyze();
  return violations.flatMap(({help, nodes}) =>
    nodes.map(({html}) => `${help}: ${withoutAttributes(html)}`),
  );
}

/** @returns the rows between the navbar and the footer */
async function takeScreenshot(page: Page, viewport: Viewport, path: string): Promise<Rows> {
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

async function captureView(
  page: Page,
  viewport: Viewport,
  {path, file}: BuiltPage,
  folder: string,
): Promise<View> {
  const open = async () => {
    await page.goto(buildOrigin + path);
    await waitUntilStable(page);
  };
  await open();
  const isDesktop = viewport === 'desktop';
  const extract = await page.evaluate(extractPage);
  const styles = isDesktop ? await page.evaluate(extractStyles) : [];
  const violations = await findViolations(page);
  const screenshot = `${file.replace(/\W+/g, '-')}-${viewport}.png`;
  const mainRows = await takeScreenshot(page, viewport, join(folder, screenshot));
  const afterSubmit = isDesktop ? await submitForms(page, open) : [];
  return {extract, styles, violations, afterSubmit, screenshot, mainRows};
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
  windows: Record<Viewport | 'withoutJavaScript', Page>,
  buildFolder: string,
  page: BuiltPage,
  folder: string,
): Promise<PageCapture> {
  const {path} = page;
  const [phone, desktop] = await Promise.all([
    captureView(windows.phone, 'phone', page, folder),
    captureView(windows.desktop, 'desktop', page, folder),
  ]);
  const {withoutJavaScript} = windows;
  const {blocks: plainBlocks} = await evaluateAt(
    withoutJavaScript,
    buildOrigin + path,
    extractPage,
  );
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
    afterSubmit: desktop.afterSubmit,
    withoutJavaScript: plainBlocks,
    styles: desktop.styles,
    violations: Array.from(new Set([...phone.violations, ...desktop.violations])),
    screenshots: {phone: phone.screenshot, desktop: desktop.screenshot},
    mainRows: {phone: phone.mainRows, desktop: desktop.mainRows},
  };
}
