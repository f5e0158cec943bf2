import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import {isThere, origin, pagesOf} from './Build';
import type {Build} from './Build';

/** What is made anew with each build, and that no page shows. */
const notShown = ['sitemap.xml'];

const filesOf = ({folder}: Build): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !notShown.includes(entry.name))
    .map(({parentPath, name}) => join(parentPath, name).slice(folder.length + 1));

/** @param file is in the build after, and may be in the one before */
function isSameFile(before: Build, after: Build, file: string): boolean {
  const former = join(before.folder, file);
  return existsSync(former) && readFileSync(former).equals(readFileSync(join(after.folder, file)));
}

/** Whether something that pages may ask for has other content under the same name. */
function isSomethingReplaced(before: Build, after: Build): boolean {
  const known = new Set(filesOf(before));
  return filesOf(after)
    .filter((file) => !file.endsWith('.html') && known.has(file))
    .some((file) => !isSameFile(before, after, file));
}

function hasSameTargets(before: Build, after: Build, file: string): boolean {
  const page = load(readFileSync(join(after.folder, file), 'utf8'));
  return page('a[href]')
    .toArray()
    .every(({attribs}) => {
      const address = new URL(attribs.href ?? '', `${origin}/${file}`);
      return isThere(before, address) === isThere(after, address);
    });
}

/**
 * The addresses of the pages that are the same to the byte in two builds, with all that they ask
 * for and lead to: a visitor cannot see a difference there, so nobody needs to look.
 */
export function identicalPages(before: Build, after: Build): Set<string> {
  if (isSomethingReplaced(before, after)) {
    return new Set();
  }
  const same = Array.from(pagesOf(after)).filter(
    ([, file]) => isSameFile(before, after, file) && hasSameTargets(before, after, file),
  );
  return new Set(same.map(([path]) => path));
}
