import {posix} from 'node:path';
import {nearest} from '../nearest';
import type {Finding} from '../SourceFile';
import type {SiteMap} from '../SiteMap';

/** Where an address is written. */
export type Place = {
  site: SiteMap;
  /** The file it is in, from the project's root. */
  file: string;
  /** The address of the page it is on, if it is on one page only. */
  route?: string;
  kind: 'link' | 'image';
};

type Slip = Finding & {
  /** The address as it should be, when that is beyond doubt. */
  corrected?: string;
};

const scheme = /^([A-Za-z][A-Za-z\d+.-]*):/;
const hostAlone =
  /^(www\.[^\s/]+|[\w-]+(\.[\w-]+)*\.(com|org|net|io|dev|ai|app|edu|gov|info))(\/|$)/i;

/** Hosts that are known to answer to `https:`. */
const secureHosts =
  /(^|\.)(github\.com|github\.io|google\.com|microsoft\.com|openai\.com|anthropic\.com|claude\.com|wikipedia\.org|youtube\.com|linkedin\.com|docusaurus\.io|mozilla\.org|nodejs\.org|reactjs\.org|react\.dev|npmjs\.com|w3\.org|example\.com)$/i;

function absoluteSlip(address: string, name: string, {kind}: Place): Slip | undefined {
  switch (name.toLowerCase()) {
    case 'https':
      return URL.canParse(address)
        ? undefined
        : {message: `The address ${address} is not complete.`, mend: 'Copy it from the browser.'};
    case 'http': {
      const corrected = address.replace(/^http:/i, 'https:');
      const isKnown = URL.canParse(address) && secureHosts.test(new URL(address).hostname);
      return {
        message: `The address ${address} is not a secure one.`,
        mend: `Write ${corrected}, if that opens in the browser.`,
        corrected: isKnown ? corrected : undefined,
      };
    }
    case 'mailto':
      return /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/i.test(address)
        ? undefined
        : {
            message: `${address} is no e-mail address.`,
            mend: 'Write it like mailto:info@example.com',
          };
    case 'tel':
      return /^tel:\+?[\d-]+$/i.test(address)
        ? undefined
        : {
            message: `${address} is no phone number that can be called.`,
            mend: 'Write it with digits and hyphens only, like tel:+1-202-555-0142',
          };
    case 'data':
      if (kind === 'image') {
        return undefined;
      }
  }
  return {
    message: `The address ${address} begins with "${name}:", which this site does not allow.`,
    mend: 'Write an address that begins with https:// or with /',
  };
}

function missingAnchor(address: string, route: string, id: string, site: SiteMap): Slip {
  const ids = Array.from(site.idsOf(route));
  const meant = nearest(id, ids);
  return {
    message: `The page ${route} has no place named "#${id}", where ${address} leads.`,
    mend: meant
      ? `Did you mean "#${meant}"?`
      : ids.length > 0
        ? `Its places are: ${ids.map((known) => `#${known}`).join(', ')}.`
        : `Write ${route} alone.`,
  };
}

/** What is wrong with an address, whether it leads out of the site or to somewhere in it. */
export function addressSlip(address: string, place: Place): Slip | undefined {
  const {site, file, route, kind} = place;
  const isImage = kind === 'image';
  if (address.trim() === '') {
    return isImage
      ? {
          message: 'The image has no address.',
          mend: 'Write where its file is, such as /img/team.png',
        }
      : {message: 'The link has no address.', mend: 'Write where it leads, such as /benefits'};
  }
  if (/\s/.test(address)) {
    return {
      message: `There is a space in the address "${address}".`,
      mend: 'Remove it, or write %20 for it.',
    };
  }
  const [, name] = scheme.exec(address) ?? [];
  if (name) {
    return absoluteSlip(address, name, place);
  }
  if (address.startsWith('//') || hostAlone.test(address)) {
    return {
      message: `The address ${address} does not say how it is reached.`,
      mend: `Write https://${address.replace(/^\/\//, '')}`,
    };
  }

  const [, path = '', id] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
  let target: string | undefined;
  if (path === '') {
    target = route;
    if (target === undefined) {
      return undefined;
    }
  } else if (path.startsWith('@site/')) {
    return site.hasFile(path.slice('@site/'.length)) ? undefined : missingFile(address);
  } else if (path.startsWith('/')) {
    if (site.hasStaticFile(path) && !path.endsWith('/')) {
      return undefined;
    }
    target = isImage ? undefined : site.findRoute(path);
  } else {
    const asFile = posix.join(posix.dirname(file), path);
    target =
      site.routeOfFile(asFile) ??
      (route === undefined ? undefined : site.findRoute(posix.resolve(posix.dirname(route), path)));
    if (target === undefined && site.hasFile(asFile) && posix.extname(asFile) !== '') {
      return undefined;
    }
  }
  if (target === undefined) {
    if (isImage || /\.\w{2,5}$/.test(path)) {
      return missingFile(address);
    }
    const meant = nearest(path.startsWith('/') ? path : `/${path}`, site.routes);
    return {
      message: `There is no page ${path}.`,
      mend: `${meant ? `Did you mean "${meant}"? ` : ''}The pages are: ${site.routes.sort().join(', ')}.`,
    };
  }
  return id && !site.idsOf(target).has(decodeURIComponent(id))
    ? missingAnchor(address, target, id, site)
    : undefined;
}

function missingFile(address: string): Slip {
  return {
    message: `There is no file ${address}.`,
    mend: 'Put it into static/img and write /img/ and its name, with small and capital letters as they are.',
  };
}
