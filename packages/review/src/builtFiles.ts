import type {BrowserContext, Page} from '@playwright/test';
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {join, sep} from 'node:path';
import {load} from 'cheerio';
import {buildOrigin} from './model';

/* The files of a build, without a browser. */

type BuiltPage = {
  /** The path that visitors open, from the site's root: `/`, `/tools`. */
  path: string;
  /** Without the name of the site, which Docusaurus appends. */
  name: string;
  html: string;
};

export type BuiltSite = {
  folder: string;
  /** The path that the build is made for, with a slash at its end: `/preview/7/`. */
  base: string;
  pages: BuiltPage[];
  /** Where old addresses lead, by path. */
  redirects: Map<string, string>;
  /** What pages can load, from the folder. */
  files: string[];
};

/** A path or an address as it is at the root of a host. */
export const fromRoot = (address: string, base: string): string =>
  address.startsWith(base) ? `/${address.slice(base.length)}` : address;

/** Where a page at an old address leads, if it is one. */
function redirectIn(html: string): string | undefined {
  const refresh = /<meta http-equiv="?refresh/.test(html)
    ? load(html)('meta[http-equiv=refresh]').attr('content')
    : undefined;
  return refresh?.replace(/^.*?url=/i, '');
}

/** Without what isn't part of the site, such as the bar of a preview. */
function withoutIgnored(html: string): string {
  if (!html.includes('data-review')) {
    return html;
  }
  const $ = load(html);
  $('[data-review=ignore]').remove();
  return $.html();
}

/** The path that a build is made for: that of its home page's canonical address. */
function baseOf(folder: string): string {
  const home = join(folder, 'index.html');
  const $ = existsSync(home) ? load(readFileSync(home, 'utf8')) : undefined;
  return new URL($?.('link[rel=canonical]').attr('href') ?? '/', buildOrigin).pathname;
}

/** The folder of the report: in a project unless someone names another, and in a preview. */
export const reportFolder = 'review';

/** How the folders in it begin that a comparison works in. */
export const workPrefix = 'work-';

/** Whether a file in a build is the report that the workflow of previews writes there, or its work. */
const isOfReport = (file: string): boolean =>
  file === `${reportFolder}/index.html` || file.startsWith(`${reportFolder}/${workPrefix}`);

/**
 * Reads what a build has: its pages, including the one for unknown addresses, `/404`, and redirects.
 *
 * @throws Error if the folder doesn't exist or has no pages
 */
export function readBuild(folder: string): BuiltSite {
  const entries = existsSync(folder)
    ? readdirSync(folder, {recursive: true, withFileTypes: true})
    : [];
  const all = entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => join(parentPath, name).slice(join(folder, '/').length))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !isOfReport(file))
    .sort();
  const base = baseOf(folder);
  const pages = new Map<string, BuiltPage>();
  const redirects = new Map<string, string>();
  for (const file of all.filter((each) => each.endsWith('.html'))) {
    const html = withoutIgnored(readFileSync(join(folder, file), 'utf8'));
    const path = `/${file.replace(/(?:(^|\/)index)?\.html$/, '')}`;
    const redirect = redirectIn(html);
    if (redirect !== undefined) {
      redirects.set(path, fromRoot(redirect, base));
    } else if (!pages.has(path)) {
      // Static hosts find a page at tools.html or at tools/index.html.
      const name = load(html)('title').text().split(' | ')[0]?.trim() || path;
      pages.set(path, {path, name, html});
    }
  }
  if (pages.size === 0) {
    throw new Error(`${folder} contains no pages. Run the build first.`);
  }
  const files = all.filter((file) => !file.endsWith('.html') && file !== '_redirects');
  return {folder, base, pages: Array.from(pages.values()), redirects, files};
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
