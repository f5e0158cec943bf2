import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join, relative} from 'node:path';
import {load} from 'cheerio';
import {builtPages} from '@sitekit/browser/build';
import {buildOrigin, targetExists} from './buildFiles';

/** Files that change with the pages or the date, and that no page shows. */
const ignoredFiles = ['sitemap.xml', 'llms.txt'];

/** What a build adds to a file for web servers, which contains the same. */
const compressedCopy = /\.(br|gz)$/;

function filesIn(buildFolder: string): string[] {
  const files = readdirSync(buildFolder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => relative(buildFolder, join(parentPath, name)));
  const known = new Set(files);
  return files.filter((file) => {
    const original = file.replace(compressedCopy, '');
    return !ignoredFiles.includes(file) && (original === file || !known.has(original));
  });
}

/** @param file is in the build after, and may be in the one before */
function isSameFile(before: string, after: string, file: string): boolean {
  const former = join(before, file);
  return existsSync(former) && readFileSync(former).equals(readFileSync(join(after, file)));
}

/** Whether a file that pages may load changed without changing its name. */
function isAssetReplaced(before: string, after: string): boolean {
  const known = new Set(filesIn(before));
  return filesIn(after)
    .filter((file) => !file.endsWith('.html') && known.has(file))
    .some((file) => !isSameFile(before, after, file));
}

/** Whether each link of a page has a target in both builds or in neither. */
function hasSameTargets(before: string, after: string, file: string): boolean {
  const page = load(readFileSync(join(after, file), 'utf8'));
  return page('a[href]')
    .toArray()
    .every(({attribs}) => {
      const address = new URL(attribs.href ?? '', `${buildOrigin}/${file}`);
      return targetExists(before, address) === targetExists(after, address);
    });
}

/**
 * The paths of the pages that are byte-identical in two builds, including everything they load and
 * link to. No visitor can see a difference, so they needn't be opened.
 *
 * @param before a build folder
 * @param after a build folder
 */
export function identicalPages(before: string, after: string): Set<string> {
  if (isAssetReplaced(before, after)) {
    return new Set();
  }
  const same = builtPages(after).filter(
    ({file}) => isSameFile(before, after, file) && hasSameTargets(before, after, file),
  );
  return new Set(same.map(({path}) => path));
}
