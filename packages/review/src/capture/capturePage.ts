import type {Page} from '@playwright/test';
import {buildOrigin, viewportWidths} from '../model';
import type {Fact, FactKind, Viewport} from '../model';
import {maxScreenshotHeight, waitUntilStable} from './openWindow';
import type {Windows} from './openWindow';
import type {AriaNode} from './readTree';
import {roundToPixels} from './roundToPixels';

/** Some rows of an image, in pixels. */
export type Rows = {top: number; height: number};

/** What one width shows of a page. */
export type View = {
  tree: AriaNode[];
  /** A PNG. */
  screenshot: Buffer;
  /** The rows of the screenshot between the header and the footer. */
  mainRows: Rows;
};

/** Everything that is compared of a page: what visitors, screen readers and search engines get. */
export type PageCapture = {
  path: string;
  title: string;
  views: Record<Viewport, View>;
  /** What isn't in the text: the head of the page, images, and what goes wrong. */
  facts: Fact[];
};

/** Facts that have no place on the page, without duplicates. */
const factsOf = (texts: Partial<Record<FactKind, readonly string[]>>): Fact[] =>
  (Object.keys(texts) as FactKind[]).flatMap((kind) =>
    Array.from(new Set(texts[kind]))
      .filter(Boolean)
      .map((text): Fact => ({kind, text, label: '', place: {area: 'main', heading: ''}})),
  );

/** Opens all `<details>`. It runs in the browser. */
const openDetails = (): void =>
  document.querySelectorAll('details').forEach((details) => (details.open = true));

/** Reads what search engines get, and the images. It runs in the browser. */
function extractHead(origin: string) {
  const inHead = (selector: string, attribute: string) =>
    document.head.querySelector(selector)?.getAttribute(attribute) ?? '';
  return {
    title: [document.title],
    description: [inHead('meta[name="description"]', 'content')],
    address: [inHead('link[rel="canonical"]', 'href')],
    shared: [inHead('meta[property="og:image"]', 'content')],
    image: Array.from(document.images, ({currentSrc, src}) =>
      (currentSrc || src).replace(origin, ''),
    ),
  };
}

async function takeScreenshot(page: Page, viewport: Viewport): Promise<Omit<View, 'tree'>> {
  await page.evaluate(roundToPixels);
  const {pageHeight, mainRows} = await page.evaluate(() => {
    const main = (document.querySelector('main') ?? document.body).getBoundingClientRect();
    const header = document.querySelector('header:not(main *)')?.getBoundingClientRect();
    // A fixed header covers the top of the main part.
    const top = Math.max(main.top, header?.bottom ?? 0);
    return {
      pageHeight: document.documentElement.scrollHeight,
      mainRows: {top: top + scrollY, height: main.bottom - top},
    };
  });
  const height = Math.min(pageHeight, maxScreenshotHeight);
  const clip = {x: 0, y: 0, width: viewportWidths[viewport], height};
  return {screenshot: await page.screenshot({fullPage: true, clip}), mainRows};
}

async function captureView(
  {page, takeProblems}: Windows[Viewport],
  viewport: Viewport,
  path: string,
): Promise<View & {facts: Fact[]; title: string}> {
  takeProblems();
  await page.goto(buildOrigin + path);
  await waitUntilStable(page);
  await page.evaluate(openDetails);
  const tree = (await page.ariaSnapshotJSON()) as AriaNode[];
  const head = await page.evaluate(extractHead, buildOrigin);
  const view = await takeScreenshot(page, viewport);
  const facts = factsOf({...head, ...takeProblems()});
  return {...view, tree, facts, title: head.title[0] ?? path};
}

/** Opens a page of a build at every width. */
export async function capturePage(windows: Windows, path: string): Promise<PageCapture> {
  const [phone, desktop] = await Promise.all([
    captureView(windows.phone, 'phone', path),
    captureView(windows.desktop, 'desktop', path),
  ]);
  const known = new Set(desktop.facts.map(({kind, text}) => `${kind} ${text}`));
  const onlyOnPhone = phone.facts.filter(({kind, text}) => !known.has(`${kind} ${text}`));
  return {
    path,
    title: desktop.title,
    views: {phone, desktop},
    facts: [...desktop.facts, ...onlyOnPhone],
  };
}
