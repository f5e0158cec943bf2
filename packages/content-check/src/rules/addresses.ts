import {closeSync, fstatSync, openSync, readSync} from 'node:fs';
import {posix} from 'node:path';
import type {ProblemDetails} from '../Diagnostic';
import type {RuleContext} from '../model/Content';
import type {SiteMap} from '../model/SiteMap';
import {nearest, sentences} from '../suggest';
import {invisible} from './textRules';

/** Where an address is written. */
export type AddressPlace = {
  /** The file that contains it, from the project's root. */
  file: string;
  /** The address of the page that contains it; undefined when several pages do. */
  route?: string;
  /** A link of a component leads to a page or to another site, not to a file. */
  kind: 'link' | 'image' | 'page';
};

/** More of them would make a hint hard to read. */
const MAX_PAGES = 12;

/** The default of `maxPictureKb` in the configuration. */
const MAX_PICTURE_KB = 1000;
const KB_PER_MB = 1000;
const BYTES_PER_KB = 1000;

/** Enough of a file to recognize its format. */
const HEAD_BYTES = 1024;

const pictureFile = /\.(png|jpe?g|gif|svg|webp|avif)$/i;
const unknownPictureFile =
  /\.(heic|heif|tiff?|psd|bmp|eps|ai|raw|dng|cr2|nef|indd|sketch|xcf|wmf|emf|jxl|jp2)$/i;
const otherFile = /\.(pdf|docx?|pptx?|xlsx?|key|pages|numbers|zip|txt|csv|mp4|mov|webm|mp3)$/i;

/** How the files of pictures start. */
const pictureHeads = [
  /^\x89PNG/,
  /^\xff\xd8\xff/,
  /^GIF8/,
  /^RIFF[^]{4}WEBP/,
  /^[^]{4}ftypavi[fs]/,
  /<svg[\s>]/,
  /^\0\0\x01\0/,
];

const saveAgain = 'Save it as .jpg, .png or .webp, and use that file.';

/** An address as it names a file: `%20` is a space. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The problem with a picture's format, which its name tells. */
function formatProblem(path: string): ProblemDetails | undefined {
  if (unknownPictureFile.test(path)) {
    return {
      message: `Browsers can't show ${posix.extname(path)} pictures: ${path}`,
      hint: saveAgain,
    };
  }
  return otherFile.test(path)
    ? {message: `${path} isn't a picture.`, hint: `Link to it instead: [its name](${path})`}
    : undefined;
}

/** The problem with a picture's file. */
function pictureProblem(
  path: string,
  file: string,
  maxKb = MAX_PICTURE_KB,
): ProblemDetails | undefined {
  const descriptor = openSync(file, 'r');
  const bytes = Buffer.alloc(HEAD_BYTES);
  const {size} = fstatSync(descriptor);
  const head = bytes.toString('latin1', 0, readSync(descriptor, bytes));
  closeSync(descriptor);
  if (!pictureHeads.some((start) => start.test(head))) {
    return {message: `${path} doesn't contain a picture that browsers can show.`, hint: saveAgain};
  }
  const kb = Math.round(size / BYTES_PER_KB);
  const inWords = (count: number) =>
    count < KB_PER_MB ? `${count} kB` : `${Math.round((count / KB_PER_MB) * 10) / 10} MB`;
  return kb > maxKb
    ? {
        message: `This picture is ${inWords(kb)}, so it loads slowly: ${path}`,
        hint: `Make it smaller than ${inWords(maxKb)}: resize it to 2000 pixels, or save it as .webp.`,
      }
    : undefined;
}

function missingAnchor(route: string, id: string, siteMap: SiteMap): ProblemDetails {
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

function missingPage(path: string, {routes}: SiteMap): ProblemDetails {
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
function missingFile(path: string, siteMap: SiteMap, kind: AddressPlace['kind']): ProblemDetails {
  // As Windows writes it, or with the folder whose files are at the site's root.
  const written = path.replaceAll('\\', '/').replace(/^(?:\.{0,2}\/)*(?:static|public)\//, '/');
  const meant = written.startsWith('/') ? nearest(written, siteMap.staticFiles) : undefined;
  const isImage = kind === 'image' || pictureFile.test(path);
  const {base} = posix.parse(written);
  const page = isImage ? undefined : pageOf(path, siteMap);
  const folder = isImage ? '/img' : posix.join('/', posix.dirname(written.replace(/^@site\//, '')));
  const add = `Add the file to ${posix.join('static', folder)}, and ${isImage ? 'write' : 'link to'} ${posix.join(folder, base)}`;
  const isOtherCase = meant?.toLowerCase() === path.toLowerCase();
  return {
    message: `${path} doesn't exist.`,
    hint:
      page !== undefined
        ? `Link to the page: ${page}`
        : meant
          ? sentences(`Did you mean ${meant}?`, isOtherCase ? 'Capital letters matter.' : undefined)
          : `${add}. Capital letters have to be the same as in the file's name.`,
  };
}

function localFile(address: string): ProblemDetails {
  const name = decoded(address.split(/[\\/]/).at(-1) ?? '').replace(/\s+/g, '-');
  const folder = pictureFile.test(name) ? '/img/' : '/';
  return {
    message: `${address} is a file on someone's computer.`,
    hint: `Add the file to static${folder}, and write its address on this site: ${folder}${name}`,
  };
}

const localHost =
  /^(localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\]|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+)$|\.(local|internal|test)$/;

function webProblem(address: string): ProblemDetails | undefined {
  if (!URL.canParse(address)) {
    return {message: `${address} isn't a complete address.`, hint: 'Copy it from your browser.'};
  }
  if (localHost.test(new URL(address).hostname)) {
    return {
      message: `${address} only works on someone's own computer or network.`,
      hint: 'Write the address of the published page.',
    };
  }
  return /^http:/i.test(address)
    ? {
        message: `${address} isn't a secure address.`,
        hint: `Write ${address.replace(/^http:/i, 'https:')} if that opens in a browser.`,
      }
    : undefined;
}

const emailAddress = /^[^\s@,?]+@[^\s@,?]+\.[^\s@,?]+$/;

/** The problem with an address that starts with a scheme, such as `https:`. */
function schemeProblem(
  address: string,
  scheme: string,
  isImage: boolean,
): ProblemDetails | undefined {
  switch (scheme.toLowerCase()) {
    case 'https':
    case 'http':
      return webProblem(address);
    case 'file':
      return localFile(address);
    case 'mailto': {
      const [people = ''] = decoded(address).slice('mailto:'.length).split('?');
      return people.split(',').every((person) => emailAddress.test(person.trim()))
        ? undefined
        : {
            message: `${address} isn't an email address.`,
            hint: 'Write it like mailto:info@example.com.',
          };
    }
    case 'tel':
    case 'sms':
      return /^(tel|sms):\+?[\d-]+([?;].*)?$/i.test(address)
        ? undefined
        : {
            message: `${address} isn't a phone number that can be dialed.`,
            hint: `Use only digits and hyphens, like ${scheme.toLowerCase()}:+1-202-555-0142.`,
          };
    case 'data':
      if (isImage) {
        return {
          message: 'This image is embedded in the text, which makes the page slow.',
          hint: 'Save it as a file in static/img, and write its address, such as /img/chart.png.',
        };
      }
  }
  return /^[a-z]:[\\/]/i.test(address)
    ? localFile(address)
    : {
        message: `An address can't start with "${scheme}:".`,
        hint: 'Start it with https:// for another site, or with / for a page of this one.',
      };
}

/** The address below `ownAddress` as pages of the site write it: `/benefits#cost`. */
function pathOnSite(address: string, ownAddress: string | undefined): string | undefined {
  if (!ownAddress || !URL.canParse(address) || !URL.canParse(ownAddress)) {
    return undefined;
  }
  const own = new URL(ownAddress);
  const {host, pathname, search, hash} = new URL(address);
  const base = own.pathname.replace(/\/$/, '');
  return host === own.host && `${pathname}/`.startsWith(`${base}/`)
    ? `${pathname.slice(base.length) || '/'}${search}${hash}`
    : undefined;
}

const hostAlone =
  /^(www\.[^\s/]+|[\w-]+(\.[\w-]+)*\.(com|org|net|io|dev|ai|app|edu|gov|info))(\/|$)/i;

/** The problem with how an address is written, wherever it leads. */
function spellingProblem(address: string, isImage: boolean): ProblemDetails | undefined {
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
    const hint = `Write ${withoutColon}://${rest}`;
    return {message: `${address} isn't a complete address.`, hint};
  }
  if (!isImage && /^[^\s/@:]+@[\w-]+(\.[\w-]+)+$/.test(address)) {
    const message = 'A link to an email address needs "mailto:".';
    return {message, hint: `Write mailto:${address}`};
  }
  return address.startsWith('//') || hostAlone.test(address)
    ? {
        message: 'This address is missing https://.',
        hint: `Write https://${address.replace(/^\/\//, '')}`,
      }
    : undefined;
}

/** The problem with an address of a page or a file on this site. */
function targetProblem(
  address: string,
  {file, route, kind}: AddressPlace,
  {siteMap, config}: RuleContext,
): ProblemDetails | undefined {
  const [, written = '', id] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  const path = decoded(written);
  const isImage = kind === 'image';
  const wrongFormat = isImage ? formatProblem(path) : undefined;
  if (wrongFormat) {
    return wrongFormat;
  }
  const found = (source: string) =>
    isImage ? pictureProblem(path, siteMap.pathOf(source), config.maxPictureKb) : undefined;
  let target: string | undefined;
  if (path === '') {
    if (route === undefined) {
      return undefined;
    }
    target = route;
  } else if (path.startsWith('@site/')) {
    const source = path.slice('@site/'.length);
    return siteMap.hasFile(source) ? found(source) : missingFile(path, siteMap, kind);
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
    const source = posix.join(posix.dirname(file), path);
    target =
      siteMap.routeOfFile(source) ??
      (route === undefined
        ? undefined
        : siteMap.findRoute(posix.resolve(posix.dirname(route), path)));
    if (target === undefined && siteMap.hasFile(source) && posix.extname(source) !== '') {
      return found(source);
    }
  }
  if (target === undefined) {
    return isImage || /\.\w{2,5}$/.test(path)
      ? missingFile(path, siteMap, kind)
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

/** The problem with the address of a link or a picture, inside the site or on another one. */
export function addressProblem(
  address: string,
  place: AddressPlace,
  context: RuleContext,
): ProblemDetails | undefined {
  const isImage = place.kind === 'image';
  // They have a problem of their own.
  if (invisible.test(address)) {
    return undefined;
  }
  const spelling = spellingProblem(address, isImage);
  if (spelling) {
    return spelling;
  }
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
  const [, scheme] = /^([A-Za-z][A-Za-z\d+.-]*):/.exec(address) ?? [];
  return scheme ? schemeProblem(address, scheme, isImage) : targetProblem(address, place, context);
}
