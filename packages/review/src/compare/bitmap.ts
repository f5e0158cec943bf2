import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Pixels in RGBA. */
export type Bitmap = {data: Buffer; width: number; height: number};

/** A rectangle of an image, in pixels. */
export type Region = {left: number; top: number; width: number; height: number};

/** Colors closer than this count as equal, from 0 to 1. */
const colorThreshold = 0.02;

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

/** Which pixels of two images of the same size differ, and how many. */
export function findDifferences(a: Bitmap, b: Bitmap): {mask: Bitmap; count: number} {
  const mask = {...a, data: Buffer.alloc(a.data.length)};
  const count = a.data.equals(b.data)
    ? 0
    : pixelmatch(a.data, b.data, mask.data, a.width, a.height, {
        threshold: colorThreshold,
        diffMask: true,
      });
  return {mask, count};
}

/** The size of the squares in which differences count as one, with those in the squares beside them. */
const squarePixels = 24;

/** The rectangles around the pixels that are set. */
export function regionsOf({data, width, height}: Bitmap): Region[] {
  const columns = Math.ceil(width / squarePixels);
  const squares = new Set<number>();
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (data[pixel * bytesPerPixel + 3] !== 0) {
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      squares.add(Math.floor(y / squarePixels) * columns + Math.floor(x / squarePixels));
    }
  }
  const regions: Region[] = [];
  for (const first of squares) {
    const reached = [first];
    squares.delete(first);
    for (const square of reached) {
      for (const beside of [
        -columns - 1,
        -columns,
        -columns + 1,
        -1,
        1,
        columns - 1,
        columns,
        columns + 1,
      ]) {
        const isBesideInGrid = Math.abs(((square + beside) % columns) - (square % columns)) <= 1;
        if (isBesideInGrid && squares.delete(square + beside)) {
          reached.push(square + beside);
        }
      }
    }
    const xs = reached.map((square) => square % columns);
    const ys = reached.map((square) => Math.floor(square / columns));
    const [left, top] = [Math.min(...xs) * squarePixels, Math.min(...ys) * squarePixels];
    regions.push({
      left,
      top,
      width: Math.min(width, (Math.max(...xs) + 1) * squarePixels) - left,
      height: Math.min(height, (Math.max(...ys) + 1) * squarePixels) - top,
    });
  }
  return regions;
}
