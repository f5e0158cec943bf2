import {readdirSync, utimesSync} from 'node:fs';
import {join, sep} from 'node:path';
import {pageFile} from '@sitekit/content-check';
import isEqual from 'lodash/isEqual';

const CHECK_MS = 1000;

/**
 * The pages in a folder, from the project's root. Names that start with `_` are parts of pages.
 *
 * @returns undefined while the folder can't be read, because git is replacing it, for example
 */
function pagesIn(siteDir: string, folder: string): string[] | undefined {
  let paths: string[];
  try {
    paths = readdirSync(join(siteDir, folder), {recursive: true, encoding: 'utf8'});
  } catch {
    return undefined;
  }
  return paths
    .map((path) => path.split(sep))
    .filter((steps) => pageFile.test(steps.at(-1) ?? '') && !steps.some((step) => step[0] === '_'))
    .map((steps) => [folder, ...steps].join('/'))
    .sort();
}

/**
 * Has Docusaurus load the pages again when one exists and has no address, or the other way around,
 * once for each such difference. It doesn't see what changes while it starts.
 *
 * @param siteDir the project's root
 * @param folder that of the pages
 * @param addresses the pages that have one, from the project's root
 */
export function reloadMissingPages(
  siteDir: string,
  folder: string,
  addresses: () => readonly string[],
): void {
  let last: unknown;
  setInterval(() => {
    const known = addresses().toSorted();
    const pages = pagesIn(siteDir, folder);
    const watched = known.find((page) => pages?.includes(page));
    if (watched && !isEqual(pages, known) && !isEqual({pages, known}, last)) {
      last = {pages, known};
      // Docusaurus loads all pages again when one of them changes.
      utimesSync(join(siteDir, watched), new Date(), new Date());
    }
  }, CHECK_MS).unref();
}
