import {posix} from 'node:path';
import type {SiteMap} from '../model/SiteMap';
import type {DiagnosticDetails} from '../SourceFile';
import {nearest, sentences} from '../suggest';
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
};

const scheme = /^([A-Za-z][A-Za-z\d+.-]*):/;
const hostAlone =
  /^(www\.[^\s/]+|[\w-]+(\.[\w-]+)*\.(com|org|net|io|dev|ai|app|edu|gov|info))(\/|$)/i;
const imageFile = /\.(png|jpe?g|gif|svg|webp|avif)$/i;

/** An address as it names a file: `%20` is a space. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function missingAnchor(route: string, id: string, siteMap: SiteMap): DiagnosticDetails {
  const ids = Array.from(siteMap.idsOf(route));
  const meant = nearest(id, ids);
  return {
    message: `No heading on the page ${route} has the anchor #${id}.`,
    hint: meant
      ? `Did you mean #${meant}?`
      : ids.length > 0
        ? `Its anchors are: ${ids.map((known) => `#${known}`).join(', ')}.`
        : `Link to the page itself: ${route}`,
  };
}

function missingPage(path: string, {routes}: SiteMap): DiagnosticDetails {
  const meant = nearest(path.startsWith('/') ? path : `/${path}`, routes);
  return {
    message: `The page ${path} doesn't exist.`,
    hint: sentences(meant && `Did you mean ${meant}?`, `The pages are: ${routes.join(', ')}.`),
  };
}

/** @param path of the address, without a query and an anchor */
function missingFile(path: string, {siteMap, kind}: AddressContext): DiagnosticDetails {
  const meant = path.startsWith('/') ? nearest(path, siteMap.staticFiles) : undefined;
  const isImage = kind === 'image' || imageFile.test(path);
  const {base} = posix.parse(path);
  const folder = isImage ? '/img' : posix.join('/', posix.dirname(path.replace(/^@site\//, '')));
  const add = `Add the file to ${posix.join('static', folder)}, and write ${posix.join(folder, base)}`;
  return {
    message: `${path} doesn't exist.`,
    hint: meant
      ? `Did you mean ${meant}?`
      : `${add} with the same capital and small letters as the file's name.`,
  };
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
  if (path === '') {
    target = route;
    if (target === undefined) {
      return undefined;
    }
  } else if (path.startsWith('@site/')) {
    return siteMap.hasFile(path.slice('@site/'.length)) ? undefined : missingFile(path, context);
  } else if (path.startsWith('/')) {
    if (siteMap.hasStaticFile(path) && !path.endsWith('/')) {
      return kind === 'page'
        ? {
            message: `${path} is a file, but this link can only lead to a page.`,
            hint: `Link to the file in the text instead: [its name](${path})`,
          }
        : undefined;
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
      return undefined;
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
