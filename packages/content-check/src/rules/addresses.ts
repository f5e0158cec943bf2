import {posix} from 'node:path';
import {unescape} from 'node:querystring';
import {addressRows} from '../addressRows';
import type {Problem} from '../Diagnostic';
import type {RuleContext} from '../model/Content';
import type {SiteMap} from '../model/SiteMap';
import {firstProblem} from '../rows';
import {nearest, sentences} from '../suggest';

/** Where an address is written. */
export type AddressPlace = {
  /** The address of the page that contains it; undefined when several pages do. */
  route?: string;
  /** A link of a component leads to a page or to another site, not to a file. */
  kind: 'link' | 'image' | 'page';
};

/** More of them would make a hint hard to read. */
const MAX_NAMES = 12;

/** The known name that is most likely meant, and the first of all. */
const knownNames = (name: string, names: readonly string[], noun: string): string | undefined => {
  const meant = nearest(name, names);
  const shown = `${names.slice(0, MAX_NAMES).join(', ')}${names.length > MAX_NAMES ? ', …' : '.'}`;
  return sentences(
    meant && `Did you mean ${meant}?`,
    names.length > 0 ? `The ${noun} are: ${shown}` : undefined,
  );
};

/** @param path of the address, without a query and an anchor */
function missingFile(path: string, siteMap: SiteMap, isImage: boolean): Problem {
  const names = isImage ? siteMap.staticFiles : [...siteMap.routes, ...siteMap.staticFiles];
  const meant = nearest(path.replace(/(?:\/index)?\.(?:html?|mdx?)$/, '') || '/', names);
  const place = path.startsWith('/') ? path : posix.join('/img', posix.basename(path));
  return {
    message: `${path} doesn't exist.`,
    hint: meant ? `Did you mean ${meant}?` : `Add the file as static${place}, and write ${place}`,
  };
}

/** The address below `ownAddress` as pages of the site write it: `/benefits#cost`. */
function pathOnSite(address: string, ownAddress = ''): string | undefined {
  const base = ownAddress.replace(/\/$/, '');
  const rest = address.slice(base.length);
  const isOnSite = base !== '' && address.startsWith(base) && /^(?:[/?#]|$)/.test(rest);
  return isOnSite ? rest.replace(/^(?!\/)/, '/') : undefined;
}

/** The problem with an address of a page or a file on this site. */
function targetProblem(
  address: string,
  {route, kind}: AddressPlace,
  {siteMap}: RuleContext,
): Problem | undefined {
  const [, written = '', rest = '', id] = /^([^?#]*)((?:\?[^#]*)?(?:#(.*))?)$/.exec(address) ?? [];
  if (written === '' && route === undefined) {
    return undefined;
  }
  const isImage = kind === 'image';
  const path = unescape(written);
  const fromRoot = path.replace(/^(?=[^/])(?:\.{1,2}\/)*(?:static\/)?(.*?)(?:\.mdx?)?$/, '/$1');
  const isFile = siteMap.staticFiles.includes(posix.normalize(fromRoot));
  const page = path === '' ? route : isImage ? undefined : siteMap.findRoute(fromRoot);
  if ((isFile || page !== undefined) && fromRoot !== path) {
    const message = `The address ${path} needs to start with a slash.`;
    return {message, hint: `Write ${fromRoot}${rest}`};
  }
  if (isFile) {
    return kind === 'page'
      ? {
          message: `${path} is a file, but this link can only lead to a page.`,
          hint: `Link to the file in the text instead: [its name](${path})`,
        }
      : undefined;
  }
  if (page === undefined) {
    return isImage || /\.\w{2,5}$/.test(path)
      ? missingFile(path, siteMap, isImage)
      : {
          message: `The page ${path} doesn't exist, or is a draft.`,
          hint: knownNames(path.startsWith('/') ? path : `/${path}`, siteMap.routes, 'pages'),
        };
  }
  const ids = siteMap.idsOf(page);
  return id && ids && !ids.has(unescape(id))
    ? {
        message: `No heading or component on the page ${page} has the anchor #${id}.`,
        hint: knownNames(
          `#${id}`,
          Array.from(ids, (known) => `#${known}`),
          'anchors',
        ),
      }
    : undefined;
}

/** The problem with the address of a link or a picture, inside the site or on another one. */
export function addressProblem(
  address: string,
  place: AddressPlace,
  context: RuleContext,
): Problem | undefined {
  const onSite = pathOnSite(address, context.ownAddress);
  if (onSite !== undefined) {
    return (
      targetProblem(onSite, place, context) ?? {
        severity: 'warning',
        message: 'This is the full address of a page on this site.',
        hint: `Write ${onSite}, so that the link also works in previews.`,
      }
    );
  }
  const row = firstProblem(addressRows, address);
  if (row) {
    return {severity: row.severity, message: row.message, hint: row.hint};
  }
  return /^[a-z][a-z\d+.-]*:/i.test(address) ? undefined : targetProblem(address, place, context);
}
