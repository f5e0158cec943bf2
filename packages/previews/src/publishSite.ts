import {
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {pullRequestOf} from './folders.ts';
import {addForwardingPages} from './forwardingPages.ts';
import {updatePagesBranch} from './pagesBranch.ts';
import type {PagesRemote} from './pagesBranch.ts';

/**
 * A run of a workflow. "This number begins at 1 for the workflow's first run, and increments with
 * each new run. This number does not change if you re-run the workflow run":
 * https://docs.github.com/en/actions/reference/workflows-and-actions/variables
 */
export type Run = {workflow: string; number: number};

/** The run that published the site. Its name keeps it out of deployments. */
const runFile = '.published-by.json';

/** The folder of files whose names change with their contents, so that old and new ones don't mix. */
const assetsFolder = 'assets';

/** Assets of earlier deployments stay until all of them together exceed this. */
const maxAssetsBytes = 20_000_000;

/** The size of all files in a folder, without git's own. */
export const bytesIn = (folder: string): number =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/.git'))
    .reduce((sum, {parentPath, name}) => sum + statSync(join(parentPath, name)).size, 0);

/** Whether a file belongs on GitHub Pages: not if it's for other hosts, such as `a.html.br`. */
const isForPages = (build: string) => (path: string) =>
  path !== join(build, 'nginx') &&
  !(/\.(?:br|gz)$/.test(path) && existsSync(path.replace(/\.\w+$/, '')));

/** Whether a later run of the same workflow has already published the site. */
function isOutdated(pages: string, {workflow, number}: Run): boolean {
  const path = join(pages, runFile);
  const last = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Run) : undefined;
  return last?.workflow === workflow && last.number > number;
}

/**
 * Replaces the published site, and keeps the previews. Earlier files in `assets` stay, so that a
 * page that someone opened before still works.
 *
 * @param build the folder of a finished build
 * @returns false when a later run has already published: then nothing is replaced
 */
export async function publishSite(build: string, run: Run, remote: PagesRemote): Promise<boolean> {
  let isPublished = false;
  await updatePagesBranch(remote, 'Publish the site', (pages) => {
    isPublished = !isOutdated(pages, run);
    if (!isPublished) {
      return;
    }
    const assets = join(pages, assetsFolder);
    const keepsAssets = existsSync(assets) && bytesIn(assets) < maxAssetsBytes;
    const kept = keepsAssets ? ['.git', assetsFolder] : ['.git'];
    readdirSync(pages)
      .filter((name) => !kept.includes(name) && pullRequestOf(name) === undefined)
      .forEach((name) => rmSync(join(pages, name), {recursive: true}));
    cpSync(build, pages, {recursive: true, filter: isForPages(build)});
    addForwardingPages(pages);
    writeFileSync(join(pages, runFile), JSON.stringify(run));
  });
  return isPublished;
}
