import {cpSync, existsSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pullRequestOf} from './folders';
import {addForwardingPages} from './forwardingPages';
import {assetsFolder, recordReplaced, removeExpiredAssets} from './oldAssets';
import type {PagesLocation} from './pagesLocation';
import {updatePagesBranch} from './updatePagesBranch';
import type {PagesRemote} from './updatePagesBranch';

/** Whether GitHub Pages has a use for a file: not if it's for other hosts, such as `a.html.br`. */
const isForPages = (build: string) => (path: string) =>
  path !== join(build, 'nginx') &&
  !(/\.(?:br|gz)$/.test(path) && existsSync(path.replace(/\.\w+$/, '')));

/**
 * Replaces the published site, and keeps the previews. Files in `assets` stay for 30 days, so that
 * a page that someone opened before still works.
 *
 * @param build the folder of a finished build
 * @returns false when nothing changed
 * @throws Error when there is no build, or a folder in it is named like a preview's
 */
export async function publishSite(
  build: string,
  {customDomain, baseUrl}: Pick<PagesLocation, 'customDomain' | 'baseUrl'>,
  remote: PagesRemote,
  now: Date,
): Promise<boolean> {
  if (!existsSync(join(build, 'index.html'))) {
    throw new Error(`"${build}" has no index.html. Run "npm run build" first.`);
  }
  const reserved = readdirSync(build).find((name) => pullRequestOf(name) !== undefined);
  if (reserved) {
    throw new Error(`"${reserved}" is reserved for a preview. Rename this page or folder.`);
  }
  return updatePagesBranch(remote, 'Publish the site', (pages) => {
    const replaced = removeExpiredAssets(pages, build, now);
    for (const name of readdirSync(pages)) {
      if (!['.git', assetsFolder].includes(name) && pullRequestOf(name) === undefined) {
        rmSync(join(pages, name), {recursive: true});
      }
    }
    cpSync(build, pages, {recursive: true, filter: isForPages(build)});
    addForwardingPages(build, pages, baseUrl);
    recordReplaced(pages, replaced);
    if (customDomain) {
      writeFileSync(join(pages, 'CNAME'), `${customDomain}\n`);
    }
  });
}
