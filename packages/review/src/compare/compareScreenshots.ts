import pixelmatch from 'pixelmatch';
import {PNG} from 'pngjs';
import type {Rows} from '../capture/PageCapture';
import {alignRows} from './alignRows';
import type {RowBand} from './alignRows';
import {cellAt, joinCells} from './joinCells';
import type {Region} from './joinCells';

/** The regions that differ in each of two screenshots, from top to bottom. */
export type ScreenshotChange = {before: Region[]; after: Region[]};

/** Colors closer than this count as equal, from 0 to 1. */
const colorThreshold = 0.02;

const rowsIn = ({data, width}: PNG, {top, height}: Rows): Buffer =>
  data.subarray(top * width * 4, (top + height) * width * 4);

/** The regions that differ within bands of the same height. */
function findDifferences(before: PNG, after: PNG, band: RowBand): Region[] {
  const {width} = before;
  const {height} = band.before;
  const mask = new PNG({width, height});
  pixelmatch(rowsIn(before, band.before), rowsIn(after, band.after), mask.data, width, height, {
    threshold: colorThreshold,
    diffMask: true,
  });
  const cells = new Set<string>();
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (mask.data[pixel * 4 + 3]) {
      cells.add(cellAt(pixel % width, Math.floor(pixel / width)));
    }
  }
  return joinCells(cells).map((region) => ({
    ...region,
    width: Math.min(region.width, width - region.left),
    height: Math.min(region.height, height - region.top),
  }));
}

/** The columns of some rows that aren't only background, which is each row's first pixel. */
function findContent(image: PNG, rows: Rows): Region[] {
  const {width} = image;
  const pixels = rowsIn(image, rows);
  let [left, right] = [width, -1];
  for (let row = 0; row < rows.height; row += 1) {
    const start = row * width * 4;
    const background = pixels.readUInt32LE(start);
    for (let column = 1; column < width; column += 1) {
      if (pixels.readUInt32LE(start + column * 4) !== background) {
        left = Math.min(left, column);
        right = Math.max(right, column);
      }
    }
  }
  return right === -1 ? [] : [{left, top: 0, width: right - left + 1, height: rows.height}];
}

/** All of some rows: empty space that was added or removed. */
const wholeRows = ({width}: PNG, {height}: Rows): Region[] =>
  height > 0 ? [{left: 0, top: 0, width, height}] : [];

const shiftBy = (rows: Rows, regions: readonly Region[]): Region[] =>
  regions.map((region) => ({...region, top: region.top + rows.top}));

const inOrder = (regions: Region[]): Region[] =>
  regions.sort((a, b) => a.top - b.top || a.left - b.left);

function collectRegions(
  bands: readonly RowBand[],
  regionsOf: (band: RowBand) => ScreenshotChange,
): ScreenshotChange {
  const change: ScreenshotChange = {before: [], after: []};
  for (const band of bands) {
    const regions = regionsOf(band);
    change.before.push(...shiftBy(band.before, regions.before));
    change.after.push(...shiftBy(band.after, regions.after));
  }
  return {before: inOrder(change.before), after: inOrder(change.after)};
}

/**
 * Compares two screenshots of a page.
 *
 * @param before a PNG
 * @param after a PNG of the same width
 * @returns undefined if no one could see a difference
 */
export function compareScreenshots(before: Buffer, after: Buffer): ScreenshotChange | undefined {
  if (before.equals(after)) {
    return undefined;
  }
  const [old, current] = [PNG.sync.read(before), PNG.sync.read(after)];
  const bands = alignRows(old, current);
  const change = collectRegions(bands, (band) => {
    if (band.before.height === band.after.height) {
      const regions = findDifferences(old, current, band);
      return {before: regions, after: regions};
    }
    return {before: findContent(old, band.before), after: findContent(current, band.after)};
  });
  if (change.before.length + change.after.length > 0) {
    return change;
  }
  const resized = bands.filter((band) => band.before.height !== band.after.height);
  return resized.length === 0
    ? undefined
    : collectRegions(resized, (band) => ({
        before: wholeRows(old, band.before),
        after: wholeRows(current, band.after),
      }));
}
