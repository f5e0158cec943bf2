import {posix} from 'node:path';
import {pageFile} from './pageFile';

export const withoutEndSlash = (path: string): string => path.replace(/(?<=.)\/+$/, '');

/**
 * The address that Docusaurus gives to a page, from the site's root.
 *
 * @param path from the content folder
 * @param slug the field of the page's front matter
 */
export function routeOf(path: string, slug: unknown): string {
  const {dir, base} = posix.parse(path.replace(pageFile, ''));
  const folder = posix.join('/', dir);
  // A slug that can't be an address has a diagnostic of its own: links to the page aren't wrong too.
  if (typeof slug === 'string' && /^[^\s?#]+$/.test(slug)) {
    return withoutEndSlash(posix.resolve(folder, slug));
  }
  const isFolder =
    /^(index|readme)$/i.test(base) || base.toLowerCase() === posix.basename(dir).toLowerCase();
  return withoutEndSlash(isFolder ? folder : posix.join(folder, base));
}
