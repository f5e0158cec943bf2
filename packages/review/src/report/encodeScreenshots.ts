import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {viewports} from '../capture/PageCapture';
import type {SiteCapture, Viewport} from '../capture/PageCapture';
import type {PageChange} from '../compare/comparePage';

/** An image that is part of the report: a `data:` address, and its size in pixels. */
export type EncodedImage = {data: string; width: number; height: number};

/** A screenshot of each version that has the page. */
export type ScreenshotPair = {before?: EncodedImage; after?: EncodedImage};

/** The screenshots of a page that differ, by viewport and by what was used. */
export type PageScreenshots = Partial<Record<Viewport, ScreenshotPair>> & {
  uses: Map<PageChange['uses'][number], ScreenshotPair>;
};

/** Readable, but small enough for many in one file; from 0 to 1. */
export const webpQuality = 0.8;

/** Converts a PNG to WebP in a browser, which needs no other library. */
const encode = (page: Page, png: Buffer): Promise<EncodedImage> =>
  page.evaluate(
    async ([data, quality]) => {
      const image = new Image();
      image.src = data;
      await image.decode();
      const {naturalWidth: width, naturalHeight: height} = image;
      const canvas = Object.assign(document.createElement('canvas'), {width, height});
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return {data: canvas.toDataURL('image/webp', quality), width, height};
    },
    [`data:image/png;base64,${png.toString('base64')}`, webpQuality] as const,
  );

/** The screenshots of pages that look different, or that only one version has, by their paths. */
export async function encodeScreenshots(
  browser: Browser,
  changes: readonly PageChange[],
  before: SiteCapture | undefined,
  after: SiteCapture,
): Promise<Map<string, PageScreenshots>> {
  const encoder = await browser.newPage();
  const read = (capture: SiteCapture | undefined, file: string | undefined) =>
    capture && file ? encode(encoder, readFileSync(join(capture.folder, file))) : undefined;
  const screenshots = new Map<string, PageScreenshots>();
  try {
    for (const change of changes) {
      const {path, status} = change;
      const ofPage: PageScreenshots = {uses: new Map()};
      for (const viewport of viewports) {
        if (status === 'added' || status === 'removed' || change.screenshots[viewport]) {
          ofPage[viewport] = {
            before: await read(before, change.before?.screenshots?.[viewport]),
            after: await read(after, change.after?.screenshots?.[viewport]),
          };
        }
      }
      for (const use of change.uses.filter(({screenshots: differ}) => differ)) {
        ofPage.uses.set(use, {
          before: await read(before, use.pairs[0]?.before.screenshot),
          after: await read(after, use.pairs[0]?.after.screenshot),
        });
      }
      screenshots.set(path, ofPage);
    }
  } finally {
    await encoder.close();
  }
  return screenshots;
}
