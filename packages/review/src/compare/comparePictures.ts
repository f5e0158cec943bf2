import sharp from 'sharp';
import type {PageCapture, View} from '../capture/capturePage';
import type {Band} from '../capture/layOut';
import {viewports} from '../model';
import type {Area, Image, Picture, Viewport} from '../model';
import {decode, findDifferences, copyRows, rowsOf} from './bitmap';
import type {Bitmap, Region} from './bitmap';

/** A section at one width, in each version that has it. */
export type Shot = {
  viewport: Viewport;
  area: Area;
  names: readonly string[];
  anchor?: string;
  before?: Bitmap;
  after?: Bitmap;
};

/** Readable, but small enough for many in one file. */
const webpQuality = 80;

/** Shown around what differs. */
const contextPixels = 40;

/** The distance between an outline and what it surrounds. */
const outlinePixels = 4;

/** What a picture shows at most: the preview shows the rest. On a phone, both versions fit on a screen. */
const maxPictureHeight: Record<Viewport, number> = {desktop: 900, phone: 420};

/** More places of a section that differ are only counted. */
const maxPictures = 2;

/** Narrower pictures are hard to place on the page. */
const minPictureWidth = 560;

/** Differences in more than this part of a section aren't outlined. */
const mostOfSection = 0.6;

/** The sections of both versions: those with the same name, and those that replaced each other. */
function pairBands(before: readonly Band[], after: readonly Band[]): [Band?, Band?][] {
  const left = [...before];
  const take = (matches: (band: Band) => boolean): Band | undefined => {
    const index = left.findIndex(matches);
    return index === -1 ? undefined : left.splice(index, 1)[0];
  };
  const pairs = after.map((band): [Band?, Band?] => [
    take(({area, names}) => area === band.area && names[0] === band.names[0]),
    band,
  ]);
  /** The section above one of the first version. */
  const above = (band: Band) => before[before.indexOf(band) - 1];
  pairs.forEach((pair, index) => {
    const previous = pairs[index - 1]?.[0];
    pair[0] ??= take((band) => band.area === pair[1]?.area && above(band) === previous);
  });
  return [...pairs, ...left.map((band): [Band?, Band?] => [band, undefined])];
}

/** What a version looks like, by its sections. */
async function bitmapsOf({bands, screenshot}: View): Promise<Map<Band, Bitmap>> {
  const page = screenshot && (await decode(screenshot));
  const bitmaps = new Map<Band, Bitmap>();
  for (const band of bands) {
    if (band.png) {
      bitmaps.set(band, await decode(band.png));
    } else if (page) {
      bitmaps.set(band, copyRows(page, band.top, band.height));
    }
  }
  return bitmaps;
}

/** The sections that look different at one width. */
async function findShots(viewport: Viewport, before: View, after: View): Promise<Shot[]> {
  const [old, current] = await Promise.all([bitmapsOf(before), bitmapsOf(after)]);
  const pairs = pairBands([...old.keys()], [...current.keys()]);
  return pairs.flatMap(([its, band]) => {
    const {area, names, anchor} = band ?? its ?? {area: 'main', names: []};
    const shot = {before: its && old.get(its), after: band && current.get(band)};
    const isSame =
      shot.before?.height === shot.after?.height &&
      shot.before &&
      shot.after &&
      findDifferences(shot.before, shot.after).count === 0;
    return isSame ? [] : [{viewport, area, names, anchor, ...shot}];
  });
}

/** The sections of a page that look different, at each width. */
export async function findAllShots(before: PageCapture, after: PageCapture): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const viewport of viewports) {
    shots.push(...(await findShots(viewport, before.views[viewport], after.views[viewport])));
  }
  return shots;
}

/** Where a section differs from its other version. */
function findRegions(shot: Bitmap, other: Bitmap | undefined): Region[] {
  if (!other) {
    return [];
  }
  if (shot.height === other.height) {
    return findDifferences(shot, other).regions;
  }
  // Everything below a new line is elsewhere: what differs is between what is the same above and below.
  const height = Math.min(shot.height, other.height);
  const fromTop = findDifferences(rowsOf(shot, 0, height), rowsOf(other, 0, height)).regions;
  const [from, to] = [shot.height - height, other.height - height];
  const fromEnd = findDifferences(rowsOf(shot, from, height), rowsOf(other, to, height)).regions;
  const top = Math.min(height, ...fromTop.map((region) => region.top));
  const end = Math.max(0, ...fromEnd.map((region) => region.top + region.height)) + from;
  return end > top ? [{left: 0, top, width: shot.width, height: end - top}] : [];
}

function drawOutlines(regions: readonly Region[], crop: Region): Buffer {
  const rectangles = regions.map(({left, top, width, height}) => {
    const [x, y] = [left - crop.left - outlinePixels, top - crop.top - outlinePixels];
    const size = `width="${width + 2 * outlinePixels}" height="${height + 2 * outlinePixels}"`;
    return `<rect x="${x}" y="${y}" ${size} rx="5" fill="none" stroke="#ff6a3d" stroke-width="3"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${crop.width}" height="${crop.height}">${rectangles.join('')}</svg>`,
  );
}

/** The part of an image around some regions, or its top if there are none. */
function cropTo({width, height}: Bitmap, regions: readonly Region[], maxHeight: number): Region {
  const all = regions.length > 0 ? regions : [{left: 0, top: 0, width, height}];
  const left = Math.min(...all.map((region) => region.left)) - contextPixels;
  const right = Math.max(...all.map((region) => region.left + region.width)) + contextPixels;
  const top = Math.max(0, Math.min(...all.map((region) => region.top)) - contextPixels);
  const end = Math.max(...all.map((region) => region.top + region.height)) + contextPixels;
  const itsWidth = Math.min(width, Math.max(right - left, minPictureWidth));
  const center = Math.round((left + right - itsWidth) / 2);
  return {
    left: Math.min(Math.max(center, 0), width - itsWidth),
    top,
    width: itsWidth,
    height: Math.min(end - top, maxHeight, height - top),
  };
}

/** A picture of an image around some regions, with outlines unless they are most of it. */
async function encode(
  bitmap: Bitmap,
  regions: readonly Region[],
  viewport: Viewport,
): Promise<Image | undefined> {
  const crop = cropTo(bitmap, regions, maxPictureHeight[viewport]);
  if (crop.height <= 0) {
    return undefined;
  }
  const area = regions.reduce((sum, {width, height}) => sum + width * height, 0);
  const isMost = area > mostOfSection * bitmap.width * bitmap.height;
  const {data, info} = await sharp(bitmap.data, {
    raw: {width: bitmap.width, height: bitmap.height, channels: 4},
  })
    .extract(crop)
    .composite([{input: drawOutlines(isMost ? [] : regions, crop)}])
    .webp({quality: webpQuality})
    .toBuffer({resolveWithObject: true});
  return {webp: data, width: info.width, height: info.height};
}

/** Regions by the picture that they fit into. */
function groupByPicture(regions: readonly Region[], maxHeight: number): Region[][] {
  const groups: Region[][] = [];
  for (const region of regions.toSorted((a, b) => a.top - b.top)) {
    const first = groups.at(-1)?.[0];
    if (first && region.top + region.height - first.top <= maxHeight - 2 * contextPixels) {
      groups.at(-1)?.push(region);
    } else {
      groups.push([region]);
    }
  }
  return groups;
}

/** The pictures of a section, around what differs. */
export async function drawPictures({viewport, before, after}: Shot): Promise<Picture[]> {
  const groupsIn = (bitmap: Bitmap | undefined, other: Bitmap | undefined) =>
    groupByPicture(bitmap ? findRegions(bitmap, other) : [], maxPictureHeight[viewport]);
  const [old, current] = [groupsIn(before, after), groupsIn(after, before)];
  const count = Math.max(old.length, current.length, 1);
  const shown = Array.from({length: Math.min(count, maxPictures)}, async (_, index) => ({
    viewport,
    before: before && (await encode(before, old[index] ?? [], viewport)),
    after: after && (await encode(after, current[index] ?? [], viewport)),
    ...(index === maxPictures - 1 && count > maxPictures && {more: count - maxPictures}),
  }));
  return Promise.all(shown);
}

const encodeScreenshot = async (
  {screenshot}: View,
  viewport: Viewport,
): Promise<Image | undefined> => screenshot && encode(await decode(screenshot), [], viewport);

/** What a page looks like that only one version has. */
export const drawPage = (capture: PageCapture): Promise<Picture[]> =>
  Promise.all(
    viewports.map(async (viewport) => ({
      viewport,
      after: await encodeScreenshot(capture.views[viewport], viewport),
    })),
  );
