import {posix} from 'node:path';
import {unescape} from 'node:querystring';
import {insecureAddress, localPath, wrongAddress} from '../addressForm';
import type {ContentConfig, RuleContext} from '../config';
import type {Explanation} from '../Diagnostic';
import {pageFile} from '../model/addresses';
import type {SiteMap} from '../model/SiteMap';
import {nearest, sentences} from '../suggest';

/** Where an address is written. */
export type AddressPlace = {
  /** The address of the page that contains it; undefined when several pages do. */
  route?: string;
  /** The path of the page, if Markdown contains it: Docusaurus finds pages and files from there. */
  file?: string;
  /** A link of a component leads to a page or to another site, not to a file. */
  kind: 'link' | 'image' | 'page';
};

/** What is wrong with an address, and the one that is most likely meant. */
export type AddressProblem = Explanation & {instead?: string | undefined};

/** What it takes to follow a link. */
export type LinkContext = Pick<RuleContext, 'siteMap' | 'ownAddress'> & {
  config: Pick<ContentConfig, 'contentFolder'>;
};

/** More of them would make a hint hard to read. */
const MAX_NAMES = 12;

/** The known name that is most likely meant, and the first of all. */
const knownNames = (
  meant: string | undefined,
  names: readonly string[],
  noun: string,
): string | undefined => {
  const shown = `${names.slice(0, MAX_NAMES).join(', ')}${names.length > MAX_NAMES ? ', …' : '.'}`;
  return sentences(
    meant && `Did you mean ${meant}?`,
    names.length > 0 ? `The ${noun} are: ${shown}` : undefined,
  );
};

/** @param path of the address, without a query and an anchor */
function missingFile(
  path: string,
  rest: string,
  siteMap: SiteMap,
  isImage: boolean,
): AddressProblem {
  const names = isImage ? siteMap.staticFiles : [...siteMap.routes, ...siteMap.staticFiles];
  const meant = nearest(path.replace(/(?:\/index)?\.(?:html?|mdx?)$/, '') || '/', names);
  const place = path.startsWith('/') ? path : posix.join('/img', posix.basename(path));
  return {
    message: `${path} doesn't exist.`,
    hint: meant ? `Did you mean ${meant}?` : `Add the file as static${place}, and write ${place}`,
    instead: meant && meant + rest,
  };
}

/** The address below `ownAddress` as pages of the site write it: `/benefits#cost`. */
function pathOnSite(address: string, ownAddress = ''): string | undefined {
  const base = ownAddress.replace(/\/$/, '');
  const rest = address.slice(base.length);
  const isOnSite = base !== '' && address.startsWith(base) && /^(?:[/?#]|$)/.test(rest);
  return isOnSite ? rest.replace(/^(?!\/)/, '/') : undefined;
}

/** An address inside the site: its path, its query with its anchor, and the anchor. */
function partsOf(address: string) {
  const [, written = '', rest = '', id] = /^([^?#]*)((?:\?[^#]*)?(?:#(.*))?)$/.exec(address) ?? [];
  return {path: unescape(written), rest, id};
}

/** The address of the page that a path leads to. */
function pageAt(
  path: string,
  {route, file}: AddressPlace,
  {siteMap, config: {contentFolder}}: LinkContext,
): string | undefined {
  if (file !== undefined && pageFile.test(path)) {
    const here = posix.dirname(file);
    const isExact = path.startsWith('./') || path.startsWith('../');
    const others = path.startsWith('/') ? [contentFolder, ''] : [here, contentFolder, ''];
    const files = (isExact ? [here] : others).map((folder) => posix.join(folder, path));
    return siteMap.routeOfFile(files);
  }
  return path.startsWith('/')
    ? siteMap.findRoute(path)
    : route && siteMap.findRoute(posix.resolve(posix.dirname(route), path));
}

/** Whether Markdown leads to a file next to the page, or to one from the project's root. */
function hasFileBeside(path: string, file: string, {siteMap}: RuleContext): boolean {
  const isSite = path.startsWith('@site/');
  const place = isSite ? path.slice('@site/'.length) : posix.join(posix.dirname(file), path);
  return !path.startsWith('/') && /\.(?!mdx?$|html$)\w+$/.test(path) && siteMap.hasFile(place);
}

/** The problem with an address of a page or a file on this site. */
function targetProblem(
  address: string,
  place: AddressPlace,
  context: RuleContext,
): AddressProblem | undefined {
  const {route, kind, file} = place;
  const {siteMap} = context;
  const {path, rest, id} = partsOf(address);
  if ((path === '' && route === undefined) || (file && hasFileBeside(path, file, context))) {
    return undefined;
  }
  const isImage = kind === 'image';
  if (siteMap.staticFiles.includes(posix.normalize(path))) {
    return kind === 'page'
      ? {
          message: `${path} is a file, but this link can only lead to a page.`,
          hint: `Link to the file in the text instead: [its name](${path})`,
        }
      : undefined;
  }
  const page = path === '' ? route : isImage ? undefined : pageAt(path, place, context);
  if (page === undefined) {
    const fromRoot = path.replace(pageFile, '').replace(/^(?:\.{0,2}\/)*(?:static\/)?/, '/');
    const isFound = siteMap.staticFiles.includes(fromRoot) || siteMap.findRoute(fromRoot);
    if (isFound && !path.startsWith('/')) {
      const message = `The address ${path} needs to start with a slash.`;
      return {message, hint: `Write ${fromRoot}${rest}`, instead: fromRoot + rest};
    }
    if (isImage || /\.(?!mdx?$)\w{2,5}$/.test(path)) {
      return missingFile(path, rest, siteMap, isImage);
    }
    const meant = nearest(fromRoot, siteMap.routes);
    return {
      message: `The page ${path} doesn't exist, or is a draft.`,
      hint: knownNames(meant, siteMap.routes, 'pages'),
      instead: meant && meant + rest,
    };
  }
  const ids = siteMap.idsOf(page);
  if (!id || !ids || ids.has(unescape(id))) {
    return undefined;
  }
  const anchors = Array.from(ids, (known) => `#${known}`);
  const meant = nearest(`#${id}`, anchors);
  return {
    message: `No heading or component on the page ${page} has the anchor #${id}.`,
    hint: knownNames(meant, anchors, 'anchors'),
    instead: meant && address.slice(0, address.indexOf('#')) + meant,
  };
}

/**
 * The page of the site that an address leads to, and what the address says after it, such as `#cost`.
 *
 * @returns undefined for an anchor alone, and for what leads to no page of the site
 */
export function pageOfLink(
  address: string,
  place: Pick<AddressPlace, 'route' | 'file'>,
  context: LinkContext,
): {route: string; rest: string} | undefined {
  const onSite = pathOnSite(address, context.ownAddress) ?? address;
  const {path, rest} = partsOf(onSite);
  const isElsewhere = path === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(onSite);
  const route = isElsewhere ? undefined : pageAt(path, {...place, kind: 'link'}, context);
  return route === undefined ? undefined : {route, rest};
}

/** What keeps the address of a link or a picture from leading where it should. */
export function brokenAddress(
  address: string,
  place: AddressPlace,
  context: RuleContext,
): AddressProblem | undefined {
  const onSite = pathOnSite(address, context.ownAddress);
  if (onSite !== undefined) {
    return targetProblem(onSite, place, context);
  }
  const path = localPath(address);
  if (path !== undefined) {
    return {
      message: `Visitors can't open this address: ${address}`,
      hint: targetProblem(path, {...place, file: undefined}, context)
        ? 'Write the path of a page, such as /contact. To show the address itself, write it as code, between backticks.'
        : `Write ${path}`,
    };
  }
  const leadsAway = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
  return wrongAddress(address) ?? (leadsAway ? undefined : targetProblem(address, place, context));
}

/** What's unwise about an address that works. */
export function unwiseAddress(address: string, {ownAddress}: RuleContext): Explanation | undefined {
  const onSite = pathOnSite(address, ownAddress);
  return onSite === undefined
    ? insecureAddress(address)
    : {
        message: 'This is the full address of a page on this site.',
        hint: `Write ${onSite}, so that the link also works in previews.`,
      };
}
