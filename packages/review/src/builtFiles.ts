import type {BrowserContext, Page} from '@playwright/test';
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {join, sep} from 'node:path';

/* The files of a build, without a browser. */

export type BuiltPage = {
  /** The path that visitors open: `/`, `/tools`. */
  path: string;
  /** From the build folder: `index.html`, `tools.html`. */
  file: string;
};

/** A page at an old address, which leads to another page. */
const isRedirect = (html: string): boolean => /<meta http-equiv="?refresh/.test(html);

/**
 * The pages of a build, including the one for unknown addresses, `/404`, without redirects.
 *
 * @throws Error if the folder doesn't exist or has no pages
 */
export function builtPages(buildFolder: string): BuiltPage[] {
  const files = existsSync(buildFolder)
    ? readdirSync(buildFolder, {recursive: true, encoding: 'utf8'})
    : [];
  const pages = files
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({path: `/${file.replace(/(?:(^|\/)index)?\.html$/, '')}`, file}))
    // Static hosts find a page at tools.html or at tools/index.html.
    .filter(({path}, index, all) => all.findIndex((other) => other.path === path) === index)
    .filter(({file}) => !isRedirect(readFileSync(join(buildFolder, file), 'utf8')));
  if (pages.length === 0) {
    throw new Error(`${buildFolder} contains no pages. Run the build first.`);
  }
  return pages;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The file that a web server would send for a path.
 *
 * @param path below the address that the build is for, with or without the slash at its start
 * @returns undefined if the build has no such file
 */
export function findFile(buildFolder: string, path: string): string | undefined {
  const name = join('/', decode(path));
  return [name, `${name}.html`, join(name, 'index.html')]
    .map((file) => join(buildFolder, file))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/**
 * Answers requests with the files of a build, so that no server is needed.
 *
 * @param address the full address that the build is for, with a slash at its end
 */
export const serveBuild = (
  target: BrowserContext | Page,
  buildFolder: string,
  address: string,
): Promise<unknown> =>
  target.route(
    (url) => url.href.startsWith(address),
    (route) => {
      const {pathname} = new URL(route.request().url());
      const path = findFile(buildFolder, pathname.slice(new URL(address).pathname.length));
      return route.fulfill(path ? {path} : {status: 404, body: ''});
    },
  );
