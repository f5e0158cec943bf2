import type {Browser} from '@playwright/test';
import {viewports} from '../capture/PageCapture';
import type {PageChange} from '../compare/comparePage';
import {cropToChange} from './cropToChange';
import {webpQuality} from './encodeScreenshots';
import type {EncodedImage, PageScreenshots} from './encodeScreenshots';

/** The sizes of each half, in pixels: a comment on GitHub is about 800 wide. */
const halfWidth = 380;
const maxHeight = 260;
const gap = 4;

/** Visible on GitHub's light and dark pages. */
const gapColor = '#8c959f';

type Half = {data: string; top: number; rows: number; width: number};

/** The parts to show next to each other: of the widest window in which the page looks different. */
function halvesOf(
  change: PageChange,
  screenshots: PageScreenshots | undefined,
): [Half, Half] | undefined {
  for (const viewport of viewports.toReversed()) {
    const {before, after} = screenshots?.[viewport] ?? {};
    const difference = change.screenshots[viewport];
    if (before && after && difference) {
      const crop = cropToChange(difference, before, after);
      const half = ({data, width, height}: EncodedImage): Half => ({
        ...{data, width, top: crop?.top ?? 0},
        rows: Math.min(crop?.rows ?? height, (maxHeight * width) / halfWidth),
      });
      return [half(before), half(after)];
    }
  }
  return undefined;
}

/**
 * Small pictures of the pages that look different, before on the left and after on the right, as
 * WebP files by the paths of the pages.
 */
export async function drawThumbnails(
  browser: Browser,
  changes: readonly PageChange[],
  screenshots: ReadonlyMap<string, PageScreenshots>,
): Promise<Map<string, Buffer>> {
  const thumbnails = new Map<string, Buffer>();
  const page = await browser.newPage();
  try {
    for (const change of changes) {
      const halves = halvesOf(change, screenshots.get(change.path));
      if (!halves) {
        continue;
      }
      const data = await page.evaluate(
        async ({halves, halfWidth, gap, gapColor, webpQuality}) => {
          const canvas = document.createElement('canvas');
          canvas.width = 2 * halfWidth + gap;
          canvas.height = Math.max(
            ...halves.map(({rows, width}) => Math.round((rows * halfWidth) / width)),
          );
          const context = canvas.getContext('2d');
          if (context) {
            context.fillStyle = gapColor;
            context.fillRect(0, 0, canvas.width, canvas.height);
          }
          for (const [index, {data, top, rows, width}] of halves.entries()) {
            const image = new Image();
            image.src = data;
            await image.decode();
            const left = index * (halfWidth + gap);
            const height = (rows * halfWidth) / width;
            context?.drawImage(image, 0, top, width, rows, left, 0, halfWidth, height);
          }
          return canvas.toDataURL('image/webp', webpQuality);
        },
        {halves, halfWidth, gap, gapColor, webpQuality},
      );
      thumbnails.set(change.path, Buffer.from(data.replace(/^.*,/, ''), 'base64'));
    }
  } finally {
    await page.close();
  }
  return thumbnails;
}
