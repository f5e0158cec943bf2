import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {findFile} from '@sitekit/browser/build';

/** The address that a build is opened at; no request leaves the machine. */
export const buildOrigin = 'https://site.example';

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
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
  const file = findFile(buildFolder, address.pathname);
  const id = decode(address.hash.slice(1));
  if (file === undefined || id === '') {
    return file !== undefined;
  }
  return load(readFileSync(file, 'utf8'))(`[id=${JSON.stringify(id)}]`).length > 0;
}
