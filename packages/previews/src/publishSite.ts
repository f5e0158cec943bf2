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
import {join, relative} from 'node:path';
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

/** What is known of the last run that published the site. */
type PublishedBy = Run & {
  /** The files in `assets` of its build. */
  builtAssets?: string[];
};

/** Says who published the site. Its name keeps it out of deployments. */
const runFile = '.published-by.json';

/** The folder of files whose names change with their contents, so that old and new ones don't mix. */
const assetsFolder = 'assets';

/**
 * Assets of earlier deployments are removed once all of them together exceed this. Those of the
 * deployment before stay in any case: someone may have one of its pages open.
 */
const maxAssetsBytes = 20_000_000;

/** The size of all files in a folder, without git's own. */
export const bytesIn = (folder: string): number =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/.git'))
    .reduce((sum, {parentPath, name}) => sum + statSync(join(parentPath, name)).size, 0);

function readPublishedBy(pages: string): PublishedBy | undefined {
  const path = join(pages, runFile);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as PublishedBy) : undefined;
}

/** The files in the folder of assets, from that folder. */
function assetsIn(folder: string): string[] {
  const assets = join(folder, assetsFolder);
  return existsSync(assets)
    ? readdirSync(assets, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map(({parentPath, name}) => relative(assets, join(parentPath, name)))
    : [];
}

/** Removes all assets but these when there are too many. */
function pruneAssets(pages: string, kept: readonly string[]): void {
  const assets = join(pages, assetsFolder);
  if (existsSync(assets) && bytesIn(assets) > maxAssetsBytes) {
    assetsIn(pages)
      .filter((file) => !kept.includes(file))
      .forEach((file) => rmSync(join(assets, file)));
  }
}

/**
 * Asks search engines to stay away from the PDFs, pictures and texts of previews. Pages say so
 * themselves, so they have to be readable: their addresses contain no dot. Patterns can't say "any
 * digit", and the site can have files such as `pr-photo.png`.
 */
function hideFilesOfPreviews(pages: string): void {
  const rules = Array.from('123456789', (digit) => `Disallow: /pr-${digit}*.*\n`);
  appendFileSync(join(pages, 'robots.txt'), `\nUser-agent: *\n${rules.join('')}`);
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
    const last = readPublishedBy(pages);
    isPublished = last?.workflow !== run.workflow || last.number <= run.number;
    if (!isPublished) {
      return;
    }
    readdirSync(pages)
      .filter((name) => !['.git', assetsFolder].includes(name) && pullRequestOf(name) === undefined)
      .forEach((name) => rmSync(join(pages, name), {recursive: true}));
    cpSync(build, pages, {recursive: true});
    addForwardingPages(pages);
    hideFilesOfPreviews(pages);
    const builtAssets = assetsIn(build);
    pruneAssets(pages, [...builtAssets, ...(last?.builtAssets ?? [])]);
    const publishedBy: PublishedBy = {...run, builtAssets};
    writeFileSync(join(pages, runFile), JSON.stringify(publishedBy));
  });
  return isPublished;
}
