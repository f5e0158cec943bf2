import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readRecord} from '../src/content/readRecords';

const root = join(__dirname, '..');

/** Where the production build is served while the tests run. */
export const siteAddress = 'http://localhost:4310';

/** Where the same site is served that was built for a sub-path. */
export const previewBase = '/preview/7/';
export const previewAddress = `http://localhost:4311${previewBase}`;

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
export function sitemapPaths(): string[] {
  const sitemap = readFileSync(join(root, 'build/sitemap.xml'), 'utf8');
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => {
    return new URL(address).pathname;
  });
  if (paths.length === 0) {
    throw new Error('build/sitemap.xml lists no page, so there is nothing to test.');
  }
  return paths;
}
