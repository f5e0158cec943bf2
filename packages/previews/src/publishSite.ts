import {
  appendFileSync,
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

/** Says which run published the site. Its name keeps it out of deployments. */
const runFile = '.published-by.json';

/** The folder of files whose names change with their contents, so that old and new ones don't mix. */
const assetsFolder = 'assets';

/** Assets of earlier deployments are removed once all of them together exceed this. */
const maxAssetsBytes = 50_000_000;

/** The size of all files in a folder, without git's own. */
export const bytesIn = (folder: string): number =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/.git'))
    .reduce((sum, {parentPath, name}) => sum + statSync(join(parentPath, name)).size, 0);

function readLastRun(pages: string): Run | undefined {
  const path = join(pages, runFile);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Run) : undefined;
}

/**
 * Asks search engines to stay away from the PDFs, pictures and texts of previews. Pages say so
 * themselves, so they have to be readable: their addresses contain no dot.
 */
function hideFilesOfPreviews(pages: string): void {
  appendFileSync(join(pages, 'robots.txt'), '\nUser-agent: *\nDisallow: /pr-*.*\n');
}

/**
 * Replaces the published site, and keeps the previews. Earlier files in `assets` stay for a while, so
 * that a page that someone opened before still works.
 *
 * @param build the folder of a finished build
 * @returns false when a later run has already published: then nothing is replaced
 */
export async function publishSite(build: string, run: Run, remote: PagesRemote): Promise<boolean> {
  let isPublished = false;
  await updatePagesBranch(remote, 'Publish the site', (pages) => {
    const last = readLastRun(pages);
    isPublished = last?.workflow !== run.workflow || last.number <= run.number;
    if (!isPublished) {
      return;
    }
    const assets = join(pages, assetsFolder);
    const keepsAssets = existsSync(assets) && bytesIn(assets) <= maxAssetsBytes;
    const kept = ['.git', ...(keepsAssets ? [assetsFolder] : [])];
    readdirSync(pages)
      .filter((name) => !kept.includes(name) && pullRequestOf(name) === undefined)
      .forEach((name) => rmSync(join(pages, name), {recursive: true}));
    cpSync(build, pages, {recursive: true});
    addForwardingPages(pages);
    hideFilesOfPreviews(pages);
    writeFileSync(join(pages, runFile), JSON.stringify(run));
  });
  return isPublished;
}
