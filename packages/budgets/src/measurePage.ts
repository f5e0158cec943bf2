import {readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {load} from 'cheerio';
import {islandTag} from '@sitekit/islands/islandTag';

/** Bytes after Brotli at its highest level, Node's default. */
const compressed = (text: string | Buffer): number =>
  text.length === 0 ? 0 : brotliCompressSync(text).length;

export type PageWeight = {
  /** In bytes, compressed: the HTML without what follows, and all of it together. */
  document: number;
  styles: number;
  javascript: number;
  everything: number;
  /** In bytes, compressed, by the name of the file without its hash; `page` is in the HTML. */
  scripts: ReadonlyMap<string, number>;
};

/**
 * Weighs a page of a finished build with all that its islands may ask for, at once or later.
 *
 * @param file the page, relative to the folder of the build
 * @throws Error when a file is not there
 */
export function measurePage(buildFolder: string, baseUrl: string, file: string): PageWeight {
  const html = readFileSync(join(buildFolder, file), 'utf8');
  const $ = load(html);

  const addresses = $(`${islandTag}[src], script[src]`)
    .toArray()
    .flatMap(({attribs}) => (attribs.src ?? '').split(' '));
  const scripts = new Map<string, number>();
  for (const address of new Set(addresses)) {
    const [name = ''] = basename(address).split('.');
    const path = join(buildFolder, address.slice(baseUrl.length));
    scripts.set(name, (scripts.get(name) ?? 0) + compressed(readFileSync(path)));
  }
  const fetched = sum(scripts.values());

  const inPage = $('script[type="module"]:not([src])').text();
  scripts.set('page', compressed(inPage));
  const styles = $('style').text();
  $('style, script[type="module"]').remove();

  return {
    document: compressed($.html()),
    styles: compressed(styles),
    javascript: sum(scripts.values()),
    everything: compressed(html) + fetched,
    scripts,
  };
}

const sum = (numbers: Iterable<number>): number =>
  Array.from(numbers).reduce((total, number) => total + number, 0);
