import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {dirname, join, sep} from 'node:path';
import {readRedirects} from '@sitekit/hosting/redirects';

/** A page that leads to another address, with and without JavaScript. */
const forwardingPage = (address: string): string =>
  '<!doctype html><html lang="en"><meta charset="utf-8">' +
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">` +
  `<title>${address}</title><meta http-equiv="refresh" content="0; url=${address}">` +
  `<link rel="canonical" href="${address}"><a href="${address}">${address}</a>\n`;

/** Writes a page unless the site has one there. */
function writeIfNew(path: string, text: string): void {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, text);
  }
}

/**
 * GitHub Pages knows no redirects, so pages take their place: for each page's address with a
 * trailing slash, and for the old addresses in `_redirects`.
 *
 * @param build the files of the site
 * @param published the folder to add pages to
 * @param baseUrl the path that the site is served from
 */
export function addForwardingPages(build: string, published: string, baseUrl: string): void {
  const file = join(build, '_redirects');
  const redirects = existsSync(file) ? readRedirects(readFileSync(file, 'utf8')) : [];
  for (const {from, to} of redirects) {
    const path = join(published, from);
    const page = forwardingPage(to.startsWith('/') ? baseUrl + to.slice(1) : to);
    if (!from.endsWith('/')) {
      writeIfNew(`${path}.html`, page);
    }
    writeIfNew(join(path, 'index.html'), page);
  }
  const pages = readdirSync(build, {recursive: true, encoding: 'utf8'})
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path.endsWith('.html') && !/(?:^|\/)(?:index|404)\.html$/.test(path));
  for (const page of pages) {
    const address = page.replace(/\.html$/, '');
    writeIfNew(
      join(published, address, 'index.html'),
      forwardingPage(baseUrl + encodeURI(address)),
    );
  }
}
