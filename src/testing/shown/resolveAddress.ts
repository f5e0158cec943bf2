import {posix} from 'node:path';
import type {Page, SiteMap} from '@sitekit/content-check';

/** Any origin: what is on it is on the site. */
const origin = 'https://this.site';

/**
 * An address as a link of the site has it: from the site's root, or whole.
 *
 * @param base the address of the page that it is on
 */
export function siteAddress(address: string, base = '/'): string {
  const url = new URL(address, origin + base);
  return url.origin === origin
    ? url.pathname.replace(/(?<=.)\/$/, '') + url.search + url.hash
    : url.href;
}

/** Where an address on a page leads, which may name the file of another page. */
export function resolveAddress(address: string, page: Page, site: SiteMap): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  const route = site.routeOfFile(posix.join(posix.dirname(page.file.path), path));
  return siteAddress(route === undefined ? address : route + rest, page.route);
}
