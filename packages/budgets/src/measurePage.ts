import {readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {load} from 'cheerio';
import {islandTag} from '@sitekit/islands/islandTag';

/** All sizes are bytes after Brotli compression at level 11, Node's default. */
export type PageWeight = {
  /** The HTML without inline styles and scripts. */
  html: number;
  css: number;
  js: number;
  total: number;
  /** By file name without hash, and `inline` for the script in the HTML. */
  scripts: ReadonlyMap<string, number>;
};

const compressedBytes = (text: string | Buffer): number =>
  text.length === 0 ? 0 : brotliCompressSync(text).length;

const sum = (numbers: Iterable<number>): number =>
  Array.from(numbers).reduce((total, number) => total + number, 0);

/**
 * Measures a built page with everything that its islands can load, now or later.
 *
 * @param baseUrl the path that the site was built for, such as `/`
 * @param file the page, from the build folder
 * @throws Error if a file is missing, or on another site
 */
export function measurePage(buildFolder: string, baseUrl: string, file: string): PageWeight {
  const html = readFileSync(join(buildFolder, file), 'utf8');
  const $ = load(html);

  const addresses = $(`${islandTag}[src], script[src]`)
    .toArray()
    .flatMap(({attribs}) => (attribs.src ?? '').split(' '));
  const [elsewhere] = addresses.filter((address) => /^(https?:)?\/\//.test(address));
  if (elsewhere) {
    throw new Error(
      `${file} loads a script from another site, whose weight isn't known: ${elsewhere}. ` +
        'Put the script into an island, or remove it.',
    );
  }
  const scripts = new Map<string, number>();
  for (const address of new Set(addresses)) {
    const [name = ''] = basename(address).split('.');
    const path = join(buildFolder, address.slice(baseUrl.length));
    scripts.set(name, (scripts.get(name) ?? 0) + compressedBytes(readFileSync(path)));
  }
  const fetchedBytes = sum(scripts.values());

  scripts.set('inline', compressedBytes($('script[type="module"]:not([src])').text()));
  const css = compressedBytes($('style').text());
  $('style, script[type="module"]').remove();

  return {
    html: compressedBytes($.html()),
    css,
    js: sum(scripts.values()),
    total: compressedBytes(html) + fetchedBytes,
    scripts,
  };
}
