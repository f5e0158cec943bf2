import {posix} from 'node:path';
import type {SiteMap} from '../model/SiteMap';
import type {DiagnosticDetails} from '../SourceFile';
import {nearest, sentences} from '../suggest';
import type {AddressContext} from './addressProblem';

/** More of them would make a hint hard to read. */
const MAX_PAGES = 12;

/** The names of pictures' files. */
export const imageFile = /\.(png|jpe?g|gif|svg|webp|avif)$/i;

/** An address as it names a file: `%20` is a space. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

export function missingAnchor(route: string, id: string, siteMap: SiteMap): DiagnosticDetails {
  const ids = Array.from(siteMap.idsOf(route));
  const meant = nearest(id, ids);
  return {
    message: `No heading or component on the page ${route} has the anchor #${id}.`,
    hint: meant
      ? `Did you mean #${meant}?`
      : ids.length > 0
        ? `Its anchors are: ${ids.map((known) => `#${known}`).join(', ')}.`
        : `Link to the page itself: ${route}`,
  };
}

export function missingPage(path: string, {routes}: SiteMap): DiagnosticDetails {
  const meant = nearest(path.startsWith('/') ? path : `/${path}`, routes);
  return {
    message: `The page ${path} doesn't exist.`,
    hint: sentences(
      meant && `Did you mean ${meant}?`,
      `The pages are: ${routes.slice(0, MAX_PAGES).join(', ')}${routes.length > MAX_PAGES ? '…' : '.'}`,
    ),
  };
}

/** The page that an address such as `/benefits.html` or `/docs/benefits.mdx` means. */
function pageOf(path: string, siteMap: SiteMap): string | undefined {
  const [, name = ''] = /^(.*)\.(?:html?|mdx?)$/i.exec(path) ?? [];
  const steps = name.split('/').filter(Boolean);
  return steps
    .map((_, index) => `/${steps.slice(index).join('/')}`)
    .concat(/\/index$/.test(name) ? '/' : [])
    .flatMap((route) => [route, route.toLowerCase()])
    .find((route) => siteMap.findRoute(route) !== undefined);
}

/** @param path of the address, without a query and an anchor */
export function missingFile(path: string, {siteMap, kind}: AddressContext): DiagnosticDetails {
  // As Windows writes it, or with the folder whose files are at the site's root.
  const written = path.replaceAll('\\', '/').replace(/^(?:\.{0,2}\/)*(?:static|public)\//, '/');
  const meant = written.startsWith('/') ? nearest(written, siteMap.staticFiles) : undefined;
  const isImage = kind === 'image' || imageFile.test(path);
  const {base} = posix.parse(written);
  const page = pageOf(path, siteMap);
  const folder = isImage ? '/img' : posix.join('/', posix.dirname(written.replace(/^@site\//, '')));
  const add = `Add the file to ${posix.join('static', folder)}, and ${isImage ? 'write' : 'link to'} ${posix.join(folder, base)}`;
  const isOtherCase = meant?.toLowerCase() === path.toLowerCase();
  return {
    message: `${path} doesn't exist.`,
    hint:
      page !== undefined && !isImage
        ? `Link to the page: ${page}`
        : meant
          ? sentences(`Did you mean ${meant}?`, isOtherCase ? 'Capital letters matter.' : undefined)
          : `${add}. Capital letters have to be the same as in the file's name.`,
  };
}
