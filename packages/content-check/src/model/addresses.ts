import {existsSync, readdirSync, statSync} from 'node:fs';
import {join, posix, sep} from 'node:path';
import type {ComponentDoc} from '../components';
import {isIgnoredFile} from '../ignoredFiles';

/** The extensions of a page's file. */
export const pageFile = /\.mdx?$/;

/** The attributes and fields whose value is the address of a link or an image. */
export const linkAttributes = ['to', 'path', 'href', 'transcript', 'captions'];
export const imageAttributes = ['src', 'image', 'poster'];

/** HTML attributes that are shown or read aloud. */
const textAttributes = ['alt', 'title', 'aria-label', 'placeholder'];

/** Whether the attribute of a component or HTML element is text that visitors read. */
export function isTextAttribute(
  element: string,
  attribute: string,
  {components}: {components: readonly ComponentDoc[]},
): boolean {
  const prop = components
    .find(({name}) => name === element)
    ?.props.find(({name}) => name === attribute);
  return prop
    ? prop.type.kind === 'text' && ![...linkAttributes, ...imageAttributes].includes(attribute)
    : textAttributes.includes(attribute);
}

/** The paths of all files in a folder, from the project's root, with slashes and sorted. */
function filesIn(siteDir: string, folder: string): string[] {
  const root = join(siteDir, folder);
  const names = existsSync(root) ? readdirSync(root, {recursive: true, encoding: 'utf8'}) : [];
  return names
    .filter((name) => statSync(join(root, name), {throwIfNoEntry: false})?.isFile())
    .sort()
    .map((name) => posix.join(folder, name.split(sep).join('/')));
}

/** The paths of all files in the content folder that someone wrote. */
export const contentFiles = (siteDir: string, contentFolder: string): string[] =>
  filesIn(siteDir, contentFolder).filter((path) => !isIgnoredFile(path));

/** The paths of the others. */
export const ignoredFiles = (siteDir: string, contentFolder: string): string[] =>
  filesIn(siteDir, contentFolder).filter((path) => isIgnoredFile(path));

export const withoutEndSlash = (path: string): string => path.replace(/(?<=[^/])\/+$/, '');

/**
 * The address that Docusaurus gives to a page, from the site's root.
 *
 * @param path from the content folder
 * @param slug the field of the page's front matter
 */
export function routeOf(path: string, slug: unknown): string {
  const {dir, base} = posix.parse(path.replace(pageFile, ''));
  const folder = posix.join('/', dir);
  // A slug that can't be an address has a problem of its own: links to the page aren't wrong too.
  if (typeof slug === 'string' && /^[^\s?#]+$/.test(slug)) {
    return withoutEndSlash(posix.resolve(folder, slug));
  }
  const isFolder =
    /^(index|readme)$/i.test(base) || base.toLowerCase() === posix.basename(dir).toLowerCase();
  return withoutEndSlash(isFolder ? folder : posix.join(folder, base));
}
