import {existsSync, readdirSync} from 'node:fs';
import {join, posix, sep} from 'node:path';
import sharp from 'sharp';
import type {ImageTarget} from '../../protocol';
import type {ImageFolder} from './addImage';

const imageFile = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** All pictures that a page can show, in the order of their names. */
export async function listImages({
  siteDir,
  staticFolder,
  folder,
}: ImageFolder): Promise<ImageTarget[]> {
  const path = join(siteDir, staticFolder, folder);
  const files = existsSync(path) ? readdirSync(path, {recursive: true, encoding: 'utf8'}) : [];
  const images = files
    .filter((file) => imageFile.test(file))
    .sort()
    .map(async (file): Promise<ImageTarget[]> => {
      const size = await sharp(join(path, file))
        .metadata()
        .catch(() => undefined);
      const address = posix.join('/', folder, file.split(sep).join('/'));
      return size ? [{address, width: size.width, height: size.height}] : [];
    });
  return (await Promise.all(images)).flat();
}
