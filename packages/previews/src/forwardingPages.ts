import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {dirname, join, sep} from 'node:path';
import {pullRequestOf} from './folders.ts';

/** A page that leads to another address, with and without JavaScript. */
const forwardingPage = (address: string): string =>
  '<!doctype html><html lang="en"><meta charset="utf-8">' +
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">` +
  `<title>${address}</title><meta http-equiv="refresh" content="0; url=${address}">` +
  `<link rel="canonical" href="${address}"><a href="${address}">${address}</a>\n`;

/**
 * Writes a page unless the site has one there.
 *
 * @param path its file, relative to the folder
 * @param to the new address: absolute, or a path from the root of the site
 */
function writeIfNew(folder: string, path: string, to: string): void {
  const file = join(folder, path);
  if (!existsSync(file)) {
    // Relative, because the site can be in a folder of its host.
    const root = './' + '../'.repeat(path.split('/').length - 1);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, forwardingPage(to.startsWith('/') ? root + to.slice(1) : to));
  }
}

/**
 * GitHub Pages knows no redirects, so pages take their place: for the old addresses in
 * `_redirects`, and for each page's address with a trailing slash.
 *
 * @param folder the published site
 */
export function addForwardingPages(folder: string): void {
  const file = join(folder, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path.endsWith('.html') && !/(?:^|\/)(?:index|404)\.html$/.test(path))
    .filter((path) => pullRequestOf(path.split('/')[0] ?? '') === undefined);
  for (const line of lines) {
    const [from = '', to] = line.trim().split(/\s+/);
    if (from.startsWith('/') && to !== undefined) {
      const path = from.replace(/^\/|\/$/g, '');
      writeIfNew(folder, `${path}/index.html`, to);
      if (!from.endsWith('/')) {
        writeIfNew(folder, `${path}.html`, to);
      }
    }
  }
  for (const page of pages) {
    const address = page.replace(/\.html$/, '');
    writeIfNew(folder, `${address}/index.html`, `/${encodeURI(address)}`);
  }
}
