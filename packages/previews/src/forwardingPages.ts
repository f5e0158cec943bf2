import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {dirname, join, sep} from 'node:path';
import {pullRequestOf} from './folders.ts';

/** A page that leads to another address, with and without JavaScript. */
const forwardingPage = (address: string): string =>
  '<!doctype html><html lang="en"><meta charset="utf-8">' +
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">` +
  `<title>${address}</title><meta http-equiv="refresh" content="0; url=${address}">` +
  `<link rel="canonical" href="${address}"><a href="${address}">${address}</a>\n`;

/** The lines of `_redirects`: an old address, decoded as in the name of a file, and a new one each. */
function readRedirects(folder: string): string[][] {
  const file = join(folder, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([from]) => from?.startsWith('/'))
    .map(([from = '', to = '/']) => [decodeURI(from), to]);
}

/**
 * GitHub Pages knows no redirects, so pages take their place, unless the site has a page there: for
 * the old addresses in `_redirects`, and for each page's address with a trailing slash.
 *
 * @param folder the published site
 */
export function addForwardingPages(folder: string): void {
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path.endsWith('.html') && !/(?:^|\/)(?:index|404)\.html$/.test(path))
    .filter((path) => pullRequestOf(path.split('/')[0] ?? '') === undefined);
  const addresses = pages.map((page) => `/${page.replace(/\.html$/, '')}`);
  const forwards = [
    ...addresses.map((address) => [address, encodeURI(address)]),
    ...readRedirects(folder),
  ];
  for (const [from = '', to = '/'] of forwards) {
    const path = from.replace(/^\/|\/$/g, '');
    for (const page of [`${path}.html`, `${path}/index.html`]) {
      const file = join(folder, page);
      if (!existsSync(file)) {
        // Relative, because the site can be in a folder of its host.
        const root = './' + '../'.repeat(page.split('/').length - 1);
        mkdirSync(dirname(file), {recursive: true});
        writeFileSync(file, forwardingPage(to.startsWith('/') ? root + to.slice(1) : to));
      }
    }
  }
}
