import type {HandoutConfig} from './config';

/** The id of an element in the handout, of a page's path and of an id on it. */
export const idFor = (path: string, id?: string): string =>
  ['page', ...path.split('/').filter(Boolean), ...(id ? ['', id] : [])].join('-');

/** Any origin: an address on it is on the site. */
const origin = 'https://this.site';

/**
 * Where the address of a link leads from the handout: to a chapter or a place in one, or to the web.
 *
 * @param address as the page has it
 * @param path of the page, from the site's root
 */
export function resolveAddress(
  address: string,
  path: string,
  {pages, siteUrl, baseUrl = '/'}: Pick<HandoutConfig, 'pages' | 'siteUrl' | 'baseUrl'>,
): string {
  const url = new URL(address, origin + baseUrl + path.slice(1));
  if (url.origin !== origin) {
    return address;
  }
  const target = `/${url.pathname.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '');
  const page = pages.find((each) => encodeURI(each) === target);
  return page
    ? `#${idFor(page, decodeURIComponent(url.hash.slice(1)))}`
    : siteUrl + url.pathname + url.search + url.hash;
}
