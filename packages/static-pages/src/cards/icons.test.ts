/** @jest-environment node */
import sharp from 'sharp';
import {drawIcons} from './icons';

const svg = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" fill="${color}"/></svg>`;

it('draws each icon in its size', async () => {
  const files = await drawIcons({tab: svg('#f00'), homeScreen: svg('#00f')});
  const widths = await Promise.all(
    Array.from(files, async ([file, contents]) => {
      // An icon file is a header of 22 bytes and a PNG.
      const png = file.endsWith('.ico') ? contents.subarray(22) : contents;
      const {width, height, format} = await sharp(png).metadata();
      const {dominant} = await sharp(png).stats();
      return [file, format, width, height, dominant.r > dominant.b ? 'red' : 'blue'];
    }),
  );

  expect(widths).toEqual([
    ['favicon.ico', 'png', 32, 32, 'red'],
    ['apple-touch-icon.png', 'png', 180, 180, 'blue'],
  ]);
  // The header says that it's an icon, its width, the number of bytes of the PNG, and where it starts.
  const ico = files.get('favicon.ico') ?? Buffer.alloc(22);
  expect([ico.readUInt16LE(2), ico.readUInt8(6)]).toEqual([1, 32]);
  expect([ico.readUInt32LE(14), ico.readUInt32LE(18)]).toEqual([ico.length - 22, 22]);
});
