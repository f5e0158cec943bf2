import {previewFolder, reportFolder} from './folders';

/** Where GitHub Pages serves a site. */
export type PagesLocation = {
  /** `https://owner.github.io` */
  origin: string;
  /** `/name/` or `/` */
  baseUrl: string;
  /** The host, unless it is GitHub's. */
  customDomain?: string;
};

const gitHubHost = (owner: string) => `${owner.toLowerCase()}.github.io`;

/** Hosts reserved for examples and tests: the site's address is still to be set. */
const isPlaceholder = (host: string) =>
  /(^|\.)(example(\.(com|net|org))?|test|invalid)$/.test(host);

/**
 * GitHub Pages serves a site at the root of its custom domain or, without one, in a folder of
 * `owner.github.io` named like the repository.
 *
 * @param repository `owner/name`
 * @param siteUrl the site's own address; one at a reserved host, such as example.com, is ignored
 * @throws Error when the repository is not `owner/name`
 */
export function pagesLocation(repository: string, siteUrl: string): PagesLocation {
  const [, owner = '', name = ''] = /^([\w.-]+)\/([\w.-]+)$/.exec(repository) ?? [];
  if (!owner) {
    throw new Error(`The repository must be written as owner/name, not "${repository}".`);
  }
  const {host, origin} = new URL(siteUrl);
  if (host !== gitHubHost(owner) && !isPlaceholder(host)) {
    return {origin, baseUrl: '/', customDomain: host};
  }
  const isOwnerSite = name.toLowerCase() === gitHubHost(owner);
  return {origin: `https://${gitHubHost(owner)}`, baseUrl: isOwnerSite ? '/' : `/${name}/`};
}

/** Where the preview of a pull request and its report are served. */
export function previewUrls({origin, baseUrl}: PagesLocation, number: number) {
  const previewBase = `${baseUrl}${previewFolder(number)}/`;
  return {
    baseUrl: previewBase,
    previewUrl: origin + previewBase,
    reportUrl: `${origin}${baseUrl}${reportFolder(number)}/`,
  };
}
