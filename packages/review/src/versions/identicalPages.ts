import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join, sep} from 'node:path';
import {unescape} from 'node:querystring';
import {load} from 'cheerio';
import {builtPages} from '../builtFiles';

/** Files in which a page's own files can be named: a script that a script loads, a font in a style. */
const canNameFiles = /\.(?:js|mjs|css|json|svg|webmanifest)$/;

/** The files of a build other than pages, from its folder. */
const assetsOf = (buildFolder: string): string[] =>
  readdirSync(buildFolder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
    .map(({parentPath, name}) => join(parentPath, name).slice(buildFolder.length + 1))
    .map((file) => file.split(sep).join('/'));

/** The text with every address in it as the name of its file: `my logo.svg`, not `my%20logo.svg`. */
const withFileNames = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (escaped) => unescape(escaped)).normalize();

/** A page, with its attributes as a browser reads them: `Q&A.png`, not `Q&amp;A.png`. */
function readPage(html: string): string {
  const elements = load(html)('html *').toArray();
  return [html, ...elements.flatMap(({attribs}) => Object.values(attribs))].join('\n');
}

/** @param file may be missing in either build */
function isSameFile(before: string, after: string, file: string): boolean {
  const [former, current] = [join(before, file), join(after, file)];
  return (
    existsSync(former) && existsSync(current) && readFileSync(former).equals(readFileSync(current))
  );
}

/**
 * The paths of the pages that are byte-identical in two builds, including everything they load. No
 * visitor can see a difference, so they needn't be opened.
 *
 * A file that was added, deleted or replaced counts for the pages that name it, and for all pages if
 * a script or a stylesheet that stayed the same does. Files that only web servers read, such as
 * `_headers`, count for none.
 *
 * @param before a build folder
 * @param after a build folder
 */
export function identicalPages(before: string, after: string): Set<string> {
  const assets = Array.from(new Set([...assetsOf(before), ...assetsOf(after)]));
  const isSame = (file: string) => isSameFile(before, after, file);
  const changed = assets.filter((file) => !isSame(file));
  const namesChanged = (text: string): boolean => {
    const names = withFileNames(text);
    return changed.some((file) => names.includes(file.normalize()));
  };
  const isNamedByAsset = assets
    .filter((file) => canNameFiles.test(file) && isSame(file))
    .some((file) => namesChanged(readFileSync(join(after, file), 'utf8')));
  if (isNamedByAsset) {
    return new Set();
  }
  const same = builtPages(after).filter(
    ({file}) => isSame(file) && !namesChanged(readPage(readFileSync(join(after, file), 'utf8'))),
  );
  return new Set(same.map(({path}) => path));
}
