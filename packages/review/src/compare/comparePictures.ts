import sharp from 'sharp';
import type {PageCapture, Rows, View} from '../capture/capturePage';
import {viewports} from '../model';
import type {Around, Image, Picture, Region} from '../model';
import {compareImages} from './compareImages';
import type {ImageChange} from './compareImages';

/** Readable, but small enough for many in one file. */
const webpQuality = 80;

/** Shown above and below a change. */
const contextPixels = 180;

/** The distance between an outline and what it surrounds. */
const outlinePixels = 5;

const bottomOf = ({top, height}: Rows): number => top + height;

function drawOutlines(regions: readonly Region[], crop: Rows, width: number): Buffer {
  const rectangles = regions.map(({left, top, width: itsWidth, height}) => {
    const [x, y] = [left - outlinePixels, top - crop.top - outlinePixels];
    const size = `width="${itsWidth + 2 * outlinePixels}" height="${height + 2 * outlinePixels}"`;
    return `<rect x="${x}" y="${y}" ${size} rx="5" fill="#ff6a3d14" stroke="#ff6a3d" stroke-width="3"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${crop.height}">${rectangles.join('')}</svg>`,
  );
}

/** @param rows are shown, if the screenshot has that many */
async function encode({screenshot}: View, rows?: Rows, regions: Region[] = []): Promise<Image> {
  const image = sharp(screenshot);
  const {width, height} = await image.metadata();
  const top = Math.min(rows?.top ?? 0, height - 1);
  const crop = {top, height: Math.min(rows?.height ?? height, height - top)};
  const {data, info} = await image
    .extract({left: 0, width, ...crop})
    .composite([{input: drawOutlines(regions, crop, width)}])
    .webp({quality: webpQuality})
    .toBuffer({resolveWithObject: true});
  return {webp: data, width: info.width, height: info.height};
}

/** The rows of both screenshots that show every difference. Above the first one, both are the same. */
function rowsAround({before, after}: ImageChange): Rows {
  const regions = [...before, ...after];
  const top = Math.max(0, Math.min(...regions.map((region) => region.top)) - contextPixels);
  return {top, height: Math.max(...regions.map(bottomOf)) + contextPixels - top};
}

const isInMain = (regions: readonly Region[], main: Rows): boolean =>
  regions.some((region) => region.top < bottomOf(main) && bottomOf(region) > main.top);

/** Where the differences are that aren't only in the main part. */
function aroundMain(version: Around['version'], regions: readonly Region[], main: Rows): Around[] {
  const mainBottom = bottomOf(main);
  return regions
    .filter((region) => region.top < main.top || bottomOf(region) > mainBottom)
    .map(({top, height}) =>
      top < main.top
        ? {version, area: 'above', top, height}
        : {version, area: 'below', top: top - mainBottom, height},
    );
}

/** What a page looks like that only one version has. */
export const picturesOf = ({views}: PageCapture, version: 'before' | 'after'): Promise<Picture[]> =>
  Promise.all(
    viewports.map(async (viewport) => ({
      viewport,
      [version]: await encode(views[viewport]),
      isInMain: true,
      around: [],
    })),
  );

/** The pictures of a page at each width at which it looks different. */
export async function comparePictures(
  {views: before}: PageCapture,
  {views: after}: PageCapture,
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const viewport of viewports) {
    const [old, current] = [before[viewport], after[viewport]];
    const change = await compareImages(old.screenshot, current.screenshot);
    if (change) {
      const rows = rowsAround(change);
      pictures.push({
        viewport,
        before: await encode(old, rows, change.isMostOfPage ? [] : change.before),
        after: await encode(current, rows, change.isMostOfPage ? [] : change.after),
        isMostOfPage: change.isMostOfPage,
        isInMain: isInMain(change.before, old.mainRows) || isInMain(change.after, current.mainRows),
        around: [
          ...aroundMain('before', change.before, old.mainRows),
          ...aroundMain('after', change.after, current.mainRows),
        ],
      });
    }
  }
  return pictures;
}
