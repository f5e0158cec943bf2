import sharp from 'sharp';
import {viewports} from '../capture/PageCapture';
import type {PageChange} from '../compare/comparePage';
import {cropToChange} from './cropToChange';
import type {Crop} from './cropToChange';
import {webpOptions} from './encodeScreenshots';
import type {EncodedImage, PageScreenshots} from './encodeScreenshots';

/** The sizes of each half, in pixels: a comment on GitHub is about 800 wide. */
const halfWidth = 380;
const maxHeight = 260;
const gap = 4;

/** Visible on GitHub's light and dark pages. */
const gapColor = '#8c959f';

/** Rows of a screenshot. */
type Part = EncodedImage & Crop;

/** What to show of each version: of the widest window in which the page looks different. */
function partsOf(
  change: PageChange,
  screenshots: PageScreenshots | undefined,
): [Part, Part] | undefined {
  for (const viewport of viewports.toReversed()) {
    const {before, after} = screenshots?.[viewport] ?? {};
    const difference = change.screenshots[viewport];
    if (before && after && difference) {
      const crop = cropToChange(difference, before, after);
      const partOf = (image: EncodedImage): Part => ({
        ...image,
        top: crop?.top ?? 0,
        rows: Math.min(
          crop?.rows ?? image.height,
          Math.round((maxHeight * image.width) / halfWidth),
        ),
      });
      return [partOf(before), partOf(after)];
    }
  }
  return undefined;
}

const drawHalf = ({webp, top, rows, width}: Part) =>
  sharp(webp)
    .extract({left: 0, top, width, height: rows})
    .resize({width: halfWidth})
    .toBuffer({resolveWithObject: true});

async function draw(parts: [Part, Part]): Promise<Buffer> {
  const [before, after] = await Promise.all([drawHalf(parts[0]), drawHalf(parts[1])]);
  const width = 2 * halfWidth + gap;
  const height = Math.max(before.info.height, after.info.height);
  return sharp({create: {width, height, channels: 3, background: gapColor}})
    .composite([
      {input: before.data, left: 0, top: 0},
      {input: after.data, left: halfWidth + gap, top: 0},
    ])
    .webp(webpOptions)
    .toBuffer();
}

/**
 * Small pictures of the pages that look different, before on the left and after on the right, as
 * WebP files by the paths of the pages.
 */
export async function drawThumbnails(
  changes: readonly PageChange[],
  screenshots: ReadonlyMap<string, PageScreenshots>,
): Promise<Map<string, Buffer>> {
  const thumbnails = new Map<string, Buffer>();
  for (const change of changes) {
    const parts = partsOf(change, screenshots.get(change.path));
    if (parts) {
      thumbnails.set(change.path, await draw(parts));
    }
  }
  return thumbnails;
}
