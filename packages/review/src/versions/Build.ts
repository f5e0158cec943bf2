import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {join, sep} from 'node:path';
import {load} from 'cheerio';

/** A finished build of the site, for the root of its address. */
export type Build = {folder: string};

/** Where a build seems to be while it is looked at: nothing is asked of any network. */
export const origin = 'http://site.example';

/**
 * The pages of a build by their addresses, each with its file. The page for unknown addresses is
 * one of them: a visitor can see it.
 */
export function pagesOf({folder}: Build): Map<string, string> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.html'))
    .sort();
  return new Map(
    files.map((file) => [
      `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`.replace(/(?<=.)\/$/, ''),
      file,
    ]),
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The file of a build that answers an address, or undefined when there is none. */
export function fileFor({folder}: Build, {pathname}: URL): string | undefined {
  const path = decode(pathname.slice(1));
  return [path, `${path}.html`, join(path, 'index.html')]
    .map((file) => join(folder, file))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/**
 * Whether what an address leads to is there, down to the place on the page behind `#`.
 *
 * @returns undefined for other sites
 */
export function isThere(build: Build, address: URL): boolean | undefined {
  if (address.origin !== origin) {
    return undefined;
  }
  const file = fileFor(build, address);
  const id = decode(address.hash.slice(1));
  if (file === undefined || id === '') {
    return file !== undefined;
  }
  return load(readFileSync(file, 'utf8'))(`[id=${JSON.stringify(id)}]`).length > 0;
}
