import {posix} from 'node:path';
import type {SiteMap} from '../model/SiteMap';
import type {DiagnosticDetails} from '../SourceFile';
import {invisible} from './checkCharacters';
import {decoded, missingAnchor, missingFile, missingPage} from './missingTarget';
import {formatProblem, pictureProblem} from './pictureProblem';
import {schemeProblem} from './schemeProblem';

/** Where an address is written. */
export type AddressContext = {
  siteMap: SiteMap;
  /** The file that contains it, from the project's root. */
  file: string;
  /** The address of the page that contains it; undefined when several pages do. */
  route?: string;
  /** A link of a component leads to a page or to another site, not to a file. */
  kind: 'link' | 'image' | 'page';
  maxPictureKb?: number;
  /** Where the site is published. */
  ownAddress?: string;
};

const scheme = /^([A-Za-z][A-Za-z\d+.-]*):/;
const hostAlone =
  /^(www\.[^\s/]+|[\w-]+(\.[\w-]+)*\.(com|org|net|io|dev|ai|app|edu|gov|info))(\/|$)/i;

/** The address below `ownAddress` as pages of the site write it: `/benefits#cost`. */
function pathOnSite(address: string, ownAddress: string | undefined): string | undefined {
  if (!ownAddress || !URL.canParse(address)) {
    return undefined;
  }
  const own = new URL(ownAddress);
  const {host, pathname, search, hash} = new URL(address);
  const base = own.pathname.replace(/\/$/, '');
  return host === own.host && `${pathname}/`.startsWith(`${base}/`)
    ? `${pathname.slice(base.length) || '/'}${search}${hash}`
    : undefined;
}

/** The problem with an address inside the site or to another site. */
export function addressProblem(
  address: string,
  context: AddressContext,
): DiagnosticDetails | undefined {
  const {siteMap, file, route, kind} = context;
  const isImage = kind === 'image';
  if (address.trim() === '') {
    return isImage
      ? {
          message: 'This image has no address.',
          hint: 'Write where its file is, such as /img/team.png.',
        }
      : {message: 'This link has no address.', hint: 'Write where it leads, such as /contact.'};
  }
  // They have a diagnostic of their own.
  if (invisible.test(address)) {
    return undefined;
  }
  if (/\s/.test(address)) {
    return {
      message: `This address contains a space: "${address}"`,
      hint: 'Delete the space. If it is in the name of a file, rename the file.',
    };
  }
  const [, quoted] = /^["'“”‘’](.*)["'“”‘’]$/.exec(address) ?? [];
  if (quoted) {
    return {message: 'This address is in quotes.', hint: `Write it without them: ${quoted}`};
  }
  const [, withoutColon, rest = ''] =
    /^(https?)(?:\/\/?|:\/?(?!\/))(?=[\w-]+\.)(.*)$/i.exec(address) ?? [];
  if (withoutColon) {
    return {
      message: `${address} isn't a complete address.`,
      hint: `Write ${withoutColon}://${rest}`,
    };
  }
  const onSite = pathOnSite(address, context.ownAddress);
  if (onSite !== undefined) {
    return (
      addressProblem(onSite, context) ?? {
        severity: 'warning',
        message: 'This is the full address of a page on this site.',
        hint: `Write ${onSite}, so that the link also works in previews.`,
      }
    );
  }
  const [, name] = scheme.exec(address) ?? [];
  if (name) {
    return schemeProblem(address, name, kind === 'image');
  }
  if (!isImage && /^[^\s/@]+@[\w-]+(\.[\w-]+)+$/.test(address)) {
    return {
      message: 'A link to an email address needs "mailto:".',
      hint: `Write mailto:${address}`,
    };
  }
  if (address.startsWith('//') || hostAlone.test(address)) {
    return {
      message: 'This address is missing https://.',
      hint: `Write https://${address.replace(/^\/\//, '')}`,
    };
  }

  const [, written = '', id] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  const path = decoded(written);
  let target: string | undefined;
  const found = (source: string) =>
    isImage ? pictureProblem(path, siteMap.pathOf(source), context.maxPictureKb) : undefined;
  const wrongFormat = isImage ? formatProblem(path) : undefined;
  if (wrongFormat) {
    return wrongFormat;
  }
  if (path === '') {
    target = route;
    if (target === undefined) {
      return undefined;
    }
  } else if (path.startsWith('@site/')) {
    const source = path.slice('@site/'.length);
    return siteMap.hasFile(source) ? found(source) : missingFile(path, context);
  } else if (path.startsWith('/')) {
    if (siteMap.hasStaticFile(path) && !path.endsWith('/')) {
      return kind === 'page'
        ? {
            message: `${path} is a file, but this link can only lead to a page.`,
            hint: `Link to the file in the text instead: [its name](${path})`,
          }
        : found(`static${path}`);
    }
    target = isImage ? undefined : siteMap.findRoute(path);
  } else {
    const asFile = posix.join(posix.dirname(file), path);
    target =
      siteMap.routeOfFile(asFile) ??
      (route === undefined
        ? undefined
        : siteMap.findRoute(posix.resolve(posix.dirname(route), path)));
    if (target === undefined && siteMap.hasFile(asFile) && posix.extname(asFile) !== '') {
      return found(asFile);
    }
  }
  if (target === undefined) {
    return isImage || /\.\w{2,5}$/.test(path)
      ? missingFile(path, context)
      : missingPage(path, siteMap);
  }
  const draft = siteMap.draftFor(target, file);
  if (draft !== undefined) {
    return {
      message: `The page ${target} is a draft, so visitors can't open it.`,
      hint: `Delete \`draft: true\` from ${draft}, or remove the links to it for now.`,
      cause: `draft ${draft}`,
    };
  }
  return id && !siteMap.canHaveId(target, decoded(id))
    ? missingAnchor(target, id, siteMap)
    : undefined;
}
