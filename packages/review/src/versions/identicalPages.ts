import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join, sep} from 'node:path';
import {builtPages} from '@sitekit/browser/build';

/** Files in which a page's own files can be named: a script that a script loads, a font in a style. */
const canNameFiles = /\.(?:js|mjs|css|json|svg|webmanifest)$/;

/** The files of a build other than pages, from its folder. */
const assetsOf = (buildFolder: string): string[] =>
  readdirSync(buildFolder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
    .map(({parentPath, name}) => join(parentPath, name).slice(buildFolder.length + 1))
    .map((file) => file.split(sep).join('/'));

/** @param file is in the build after, and may be in the one before */
function isSameFile(before: string, after: string, file: string): boolean {
  const former = join(before, file);
  return existsSync(former) && readFileSync(former).equals(readFileSync(join(after, file)));
}

/**
 * The paths of the pages that are byte-identical in two builds, including everything they load. No
 * visitor can see a difference, so they needn't be opened.
 *
 * A file that changed without changing its name counts for the pages that name it, and for all pages
 * if a script or a stylesheet does. Files that only web servers read, such as `_headers`, count for
 * none.
 *
 * @param before a build folder
 * @param after a build folder
 */
export function identicalPages(before: string, after: string): Set<string> {
  const assets = assetsOf(after);
  const replaced = assets.filter(
    (file) => existsSync(join(before, file)) && !isSameFile(before, after, file),
  );
  const namesReplaced = (text: string): boolean => replaced.some((file) => text.includes(file));
  const isNamedByAsset = assets
    .filter((file) => canNameFiles.test(file))
    .some((file) => namesReplaced(readFileSync(join(after, file), 'utf8')));
  if (isNamedByAsset) {
    return new Set();
  }
  const same = builtPages(after).filter(({file}) => {
    const html = readFileSync(join(after, file), 'utf8');
    return isSameFile(before, after, file) && !namesReplaced(html);
  });
  return new Set(same.map(({path}) => path));
}
