import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Preview} from '@sitekit/previews';
import {readRecord} from '../src/content/readRecords';
import {siteAddress} from '../src/testing/shown/resolveAddress';
import {readSitePages} from '../src/testing/SitePage';
import type {SitePage} from '../src/testing/SitePage';

const root = join(__dirname, '..');

/** The sub-path that the site is built for once more. */
export const previewBase = '/preview/7/';

/** What that build is a preview of. */
export const preview: Preview = {
  number: 7,
  repository: 'company/site',
  headRepository: 'somebody/site',
  branch: 'prices/new',
};

/**
 * The two ways to build the site, which a visitor must not be able to tell apart, each with the
 * folders of its two builds and the addresses at which they are served while the tests run.
 */
export const builds = [
  {
    name: 'islands',
    site: {folder: 'build', address: 'http://localhost:4310'},
    preview: {folder: 'build-e2e/preview', address: `http://localhost:4311${previewBase}`},
  },
  {
    name: 'ordinary',
    site: {folder: 'build-e2e/ordinary', address: 'http://localhost:4320'},
    preview: {folder: 'build-e2e/ordinary-preview', address: `http://localhost:4321${previewBase}`},
  },
] as const;

/** An address at which there is nothing. */
export const unknownPath = '/no-such-page';

/** The widths at which the design was checked, from the smallest phone to a desktop. */
export const widths = [320, 390, 800, 1100, 1440];

/** What the content files say: who the client is, the tools, and the small words of the interface. */
export const site = readRecord(root, 'site');
export const words = readRecord(root, 'interface');
export const tools = readRecord(root, 'tools');
export const comparison = readRecord(root, 'comparison');

/** What the pages say, and what an unknown address shows. */
export const {pages, notFound} = readSitePages(root);

/** @throws Error when there is no such page */
export function pageAt(path: string): SitePage {
  const page = pages.find((each) => each.path === path);
  if (!page) {
    throw new Error(`There is no page ${path} in docs-content.`);
  }
  return page;
}

/** The title that the browser shows for a page of that name. */
export const titleOf = (name: string): string =>
  name === site.brand ? name : `${name} | ${site.brand}`;

const linksTo = (links: typeof site.navbar) =>
  links.map(({label, to}) => ({label, to: siteAddress(to)}));

export const navbarLinks = linksTo(site.navbar);
export const quickLinks = linksTo(site.footer.quickLinks);

/** Those of some links that lead to a page, and not to a place on one. */
export const linkedPages = (links: typeof navbarLinks) =>
  links.flatMap(({label, to: path}) =>
    pages.filter((page) => page.path === path).map(({name}) => ({label, path, name})),
  );

/** The paths of the pages that the build lists in its sitemap. */
export function sitemapPaths(): string[] {
  const sitemap = readFileSync(join(root, 'build/sitemap.xml'), 'utf8');
  return Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  );
}
