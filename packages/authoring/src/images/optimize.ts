import sharp from 'sharp';
import {optimize as optimizeSvg} from 'svgo';

/** Logos are shown at 36 CSS pixels, on screens with up to four pixels for each. */
const maxPixels = 144;

/** The formats that we accept, by the type that a server sends. */
const formats: Record<string, string | undefined> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** What could run scripts or load other files, after SVGO has removed the harmless kinds. */
const dangers: readonly [RegExp, string][] = [
  [/<(script|foreignObject|iframe|embed|object|use\s[^>]*href=["'](?!#))/i, 'scripts or pages'],
  [/\son[a-z]+\s*=/i, 'event handlers'],
  [/(href|src)\s*=\s*["'](?!#|data:image\/(png|jpeg|webp|gif);)/i, 'links to other files'],
  [/url\(\s*["']?(?!#)|@import/i, 'styles from other files'],
  [/<!ENTITY/i, 'entities'],
];

function cleanSvg(contents: Buffer): string {
  const {data} = optimizeSvg(contents.toString('utf8'), {
    multipass: true,
    plugins: ['preset-default', 'removeScripts', 'removeDimensions'],
  });
  const [, what] = dangers.find(([pattern]) => pattern.test(data)) ?? [];
  if (what) {
    throw new Error(`The drawing contains ${what}. Use another file.`);
  }
  return data;
}

async function smallPng(contents: Buffer): Promise<Buffer> {
  return sharp(contents)
    .resize(maxPixels, maxPixels, {fit: 'inside', withoutEnlargement: true})
    .png({compressionLevel: 9})
    .toBuffer();
}

/**
 * Checks that a file is the image that it claims to be, and makes it small: a drawing stays one,
 * without scripts, and a picture becomes a PNG of at most 144 pixels.
 *
 * @param type as the server names it
 * @throws Error when it isn't an image, or could do more than be shown
 */
export async function optimizeImage(
  type: string,
  contents: Buffer,
): Promise<{extension: 'svg' | 'png'; contents: Buffer}> {
  const format = formats[type];
  if (!format) {
    const known = Object.values(formats).join(', ');
    throw new Error(`The server sends ${type || 'no type'}, not an image (${known}).`);
  }
  const decoded = await sharp(contents)
    .metadata()
    .catch(() => ({format: undefined}));
  if (decoded.format !== format) {
    throw new Error(`The file isn't a valid ${format} image. Open it in a browser to check.`);
  }
  if (format !== 'svg') {
    return {extension: 'png', contents: await smallPng(contents)};
  }
  const svg = Buffer.from(cleanSvg(contents));
  await sharp(svg).png().toBuffer();
  return {extension: 'svg', contents: svg};
}
