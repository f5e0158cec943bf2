import pixelmatch from 'pixelmatch';
import {PNG} from 'pngjs';
import {alignRows} from './alignRows';
import type {Band} from './alignRows';

/** A part of a picture, in its pixels. */
export type Region = {left: number; top: number; width: number; height: number};

/** The parts that differ, from top to bottom, in each of two pictures. */
export type PictureChange = {before: Region[]; after: Region[]};

type Rows = {top: number; height: number};

/** Differences that lie as near to each other as this belong to one region, in pixels. */
const cell = 24;

/** How unlike two colours are that count as different, from 0 to 1. */
const threshold = 0.02;

/** Joins cells that touch, also at their corners, into the boxes around them. */
function joinCells(cells: ReadonlySet<string>): Region[] {
  const left = new Set(cells);
  const regions: Region[] = [];
  for (const start of cells) {
    if (!left.delete(start)) {
      continue;
    }
    const columns: number[] = [];
    const rows: number[] = [];
    const waiting = [start];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [column = 0, row = 0] = next.split(',').map(Number);
      columns.push(column);
      rows.push(row);
      for (const across of [column - 1, column, column + 1]) {
        for (const near of [row - 1, row, row + 1].map((down) => `${across},${down}`)) {
          if (left.delete(near)) {
            waiting.push(near);
          }
        }
      }
    }
    const [first, top] = [Math.min(...columns), Math.min(...rows)];
    regions.push({
      left: first * cell,
      top: top * cell,
      width: (Math.max(...columns) - first + 1) * cell,
      height: (Math.max(...rows) - top + 1) * cell,
    });
  }
  return regions;
}

const rowsIn = ({data, width}: PNG, {top, height}: Rows): Buffer =>
  data.subarray(top * width * 4, (top + height) * width * 4);

/** Where rows of the same number differ. */
function differences(before: PNG, after: PNG, band: Band): Region[] {
  const {width} = before;
  const {height} = band.before;
  const marks = new PNG({width, height});
  pixelmatch(rowsIn(before, band.before), rowsIn(after, band.after), marks.data, width, height, {
    threshold,
    diffMask: true,
  });
  const cells = new Set<string>();
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (marks.data[pixel * 4 + 3]) {
      cells.add(`${Math.floor((pixel % width) / cell)},${Math.floor(pixel / width / cell)}`);
    }
  }
  return joinCells(cells).map((region) => ({
    ...region,
    width: Math.min(region.width, width - region.left),
    height: Math.min(region.height, height - region.top),
  }));
}

/** The box around what stands out from the background in some rows, which is their first pixel. */
function contentOf(picture: PNG, rows: Rows): Region[] {
  const {width} = picture;
  const pixels = rowsIn(picture, rows);
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

/** Rows with nothing on them: more space, or less. */
const emptyRows = ({width}: PNG, {height}: Rows): Region[] =>
  height > 0 ? [{left: 0, top: 0, width, height}] : [];

const shiftBy = (rows: Rows, regions: readonly Region[]): Region[] =>
  regions.map((region) => ({...region, top: region.top + rows.top}));

function outline(bands: readonly Band[], regionsOf: (band: Band) => PictureChange): PictureChange {
  const change: PictureChange = {before: [], after: []};
  for (const band of bands) {
    const regions = regionsOf(band);
    change.before.push(...shiftBy(band.before, regions.before));
    change.after.push(...shiftBy(band.after, regions.after));
  }
  return {before: inOrder(change.before), after: inOrder(change.after)};
}

const inOrder = (regions: Region[]): Region[] =>
  regions.sort((a, b) => a.top - b.top || a.left - b.left);

/**
 * Compares two pictures of a page.
 *
 * @param before a PNG
 * @param after a PNG of the same width
 * @returns undefined when somebody who looks at them sees no difference
 */
export function comparePictures(before: Buffer, after: Buffer): PictureChange | undefined {
  if (before.equals(after)) {
    return undefined;
  }
  const [old, young] = [PNG.sync.read(before), PNG.sync.read(after)];
  const bands = alignRows(old, young);
  const change = outline(bands, (band) => {
    if (band.before.height === band.after.height) {
      const regions = differences(old, young, band);
      return {before: regions, after: regions};
    }
    return {before: contentOf(old, band.before), after: contentOf(young, band.after)};
  });
  if (change.before.length + change.after.length > 0) {
    return change;
  }
  const replaced = bands.filter(({before: {height}, after: rows}) => height !== rows.height);
  return replaced.length === 0
    ? undefined
    : outline(replaced, (band) => ({
        before: emptyRows(old, band.before),
        after: emptyRows(young, band.after),
      }));
}
