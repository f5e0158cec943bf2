import {readFileSync} from 'node:fs';
import {join} from 'node:path';

export type SitePage = {
  /** `/`, `/tools` */
  path: string;
  /** `index.html`, `tools.html`: relative to the folder of the build */
  file: string;
};

/**
 * The pages of a finished build, from its sitemap.
 *
 * @throws Error when there is no build, or it has no page
 */
export function sitePages(buildFolder: string): SitePage[] {
  const sitemap = readFileSync(join(buildFolder, 'sitemap.xml'), 'utf8');
  const addresses = Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = '']) => address,
  );
  if (addresses.length === 0) {
    throw new Error(`${buildFolder}/sitemap.xml lists no page, so there is nothing to measure.`);
  }
  return addresses.map((address) => {
    const path = new URL(address).pathname;
    return {path, file: path === '/' ? 'index.html' : `${path.slice(1)}.html`};
  });
}
