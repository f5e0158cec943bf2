import {join} from 'node:path';
import sharp from 'sharp';
import {viewports} from '../capture/PageCapture';
import type {SiteCapture, Viewport} from '../capture/PageCapture';
import type {PageChange} from '../compare/comparePage';

/** An image that is part of the report, as WebP, and its size in pixels. */
export type EncodedImage = {webp: Buffer; width: number; height: number};

/** A screenshot of each version that has the page. */
export type ScreenshotPair = {before?: EncodedImage; after?: EncodedImage};

/** The screenshots of a page that differ, by viewport and by what was used. */
export type PageScreenshots = Partial<Record<Viewport, ScreenshotPair>> & {
  uses: Map<PageChange['uses'][number], ScreenshotPair>;
};

/** Readable, but small enough for many in one file. */
export const webpOptions = {quality: 80};

async function encode(
  capture: SiteCapture | undefined,
  file: string | undefined,
): Promise<EncodedImage | undefined> {
  if (!capture || !file) {
    return undefined;
  }
  const {data, info} = await sharp(join(capture.folder, file))
    .webp(webpOptions)
    .toBuffer({resolveWithObject: true});
  return {webp: data, width: info.width, height: info.height};
}

/** The screenshots of pages that look different, or that only one version has, by their paths. */
export async function encodeScreenshots(
  changes: readonly PageChange[],
  oldCapture: SiteCapture | undefined,
  capture: SiteCapture,
): Promise<Map<string, PageScreenshots>> {
  const encodePair = async (oldFile?: string, file?: string): Promise<ScreenshotPair> => {
    const [before, after] = await Promise.all([encode(oldCapture, oldFile), encode(capture, file)]);
    return {before, after};
  };
  const screenshots = new Map<string, PageScreenshots>();
  for (const {path, status, before, after, screenshots: changed, uses} of changes) {
    const ofPage: PageScreenshots = {uses: new Map()};
    for (const viewport of viewports) {
      if (status === 'added' || status === 'removed' || changed[viewport]) {
        ofPage[viewport] = await encodePair(
          before?.screenshots?.[viewport],
          after?.screenshots?.[viewport],
        );
      }
    }
    for (const use of uses.filter(({screenshots: differ}) => differ)) {
      const [pair] = use.pairs;
      ofPage.uses.set(use, await encodePair(pair?.before.screenshot, pair?.after.screenshot));
    }
    screenshots.set(path, ofPage);
  }
  return screenshots;
}
