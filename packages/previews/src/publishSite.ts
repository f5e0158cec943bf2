import {cpSync, existsSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pullRequestOf} from './folders';
import type {PagesLocation} from './pagesLocation';
import {updatePagesBranch} from './updatePagesBranch';
import type {PagesRemote} from './updatePagesBranch';

/**
 * Replaces the published site and keeps the previews.
 *
 * @param build the folder of a finished build
 * @returns false when nothing changed
 * @throws Error when there is no build, or a folder in it is named like a preview's
 */
export async function publishSite(
  build: string,
  {customDomain}: Pick<PagesLocation, 'customDomain'>,
  remote: PagesRemote,
): Promise<boolean> {
  if (!existsSync(join(build, 'index.html'))) {
    throw new Error(`"${build}" has no index.html. Run "npm run build" first.`);
  }
  const reserved = readdirSync(build).find((name) => pullRequestOf(name) !== undefined);
  if (reserved) {
    throw new Error(`"${reserved}" is reserved for a preview. Rename this page or folder.`);
  }
  return updatePagesBranch(remote, 'Publish the site', (pages) => {
    for (const name of readdirSync(pages)) {
      if (name !== '.git' && pullRequestOf(name) === undefined) {
        rmSync(join(pages, name), {recursive: true});
      }
    }
    cpSync(build, pages, {recursive: true});
    if (customDomain) {
      writeFileSync(join(pages, 'CNAME'), `${customDomain}\n`);
    }
  });
}
