import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import type {PageChange, Side} from '../compare/compareSites';
import {widthNames} from '../visit/snapshot';
import type {WidthName} from '../visit/snapshot';

/** A picture that stands in the report itself: a `data:` address, and its size in pixels. */
export type Picture = {data: string; width: number; height: number};

/** The pictures of a page that are worth looking at, by its width. */
export type PagePictures = Partial<Record<WidthName, {before?: Picture; after?: Picture}>>;

/** Small enough to carry many in one file, and good enough to read: from 0 to 1. */
const quality = 0.8;

/** Writes PNGs as WebP, which a browser can do. */
async function openEncoder(browser: Browser) {
  const page = await browser.newPage();
  const encode = (png: Buffer): Promise<Picture> =>
    page.evaluate(
      async ([data, wanted]) => {
        const image = new Image();
        image.src = data;
        await image.decode();
        const {naturalWidth: width, naturalHeight: height} = image;
        const canvas = Object.assign(document.createElement('canvas'), {width, height});
        canvas.getContext('2d')?.drawImage(image, 0, 0);
        return {data: canvas.toDataURL('image/webp', wanted), width, height};
      },
      [`data:image/png;base64,${png.toString('base64')}`, quality] as const,
    );
  return {encode, close: () => page.close()};
}

/**
 * The pictures of every page that looks different, or that is there on one side alone, by its
 * address.
 */
export async function encodePictures(
  browser: Browser,
  changes: readonly PageChange[],
  old: Side | undefined,
  young: Side,
): Promise<Map<string, PagePictures>> {
  const {encode, close} = await openEncoder(browser);
  const read = (side: Side | undefined, file: string | undefined) =>
    side && file ? encode(readFileSync(join(side.folder, file))) : undefined;
  const pictures = new Map<string, PagePictures>();
  try {
    for (const {path, verdict, before, after, pictures: changed} of changes) {
      const ofPage: PagePictures = {};
      for (const width of widthNames) {
        if (verdict === 'added' || verdict === 'removed' || changed[width]) {
          ofPage[width] = {
            before: await read(old, before?.pictures?.[width]),
            after: await read(young, after?.pictures?.[width]),
          };
        }
      }
      pictures.set(path, ofPage);
    }
  } finally {
    await close();
  }
  return pictures;
}
