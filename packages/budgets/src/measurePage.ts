import {readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {load} from 'cheerio';
import {islandTag} from '@sitekit/static-pages/islandTag';

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

/** What a service that counts visits adds. The site's own pages are what has a budget. */
const analyticsScripts = /<script\b[^>]* data-analytics\b.*?<\/script>/gs;

const compressedBytes = (text: string | Buffer): number =>
  text.length === 0 ? 0 : brotliCompressSync(text).length;

const sum = (numbers: Iterable<number>): number =>
  Array.from(numbers).reduce((total, number) => total + number, 0);

/** The relative addresses of what a minified script imports. */
const importsOf = (script: string): string[] =>
  Array.from(script.matchAll(/\b(?:from|import)\s*"(\.[^"]+)"/g), ([, address = '']) => address);

/** Scripts and everything that they import, by path. */
function readScripts(paths: readonly string[], found = new Map<string, string>()) {
  for (const path of paths.filter((each) => !found.has(each))) {
    const text = readFileSync(path, 'utf8');
    found.set(path, text);
    const imported = importsOf(text).map((address) => join(dirname(path), address));
    readScripts(imported, found);
  }
  return found;
}

/**
 * Measures a page of a site built for `/`, with everything that its islands can load, now or later,
 * and without the scripts of a service that counts visits.
 *
 * @param file the page, from the build folder
 * @throws Error if a file is missing, or on another site
 */
export function measurePage(buildFolder: string, file: string): PageWeight {
  const html = readFileSync(join(buildFolder, file), 'utf8').replaceAll(analyticsScripts, '');
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
  const paths = addresses.map((address) => join(buildFolder, address));
  for (const [path, text] of readScripts(paths)) {
    const [name = ''] = basename(path).split('.');
    scripts.set(name, (scripts.get(name) ?? 0) + compressedBytes(text));
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
