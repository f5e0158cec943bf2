import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Preview} from '@sitekit/previews';
import {readRecords} from '../src/content/readRecords';
import {readContentPages, siteAddress} from './content/contentPages';
import type {ContentPage} from './content/contentPages';

const root = join(__dirname, '..');

/** The sub-path of the preview build. */
export const previewBase = '/preview/7/';

/** The pull request that the preview build shows. */
export const preview: Preview = {
  number: 7,
  repository: 'company/site',
  headRepository: 'somebody/site',
  branch: 'prices/new',
  commit: '0123456789abcdef0123456789abcdef01234567',
  builtAt: '2026-11-21 17:06 UTC',
};

/** The client that the preview build is for, as the options of `npm run rebrand`. */
export const secondClient = {
  client: 'Contoso “Nord” & Söhne',
  'client-url': 'https://contoso.example/about',
  email: 'hello@contoso.example',
  phone: '+49 30 5550199',
  address: 'https://ai.contoso.example',
  accent: '#0a5c36',
};

export const records = readRecords(root);
export const {site, tools, comparison, uiTexts} = records;

const published = {folder: 'build', address: 'http://localhost:4310'};

/** The builds that the tests open. They are served at these addresses. */
export const builds = {
  site: published,
  preview: {folder: 'build-e2e/preview', address: `http://localhost:4311${previewBase}`},
  /** The site with the sample content. */
  sample: {folder: 'build-e2e/sample', address: 'http://localhost:4313'},
  /** Its form sends nothing. That is the published site until its form has an endpoint. */
  silentForm: site.contact.endpoint
    ? {folder: 'build-e2e/silent-form', address: 'http://localhost:4312'}
    : published,
  /** The site with React in the browser, and with a form that sends nothing. */
  react: {folder: 'build-e2e/react', address: 'http://localhost:4314'},
};

/** The address of a service that counts visits. Tests answer in its place. */
export const analyticsServer = 'http://localhost:4331';

/** Builds of the sample content that count visits, with `analytics` in `site.yaml`. */
export const countedBuilds = {
  plausible: {
    folder: 'build-e2e/plausible',
    analytics: `{service: plausible, domain: example.com, url: '${analyticsServer}'}`,
  },
  matomo: {
    folder: 'build-e2e/matomo',
    analytics: `{service: matomo, url: '${analyticsServer}', siteId: 7}`,
  },
  'google-analytics': {
    folder: 'build-e2e/google-analytics',
    analytics: '{service: google-analytics, measurementId: G-ABC1234567}',
  },
  'google-tag-manager': {
    folder: 'build-e2e/google-tag-manager',
    analytics: '{service: google-tag-manager, containerId: GTM-ABC1234}',
  },
} as const;

/** The handout of the preview build. */
export const handout = 'build-e2e/handout.pdf';

export const previewAddress = builds.preview.address;

/** Where the form of the preview is delivered. Tests answer there. */
export const formEndpoint = 'http://localhost:4330/form';

/** An address without a page. */
export const unknownPath = '/no-such-page';

/** The widths in CSS pixels that the design is for, from the smallest phone to a desktop. */
export const widths = [320, 390, 800, 1100, 1440];

/** The full addresses of the tools' logos, most of which are on other sites. */
export const logoAddresses = tools.map(({image}) => new URL(image, builds.site.address).href);

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
export const titleOf = (title: string): string =>
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
