import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Pixels in RGBA. */
export type Bitmap = {data: Buffer; width: number; height: number};

/** A rectangle of an image, in pixels. */
export type Region = {left: number; top: number; width: number; height: number};

/** Colors closer than these count as equal, from 0 to 1: for areas, and for single pixels. */
const colorThresholds = {weak: 0.02, strong: 0.15};

/** Fewer pixels that differ are how a browser rounds: no one sees them. */
const minPixels = {weak: 200, strong: 12};

const bytesPerPixel = 4;

export async function decode(png: Buffer): Promise<Bitmap> {
  const {data, info} = await sharp(png).ensureAlpha().raw().toBuffer({resolveWithObject: true});
  return {data, width: info.width, height: info.height};
}

/** Some rows of an image, as far as it has them. */
export function rowsOf({data, width, height}: Bitmap, top: number, rows: number): Bitmap {
  const [from, to] = [top, top + rows].map((row) => Math.min(Math.max(row, 0), height));
  const bytes = width * bytesPerPixel;
  return {
    data: data.subarray((from ?? 0) * bytes, (to ?? 0) * bytes),
    width,
    height: (to ?? 0) - (from ?? 0),
  };
}

/** The same without the rest of the image in memory. */
export function copyRows(image: Bitmap, top: number, rows: number): Bitmap {
  const part = rowsOf(image, top, rows);
  return {...part, data: Buffer.from(part.data)};
}

/** The pixels that differ, as those of an image that aren't transparent. */
function maskOf(a: Bitmap, b: Bitmap, threshold: number): Buffer {
  const mask = Buffer.alloc(a.data.length);
  pixelmatch(a.data, b.data, mask, a.width, a.height, {threshold, diffMask: true});
  return mask;
}

/** The size of the squares in which differences count as one, with those in the squares beside them. */
const squarePixels = 24;

type Square = {column: number; row: number; weak: number; strong: number};

/** The squares in which pixels differ, by their place. */
function squaresOf(a: Bitmap, b: Bitmap): Map<string, Square> {
  const [weak, strong] = [colorThresholds.weak, colorThresholds.strong].map((threshold) =>
    maskOf(a, b, threshold),
  );
  const squares = new Map<string, Square>();
  for (let pixel = 0; pixel < a.width * a.height; pixel += 1) {
    const alpha = pixel * bytesPerPixel + 3;
    if (weak?.[alpha]) {
      const column = Math.floor((pixel % a.width) / squarePixels);
      const row = Math.floor(pixel / a.width / squarePixels);
      const key = `${column},${row}`;
      const square = squares.get(key) ?? {column, row, weak: 0, strong: 0};
      square.weak += 1;
      square.strong += strong?.[alpha] ? 1 : 0;
      squares.set(key, square);
    }
  }
  return squares;
}

/** The rectangles around what differs between two images of the same size, and how many pixels do. */
export function findDifferences(a: Bitmap, b: Bitmap): {regions: Region[]; count: number} {
  const squares = a.data.equals(b.data) ? new Map<string, Square>() : squaresOf(a, b);
  const regions: Region[] = [];
  let count = 0;
  for (const [key, first] of squares) {
    const reached = [first];
    squares.delete(key);
    for (const {column, row} of reached) {
      for (const [x, y] of [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const))) {
        const beside = squares.get(`${column + x},${row + y}`);
        if (beside) {
          squares.delete(`${column + x},${row + y}`);
          reached.push(beside);
        }
      }
    }
    const sumOf = (kind: 'weak' | 'strong') =>
      reached.reduce((sum, square) => sum + square[kind], 0);
    if (sumOf('weak') >= minPixels.weak || sumOf('strong') >= minPixels.strong) {
      const columns = reached.map(({column}) => column);
      const rows = reached.map(({row}) => row);
      const [left, top] = [Math.min(...columns) * squarePixels, Math.min(...rows) * squarePixels];
      const right = Math.min(a.width, (Math.max(...columns) + 1) * squarePixels);
      const bottom = Math.min(a.height, (Math.max(...rows) + 1) * squarePixels);
      regions.push({left, top, width: right - left, height: bottom - top});
      count += sumOf('weak');
    }
  }
  return {regions, count};
}
