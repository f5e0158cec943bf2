import {createHash} from 'node:crypto';
import {existsSync, lstatSync, mkdirSync, readdirSync} from 'node:fs';
import {join, parse, posix} from 'node:path';
import {fileNameOf} from '../fileNameOf';
import {isIgnoredFile, replaceFile} from '@sitekit/content-check';
import sharp from 'sharp';
import type {Suggestion} from '../protocol';
import {posixPath} from './posixPath';

/** Where images are: a folder in a static folder, from the project's root. */
export type ImageFolder = {
  /** The project's root. */
  siteDir: string;
  /** Such as `static`. */
  staticFolder: string;
  /** Below it, such as `img`. */
  folder: string;
};

/** What people can hand in, by the name that sharp gives the format. */
const formats = ['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff', 'svg'];

/** Wide enough for a page's full width on screens with two pixels for each CSS pixel. */
const maxPixels = 1600;

/** How large a drawing becomes, which has no size of its own: enough for a logo or a chart. */
const drawingPixels = 800;

/** What sharp assumes for a drawing, in dots per inch. */
const usualDensity = 72;

/** A small file can unpack to more than the memory holds. */
const maxSidePixels = 10_000;
const maxDecodedPixels = maxSidePixels ** 2;

const webpQuality = 82;

const inPixels = (...sides: number[]): string =>
  `${sides.map((side) => side.toLocaleString('en')).join(' × ')} pixels`;

/** Decodes and re-encodes, which drops everything but the pixels: the place, the camera, scripts. */
async function encode(contents: Buffer): Promise<Buffer> {
  const {format, width, height} = await Promise.resolve()
    .then(() => sharp(contents, {limitInputPixels: false}).metadata())
    .catch(() => ({format: '', width: 0, height: 0}));
  if (!formats.includes(format)) {
    throw new Error(
      'This isn’t a picture that can be shown. Use a JPEG, PNG, WebP, GIF or SVG file.',
    );
  }
  if (width * height > maxDecodedPixels) {
    throw new Error(
      `This picture is too large: ${inPixels(width, height)}. It can have up to ${inPixels(maxSidePixels, maxSidePixels)}. Make it smaller, and choose it again. Pages show at most ${inPixels(maxPixels, maxPixels)} of it.`,
    );
  }
  const enlarged = Math.max(1, drawingPixels / Math.max(width, height));
  const density = usualDensity * (format === 'svg' ? enlarged : 1);
  return sharp(contents, {limitInputPixels: maxDecodedPixels, density})
    .rotate()
    .resize(maxPixels, maxPixels, {fit: 'inside', withoutEnlargement: true})
    .webp({quality: webpQuality})
    .toBuffer()
    .catch(() => {
      throw new Error('The picture is damaged. Open it in another program and save it again.');
    });
}

/**
 * The folder for images, which is created if it's missing.
 *
 * @throws Error when a link leads somewhere else
 */
function openFolder({siteDir, staticFolder, folder}: ImageFolder): string {
  for (const part of [staticFolder, join(staticFolder, folder)]) {
    const path = join(siteDir, part);
    mkdirSync(path, {recursive: true});
    if (lstatSync(path).isSymbolicLink()) {
      throw new Error(`${part} is a link to another folder, so no picture was added.`);
    }
  }
  return join(siteDir, staticFolder, folder);
}

const imageFile = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** The name that `addPicture` gives to a file. */
export const addedPicture = /-[0-9a-f]{8}\.webp$/;

/**
 * Adds a picture to the site, at most 1,600 pixels wide and high, as WebP.
 *
 * @param name the name of the person's file
 * @throws Error for people when it isn't a picture that a page can show
 */
export async function addPicture(
  images: ImageFolder,
  name: string,
  contents: Buffer,
): Promise<{address: string}> {
  const data = await encode(contents);
  const folder = openFolder(images);
  const fingerprint = createHash('sha256').update(data).digest('hex').slice(0, 8);
  const file = `${fileNameOf(parse(name).name).slice(0, 60) || 'image'}-${fingerprint}.webp`;
  replaceFile(join(folder, file), data, posix.join(images.staticFolder, images.folder, file));
  return {address: `/${images.folder}/${file}`};
}

/** All pictures that a page can show, in the order of their names. */
export function listPictures({siteDir, staticFolder, folder}: ImageFolder): Suggestion[] {
  const path = join(siteDir, staticFolder, folder);
  const files = existsSync(path) ? readdirSync(path, {recursive: true, encoding: 'utf8'}) : [];
  return files
    .filter((file) => imageFile.test(file) && !isIgnoredFile(file))
    .sort()
    .map((file) => ({value: posix.join('/', folder, posixPath(file)), label: ''}));
}
