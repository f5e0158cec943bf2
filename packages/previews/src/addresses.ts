import type {Site} from '../../../src/content/schema';
import {previewFolder, reportFolder} from './folders';

/** Where a site is served: its host, and the folder of it. */
export type Place = {
  /** `https://owner.github.io` */
  origin: string;
  /** `/name/`, or `/` */
  base: string;
  /** The host, when it is one of the site's own and not GitHub's. */
  domain?: string;
};

const gitHubHost = (owner: string) => `${owner.toLowerCase()}.github.io`;

/** Hosts that nobody can own, with which `site.yaml` begins. */
const isPlaceholder = (host: string) =>
  /(^|\.)(example(\.(com|net|org))?|test|invalid)$/.test(host);

/**
 * Where GitHub Pages serves a repository: below the domain that `site.yaml` names, or at GitHub's
 * own address, which has the name of the repository as a folder.
 *
 * @param repository such as `owner/name`
 * @throws Error when the repository has another form
 */
export function placeOf(repository: string, {address}: Pick<Site, 'address'>): Place {
  const [, owner = '', name = ''] = /^([\w.-]+)\/([\w.-]+)$/.exec(repository) ?? [];
  if (!owner) {
    throw new Error(`A repository is named as owner/name, and not "${repository}".`);
  }
  const {host, origin} = new URL(address);
  if (host !== gitHubHost(owner) && !isPlaceholder(host)) {
    return {origin, base: '/', domain: host};
  }
  const isMain = name.toLowerCase() === gitHubHost(owner);
  return {origin: `https://${gitHubHost(owner)}`, base: isMain ? '/' : `/${name}/`};
}

/** Where the preview of a pull request is served, and the report of what changes. */
export function previewPlaces({origin, base}: Place, number: number) {
  const previewBase = `${base}${previewFolder(number)}/`;
  return {
    base: previewBase,
    preview: origin + previewBase,
    report: `${origin}${base}${reportFolder(number)}/`,
  };
}
