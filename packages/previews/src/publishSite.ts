import {cpSync, existsSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Place} from './addresses';
import {changePages} from './changePages';
import type {Remote} from './changePages';
import {pullRequestOf} from './folders';

/**
 * Publishes the site, and leaves the previews beside it as they are.
 *
 * @param build the folder of a finished build
 * @returns whether anything has changed
 * @throws Error when there is no build, or it would be in the way of a preview
 */
export async function publishSite(
  build: string,
  {domain}: Place,
  remote: Remote,
): Promise<boolean> {
  if (!existsSync(join(build, 'index.html'))) {
    throw new Error(`There is no site in ${build}/. Run "npm run build", which makes it.`);
  }
  const inTheWay = readdirSync(build).find((name) => pullRequestOf(name) !== undefined);
  if (inTheWay) {
    throw new Error(`"${inTheWay}" has the name of a preview. Give the page another address.`);
  }
  return changePages(remote, 'Publish the site', (pages) => {
    for (const name of readdirSync(pages)) {
      if (name !== '.git' && pullRequestOf(name) === undefined) {
        rmSync(join(pages, name), {recursive: true});
      }
    }
    cpSync(build, pages, {recursive: true});
    if (domain) {
      writeFileSync(join(pages, 'CNAME'), `${domain}\n`);
    }
  });
}
