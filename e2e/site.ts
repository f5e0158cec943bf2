import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {readRecords} from '../src/content/readRecords';
import {readContentPages, siteAddress} from './content/contentPages';
import type {ContentPage} from './content/contentPages';

const root = join(__dirname, '..');

/** The sub-path of the preview build. */
export const previewBase = '/preview/7/';

/** The environment of the preview build: pull request 7, from a fork. */
export const previewEnvironment = {
  BASE_URL: previewBase,
  PREVIEW_OF: '7',
  PREVIEW_COMMIT: '0123456789abcdef0123456789abcdef01234567',
  PREVIEW_REPOSITORY: 'somebody/site',
  GITHUB_REPOSITORY: 'company/site',
  GITHUB_HEAD_REF: 'prices/new',
};

export const records = readRecords(root);
export const {site, tools, comparison, uiTexts} = records;

/** The builds that the tests open. They are served at these addresses. */
export const builds = {
  /** What visitors get, but without counting visits. */
  site: {folder: 'build', address: 'http://localhost:4310'},
  /** A small site with content that authors can't change. Its form sends nothing. */
  sample: {folder: 'build-e2e/sample', address: 'http://localhost:4312'},
  /** The preview of a pull request that changes the small site. Its form is delivered. */
  preview: {folder: 'build-e2e/preview', address: `http://localhost:4311${previewBase}`},
};

/** The email address of the small site. */
export const sampleEmail = 'hello@small.example.com';

/** The pages of the small site. */
export const samplePages = readdirSync(join(__dirname, 'sampleContent'))
  .filter((file) => /^[^_].*\.mdx$/.test(file))
  .map((file) => ({
    path: file === 'index.mdx' ? '/' : `/${file.replace('.mdx', '')}`,
    file: `docs-content/${file}`,
  }));

export const previewAddress = builds.preview.address;

/** Where the form of the preview is delivered. Tests answer there. */
export const formEndpoint = 'http://localhost:4330/form';

/** What the preview announces. */
export const announcement = {text: 'See a demo', until: '2999-12-31'};

/** An address without a page. */
export const unknownPath = '/no-such-page';

/** The widths in CSS pixels that the design is for, from the smallest phone to a desktop. */
export const widths = [320, 390, 800, 1100, 1440];

/** The full addresses of the tools' logos, most of which are on other sites. */
export const logoAddresses = [...tools, ...comparison].flatMap(({image}) =>
  image ? new URL(image, builds.site.address).href : [],
);

/** The published pages, and the page for unknown addresses. */
export const {pages, notFound} = readContentPages(root);

/** @throws Error when docs-content has no such page */
export function pageAt(path: string): ContentPage {
  const page = pages.find((each) => each.path === path);
  if (!page) {
    throw new Error(`docs-content has no page ${path}.`);
  }
  return page;
}

/** The browser title of a page with this title. */
export const browserTitleOf = (title: string): string =>
  title === site.brand ? title : `${title} | ${site.brand}`;

export const navbarLinks = site.navbar.map(({name, path}) => ({name, path: siteAddress(path)}));

/** The paths of the pages that the build lists in its sitemap. */
export function sitemapPaths(): string[] {
  const sitemap = readFileSync(join(root, 'build/sitemap.xml'), 'utf8');
  return Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  );
}
