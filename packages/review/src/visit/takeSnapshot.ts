import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {AxeBuilder} from '@axe-core/playwright';
import type {Browser, Page} from '@playwright/test';
import {load} from 'cheerio';
import {measurePage} from '@sitekit/budgets/measurePage';
import {isThere, origin, pagesOf} from '../versions/Build';
import type {Build} from '../versions/Build';
import {openSite, readAt, settle, tallest} from './openSite';
import {readPage} from './readPage';
import type {PageReading} from './readPage';
import {readStyles} from './readStyles';
import {sendForms} from './sendForms';
import {snapToPixels} from './snapToPixels';
import {widthNames, widths} from './snapshot';
import type {Block, PageOutline, PageSnapshot, SiteSnapshot, WidthName} from './snapshot';

/** What is to be visited, and where its pictures go. */
type Visit = {build: Build; path: string; file: string; folder: string};

/** What one width shows of a page. */
type View = {
  reading: PageReading;
  styles: string[];
  violations: string[];
  afterSending: Block[];
  picture: string;
};

/** An address inside the site from its root, one on the page itself as `#place`, others whole. */
function siteAddress(address: string, path: string): string {
  const fromRoot = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  return fromRoot.startsWith(`${path}#`) ? fromRoot.slice(path.length) : fromRoot;
}

/** The words of an element, without its tags, whose attributes differ from build to build. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(\w+)[^>]*>/g, '<$1>')
    .replace(/\s+/g, ' ')
    .slice(0, 120);

async function findViolations(page: Page): Promise<string[]> {
  const {violations} = await new AxeBuilder({page}).analyze();
  return violations.flatMap(({help, nodes}) => nodes.map(({html}) => `${help}: ${wordsOf(html)}`));
}

async function takePicture(page: Page, width: WidthName, path: string): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = {x: 0, y: 0, width: widths[width], height: Math.min(height, tallest)};
  writeFileSync(path, await page.screenshot({fullPage: true, clip}));
}

async function takeView(page: Page, width: WidthName, visit: Visit): Promise<View> {
  const {path, file, folder} = visit;
  const open = async () => {
    await page.goto(origin + path);
    await settle(page);
  };
  await open();
  const isDesktop = width === 'desktop';
  const reading = await page.evaluate(readPage);
  const styles = isDesktop ? await page.evaluate(readStyles) : [];
  const violations = await findViolations(page);
  const picture = `${file.replace(/\W+/g, '-')}-${width}.png`;
  await page.evaluate(snapToPixels);
  await takePicture(page, width, join(folder, picture));
  const afterSending = isDesktop ? await sendForms(page, open) : [];
  return {reading, styles, violations, afterSending, picture};
}

/** What is known of a page without a look at it. */
function outlineOf({folder}: Build, path: string, file: string): PageOutline {
  const {document, styles, javascript} = measurePage(folder, '/', file);
  return {
    path,
    title: load(readFileSync(join(folder, file), 'utf8'))('title').text(),
    weight: {html: document, css: styles, js: javascript},
  };
}

/** Some pages of a build, without a look at them. */
export const outlinesOf = (build: Build, paths: ReadonlySet<string>): PageOutline[] =>
  Array.from(pagesOf(build))
    .filter(([path]) => paths.has(path))
    .map(([path, file]) => outlineOf(build, path, file));

function toSnapshot(
  {build, path, file}: Visit,
  {phone, desktop}: Record<WidthName, View>,
  withoutJavaScript: Block[],
): PageSnapshot {
  const {blocks, links, images, ...reading} = desktop.reading;
  return {
    ...outlineOf(build, path, file),
    ...reading,
    links: links.map(({text, address}) => ({
      text,
      address: siteAddress(address, path),
      isThere: isThere(build, new URL(address)),
    })),
    images: images.map(({address, description}) => ({
      address: siteAddress(address, path),
      description,
    })),
    texts: {phone: phone.reading.blocks, desktop: blocks},
    afterSending: desktop.afterSending,
    withoutJavaScript,
    styles: desktop.styles,
    violations: Array.from(new Set([...phone.violations, ...desktop.violations])),
    pictures: {phone: phone.picture, desktop: desktop.picture},
  };
}

/**
 * Opens pages of a build at every width, keeps the pictures in a folder, and the rest in words.
 *
 * @param isLookedAt which addresses are opened
 * @param say is told of each page
 */
export async function takeSnapshot(
  browser: Browser,
  build: Build,
  isLookedAt: (path: string) => boolean,
  folder: string,
  say: (message: string) => void,
): Promise<SiteSnapshot> {
  mkdirSync(folder, {recursive: true});
  const windows = await Promise.all(
    widthNames.map(async (width) => {
      const context = await openSite(browser, build, width);
      return {width, context, page: await context.newPage()};
    }),
  );
  const plain = await openSite(browser, build, 'desktop', false);
  const plainPage = await plain.newPage();
  const snapshot: SiteSnapshot = [];
  try {
    for (const [path, file] of Array.from(pagesOf(build)).filter(([path]) => isLookedAt(path))) {
      const visit = {build, path, file, folder};
      const views = await Promise.all(
        windows.map(async ({width, page}) => [width, await takeView(page, width, visit)] as const),
      );
      const {blocks} = await readAt(plainPage, origin + path, readPage);
      const ofWidths = Object.fromEntries(views) as Record<WidthName, View>;
      snapshot.push(toSnapshot(visit, ofWidths, blocks));
      say(`looked at ${path}`);
    }
  } finally {
    await Promise.all([plain, ...windows.map(({context}) => context)].map((each) => each.close()));
  }
  return snapshot;
}
