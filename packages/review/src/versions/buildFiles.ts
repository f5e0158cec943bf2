import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';

/** The address that a build is opened at; no request leaves the machine. */
export const buildOrigin = 'https://site.example';

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The file that a web server would send for an address; undefined if the build has none. */
export function findFile(buildFolder: string, {pathname}: URL): string | undefined {
  const path = decode(pathname.slice(1));
  return [path, `${path}.html`, join(path, 'index.html')]
    .map((file) => join(buildFolder, file))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/**
 * Whether a link's target exists, including the id after `#`.
 *
 * @returns undefined for other sites
 */
export function targetExists(buildFolder: string, address: URL): boolean | undefined {
  if (address.origin !== buildOrigin) {
    return undefined;
  }
  const file = findFile(buildFolder, address);
  const id = decode(address.hash.slice(1));
  if (file === undefined || id === '') {
    return file !== undefined;
  }
  return load(readFileSync(file, 'utf8'))(`[id=${JSON.stringify(id)}]`).length > 0;
}
