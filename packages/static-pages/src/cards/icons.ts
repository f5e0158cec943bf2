import sharp from 'sharp';

/** The browser draws the icon at 16 to 48 pixels, and some only know this format. */
const icoSize = 32;

const pngOf = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), {density: (72 * size) / 16})
    .resize(size, size)
    .png({compressionLevel: 9})
    .toBuffer();

/** Wraps a PNG as an icon file: a list with one entry, and the picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Shapes that fill the whole square, because systems cut the corners themselves. */
export type Icons = {
  /** The icon of the browser tab, as SVG. */
  tab: string;
  /** The icon on a home screen, as SVG: it fills its square, with its mark in the middle 80 %. */
  homeScreen: string;
};

/** What phones and tablets ask for. */
const homeScreenSize = 180;

/** Draws the icons for browsers that don't show an SVG, by their path in the output folder. */
export async function drawIcons({tab, homeScreen}: Icons): Promise<Map<string, Buffer>> {
  return new Map([
    ['favicon.ico', icoOf(await pngOf(tab, icoSize), icoSize)],
    ['apple-touch-icon.png', await pngOf(homeScreen, homeScreenSize)],
  ]);
}
