import {join} from 'node:path';
import {sitePages} from '../cli/budgets/sitePages';
import {readRecord} from '../src/content/readRecords';

const root = join(__dirname, '..');

/** The sub-path that the site is built for once more. */
export const previewBase = '/preview/7/';

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

/** The six pages and their names, in the order of the navigation (specification, section 2). */
export const pages = [
  {path: '/', name: 'Home'},
  {path: '/how-it-works', name: 'How It Works'},
  {path: '/benefits', name: 'Benefits'},
  {path: '/process', name: 'Process'},
  {path: '/tools', name: 'Tools'},
  {path: '/contact', name: 'Contact'},
] as const;

/** The pages that the bar links to. */
export const navbarPages = pages.filter(({name}) => name !== 'Contact');

/** An address at which there is nothing. */
export const unknownPath = '/no-such-page';

/** The widths at which the design was checked, from the smallest phone to a desktop. */
export const widths = [320, 390, 800, 1100, 1440];

/** What the content files say: who the client is, the tools, and the small words of the interface. */
export const site = readRecord(root, 'site');
export const words = readRecord(root, 'interface');
export const tools = readRecord(root, 'tools');
export const comparison = readRecord(root, 'comparison');

/** The paths of the pages that the build lists in its sitemap. */
export const sitemapPaths = (): string[] => sitePages('build').map(({path}) => path);
