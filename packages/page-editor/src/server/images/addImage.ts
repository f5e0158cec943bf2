import {existsSync, lstatSync, mkdirSync, readFileSync} from 'node:fs';
import {join, parse} from 'node:path';
import {replaceFile} from '@sitekit/content-check';
import sharp from 'sharp';
import type {ImageTarget} from '../../protocol';

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
const formats = ['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'];

/** Wide enough for a page's full width on screens with two pixels for each CSS pixel. */
const maxPixels = 1600;

/** A small file can unpack to more than the memory holds. */
const maxDecodedPixels = 100_000_000;

const webpQuality = 82;

/** `Our Team (final).JPG` becomes `our-team-final`. */
function safeName(name: string): string {
  const words = parse(name)
    .name.normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join('-').slice(0, 60) ?? 'image';
}

const options = {limitInputPixels: maxDecodedPixels};

async function formatOf(contents: Buffer): Promise<string | undefined> {
  try {
    return (await sharp(contents, options).metadata()).format;
  } catch {
    return undefined;
  }
}

/** Decodes and re-encodes, which drops everything but the pixels: the place, the camera, scripts. */
async function encode(contents: Buffer): Promise<{data: Buffer; width: number; height: number}> {
  const format = await formatOf(contents);
  if (format === 'svg') {
    throw new Error('An SVG file can contain scripts. Export the drawing as a PNG file instead.');
  }
  if (!format || !formats.includes(format)) {
    throw new Error('This isn’t a picture that can be shown. Use a JPEG, PNG, WebP or GIF file.');
  }
  const {data, info} = await sharp(contents, options)
    .rotate()
    .resize(maxPixels, maxPixels, {fit: 'inside', withoutEnlargement: true})
    .webp({quality: webpQuality})
    .toBuffer({resolveWithObject: true})
    .catch(() => {
      throw new Error('The picture is damaged, or has too many pixels. Open it and save it again.');
    });
  return {data, width: info.width, height: info.height};
}

/**
 * The folder for images, which is created if it's missing.
 *
 * @throws Error when a link leads somewhere else
 */
export function openFolder({siteDir, staticFolder, folder}: ImageFolder): string {
  for (const part of [staticFolder, join(staticFolder, folder)]) {
    const path = join(siteDir, part);
    mkdirSync(path, {recursive: true});
    if (lstatSync(path).isSymbolicLink()) {
      throw new Error(`${part} is a link to another folder, so no picture was added.`);
    }
  }
  return join(siteDir, staticFolder, folder);
}

/** The first of `team.webp`, `team-2.webp`… that is free or has the same contents. */
function freeName(path: string, name: string, data: Buffer): string {
  for (let number = 1; ; number += 1) {
    const file = `${name}${number === 1 ? '' : `-${number}`}.webp`;
    const target = join(path, file);
    if (!existsSync(target) || (lstatSync(target).isFile() && readFileSync(target).equals(data))) {
      return file;
    }
  }
}

/**
 * Adds a picture to the site, at most 1,600 pixels wide and high, as WebP.
 *
 * @param name the name of the person's file
 * @throws Error for people when it isn't a picture that a page can show
 */
export async function addImage(
  place: ImageFolder,
  name: string,
  contents: Buffer,
): Promise<ImageTarget> {
  const {data, width, height} = await encode(contents);
  const path = openFolder(place);
  const file = freeName(path, safeName(name), data);
  if (!existsSync(join(path, file))) {
    replaceFile(join(path, file), data);
  }
  return {address: `/${place.folder}/${file}`, width, height};
}
