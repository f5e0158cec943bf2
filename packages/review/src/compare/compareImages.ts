import {createHash} from 'node:crypto';
import {diffArrays} from 'diff';
import type {ArrayChange} from 'diff';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type {Region} from '../model';
import type {Rows} from '../capture/capturePage';
import {findAnchors} from './findAnchors';

type Bitmap = {data: Buffer; width: number; height: number};

/** Rows of one image that replace rows of another, in pixels; either may be empty. */
type RowBand = {before: Rows; after: Rows};

/** The regions that differ in each of two screenshots, from top to bottom. */
type Regions = {before: Region[]; after: Region[]};

/** `isMostOfPage` means that one of the regions is most of a screenshot. */
export type ImageChange = Regions & {isMostOfPage: boolean};

/** Differences that are this close to each other count as one. */
const minGapRows = 16;

/** Rows with more differences than this have little in common, and a diff would take minutes. */
const maxEditedRows = 1500;

/** A region that is a larger part of a screenshot than this is most of it. */
const mostOfPage = 0.5;

/** Colors closer than this count as equal, from 0 to 1. */
const colorThreshold = 0.02;

const bytesPerPixel = 4;

async function decode(png: Buffer): Promise<Bitmap> {
  const {data, info} = await sharp(png).ensureAlpha().raw().toBuffer({resolveWithObject: true});
  return {data, width: info.width, height: info.height};
}

const rowsIn = ({data, width}: Bitmap, {top, height}: Rows): Buffer =>
  data.subarray(top * width * bytesPerPixel, (top + height) * width * bytesPerPixel);

/** Which pixels of a row have another color than its first one. */
function shapeOf(row: Buffer): Buffer {
  const background = row.readUInt32LE();
  const shape = Buffer.alloc(row.length / bytesPerPixel);
  for (let x = 0; x < shape.length; x += 1) {
    shape[x] = row.readUInt32LE(x * bytesPerPixel) === background ? 0 : 1;
  }
  return shape;
}

const hashOf = (data: Buffer): string => createHash('md5').update(data).digest('base64');

/** A hash of each row, and one that is the same in other colors. */
function hashRows(image: Bitmap): {exact: string[]; shapes: string[]} {
  const rows = Array.from({length: image.height}, (_, top) => rowsIn(image, {top, height: 1}));
  return {exact: rows.map(hashOf), shapes: rows.map((row) => hashOf(shapeOf(row)))};
}

/** Consecutive rows that are the same in both images, or only in one of them. */
type RowRun = Pick<ArrayChange<string>, 'added' | 'removed' | 'count'>;

/**
 * Compares the rows of two images. Rows with the same shape, such as a line of text in another color,
 * divide the images into parts that are short enough to compare.
 */
function diffRows(before: Bitmap, after: Bitmap): RowRun[] {
  const [old, current] = [hashRows(before), hashRows(after)];
  const ends = [
    ...findAnchors(old.shapes, current.shapes),
    {before: before.height, after: after.height},
  ];
  let start = {before: 0, after: 0};
  return ends.flatMap((end): RowRun[] => {
    const removed = old.exact.slice(start.before, end.before);
    const added = current.exact.slice(start.after, end.after);
    start = end;
    return (
      diffArrays(removed, added, {maxEditLength: maxEditedRows}) ?? [
        {added: false, removed: true, count: removed.length},
        {added: true, removed: false, count: added.length},
      ]
    );
  });
}

/**
 * Aligns two images of the same width by their rows, so that content below something added or
 * removed is still compared with itself.
 *
 * @returns the rows that differ, from top to bottom
 */
function alignRows(before: Bitmap, after: Bitmap): RowBand[] {
  const bands: RowBand[] = [];
  let [beforeRow, afterRow] = [0, 0];
  for (const {added, removed, count} of diffRows(before, after)) {
    const [beforeCount, afterCount] = [added ? 0 : count, removed ? 0 : count];
    if (added || removed) {
      const last = bands.at(-1);
      if (last && beforeRow - (last.before.top + last.before.height) <= minGapRows) {
        last.before.height = beforeRow + beforeCount - last.before.top;
        last.after.height = afterRow + afterCount - last.after.top;
      } else {
        bands.push({
          before: {top: beforeRow, height: beforeCount},
          after: {top: afterRow, height: afterCount},
        });
      }
    }
    beforeRow += beforeCount;
    afterRow += afterCount;
  }
  return bands;
}

/** The rectangle around the pixels of some rows for which a function is true. */
function boundsOf(
  {width}: Bitmap,
  {top, height}: Rows,
  isSet: (x: number, y: number) => boolean,
): Region[] {
  let [left, right, first, last] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isSet(x, y)) {
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [first, last] = [Math.min(first, y), y];
      }
    }
  }
  const size = {width: right - left + 1, height: last - first + 1};
  return right === -1 ? [] : [{left, top: top + first, ...size}];
}

/** What differs within bands of the same height, in both images. */
function findDifference(before: Bitmap, after: Bitmap, band: RowBand): Regions {
  const {width} = before;
  const {height} = band.before;
  const mask = Buffer.alloc(width * height * bytesPerPixel);
  pixelmatch(rowsIn(before, band.before), rowsIn(after, band.after), mask, width, height, {
    threshold: colorThreshold,
    diffMask: true,
  });
  const differs = (x: number, y: number) => mask[(y * width + x) * bytesPerPixel + 3] !== 0;
  return {
    before: boundsOf(before, band.before, differs),
    after: boundsOf(after, band.after, differs),
  };
}

/** The part of some rows that isn't only background, which is each row's first pixel. */
function findContent(image: Bitmap, rows: Rows): Region[] {
  const pixels = rowsIn(image, rows);
  const colorAt = (x: number, y: number) =>
    pixels.readUInt32LE((y * image.width + x) * bytesPerPixel);
  return boundsOf(image, rows, (x, y) => colorAt(x, y) !== colorAt(0, y));
}

/** All of some rows: empty space that was added or removed. */
const wholeRows = ({width}: Bitmap, rows: Rows): Region[] =>
  rows.height > 0 ? [{left: 0, width, ...rows}] : [];

const isMostOf = (image: Bitmap, regions: readonly Region[]): boolean =>
  regions.some(({width, height}) => width * height > mostOfPage * image.width * image.height);

/**
 * Compares two screenshots of a page.
 *
 * @param before a PNG
 * @param after a PNG of the same width
 * @returns undefined if no one could see a difference
 */
export async function compareImages(
  before: Buffer,
  after: Buffer,
): Promise<ImageChange | undefined> {
  if (before.equals(after)) {
    return undefined;
  }
  const [old, current] = await Promise.all([decode(before), decode(after)]);
  const bands = alignRows(old, current);
  const resized = bands.filter((band) => band.before.height !== band.after.height);
  const changes = bands.map((band) =>
    resized.includes(band)
      ? {before: findContent(old, band.before), after: findContent(current, band.after)}
      : findDifference(old, current, band),
  );
  const content = {
    before: changes.flatMap((each) => each.before),
    after: changes.flatMap((each) => each.after),
  };
  if (content.before.length + content.after.length > 0) {
    const isMostOfPage = isMostOf(old, content.before) || isMostOf(current, content.after);
    return {...content, isMostOfPage};
  }
  const space = {
    before: resized.flatMap((band) => wholeRows(old, band.before)),
    after: resized.flatMap((band) => wholeRows(current, band.after)),
  };
  return resized.length > 0 ? {...space, isMostOfPage: false} : undefined;
}
