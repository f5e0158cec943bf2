import type {Page} from '@playwright/test';
import {fromRoot} from '../builtFiles';
import {buildOrigin, viewportWidths} from '../model';
import type {Fact, FactKind, Viewport} from '../model';
import {findAround, layOut, roundToPixels} from './layOut';
import type {Band} from './layOut';
import {maxScreenshotHeight, waitUntilStable} from './openWindow';
import type {Windows} from './openWindow';
import {readTree} from './readTree';
import type {AriaNode} from './ariaNodes';

/** What one width shows of a page. */
export type View = {
  /** What the page says, in reading order. */
  texts: Fact[];
  bands: Band[];
  /** A PNG of the main part. */
  screenshot?: Buffer;
};

/** What is the same in both versions, and so needs no pictures. */
export type SameParts = {main?: boolean; around?: boolean};

/** Everything that is compared of a page: what visitors, screen readers and search engines get. */
export type PageCapture = {
  views: Record<Viewport, View>;
  /** What isn't in the text: the head of the page, and images. */
  facts: Fact[];
};

/** Opens all `<details>`, and removes what isn't part of the site, such as the bar of a preview. It runs in the browser. */
function prepare(): void {
  document.querySelectorAll('details').forEach((details) => (details.open = true));
  document.querySelectorAll('[data-review=ignore]').forEach((element) => element.remove());
}

/** Reads what search engines and link previews get. It runs in the browser. */
function readHead() {
  const inHead = (selector: string, attribute: string) =>
    document.head.querySelector(selector)?.getAttribute(attribute) ?? '';
  return {
    title: document.title,
    description: inHead('meta[name="description"]', 'content'),
    address: inHead('link[rel="canonical"]', 'href'),
    shared: inHead('meta[property="og:image"]', 'content'),
  };
}

/** Shows only the main part of a page, or only what is around it. */
const show = (page: Page, part: 'main' | 'around') =>
  page.evaluate((shown) => (document.documentElement.dataset.reviewShow = shown), part);

async function takeScreenshot(page: Page, viewport: Viewport): Promise<Buffer> {
  await show(page, 'main');
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(pageHeight, maxScreenshotHeight);
  return page.screenshot({
    fullPage: true,
    clip: {x: 0, y: 0, width: viewportWidths[viewport], height},
  });
}

async function captureAround(page: Page, viewport: Viewport, same: SameParts): Promise<Band[]> {
  // Also marks what the screenshot of the main part doesn't show.
  const found = await page.evaluate(findAround);
  const bands: Band[] = [];
  await show(page, 'around');
  for (const band of same.around ? [] : found) {
    const clip = {x: 0, y: band.top, width: viewportWidths[viewport], height: band.height};
    bands.push({...band, png: await page.screenshot({fullPage: true, clip})});
  }
  return bands;
}

async function captureView(
  {build: {base}, pages}: Windows,
  viewport: Viewport,
  path: string,
  same: SameParts,
): Promise<View & {facts: Fact[]}> {
  const page = pages[viewport];
  await page.goto(buildOrigin + base + path.slice(1));
  await waitUntilStable(page);
  await page.evaluate(prepare);
  const tree = (await page.ariaSnapshotJSON()) as AriaNode[];
  await page.evaluate(roundToPixels);
  const {bands, anchors} = await page.evaluate(layOut);

  /** An address without what differs between builds for other hosts, and without hashes of contents. */
  const clean = (address: string) =>
    fromRoot(address.replace(buildOrigin, ''), base).replace(/[.-]?[\da-f]{8,}(?=\.\w+$)/, '');
  const head = Object.entries(await page.evaluate(readHead)).map(([kind, text]): Fact => {
    const isOwnAddress = (kind === 'address' || kind === 'shared') && text !== '';
    const place = {area: 'main', section: '', heading: ''} as const;
    const its = isOwnAddress ? clean(new URL(text, buildOrigin).pathname) : text;
    return {kind: kind as FactKind, text: its, place, label: ''};
  });
  const inSections = bands.flatMap(({names: [name = ''], anchor, images, hidden}): Fact[] => {
    const place = {area: 'main', section: name, heading: name, anchor} as const;
    return [
      ...images.map(({src, alt}): Fact => ({kind: 'image', text: clean(src), place, label: alt})),
      ...hidden.map((text): Fact => ({kind: 'hidden', text, place, label: ''})),
    ];
  });
  const around = await captureAround(page, viewport, same);
  return {
    texts: readTree(tree, {anchors, base}),
    bands: [...around, ...bands],
    ...(!same.main && {screenshot: await takeScreenshot(page, viewport)}),
    facts: [...head, ...inSections].filter(({text}) => text !== ''),
  };
}

/** Opens a page of a build at every width. */
export async function capturePage(
  windows: Windows,
  path: string,
  same: SameParts = {},
): Promise<PageCapture> {
  const [phone, desktop] = await Promise.all([
    captureView(windows, 'phone', path, same),
    captureView(windows, 'desktop', path, same),
  ]);
  return {views: {phone, desktop}, facts: desktop.facts};
}
