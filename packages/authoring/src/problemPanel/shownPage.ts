import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';
import {isValidPathname} from '@docusaurus/utils';
import * as z from 'zod';
import {
  SiteMap,
  SourceFile,
  checkBuild,
  loadContentConfig,
  pageFile,
  readFrontMatter,
  readPage,
} from '@sitekit/content-check';

/** @param path from the project's root */
export const isContent = (siteDir: string, path: string): boolean =>
  path.startsWith(`${loadContentConfig(siteDir).contentFolder}/`);

/** Stands in the place of a page that cannot be compiled. */
const notShown =
  'This page is shown again as soon as its problems are mended. The panel at the edge of the window says where they are.\n';

/** `how-it-works.mdx` is called "How it works" as long as it does not say what it is called. */
function titleFromName(path: string): string {
  const words = posix.parse(path).name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The front matter of a page without what is wrong in it.
 *
 * @param siteDir the project's root
 * @param path the page's file, from there
 * @returns undefined when nothing is wrong
 */
export function replaceBrokenFrontMatter(
  siteDir: string,
  path: string,
  text: string,
): {frontMatter: Record<string, unknown>; content: string} | undefined {
  const file = new SourceFile(path, text);
  const schema = loadContentConfig(siteDir).frontMatter;
  const {diagnostics, data, end} = readFrontMatter(file, schema);
  if (diagnostics.length === 0) {
    return undefined;
  }
  const right = Object.entries(data).filter(([name, value]) => {
    const field = schema.shape[name];
    return field && z.safeParse(field, value).success;
  });
  return {
    frontMatter: {title: titleFromName(path), ...Object.fromEntries(right)},
    content: file.text.slice(end),
  };
}

/**
 * What the front matter has to say in spite of the page's name: some signs cannot stand in an
 * address, and `benefits.md` beside `benefits.mdx` would be the same page. Docusaurus would not
 * even begin.
 *
 * @param siteDir the project's root
 * @param path the page's file, from there
 */
export function fieldsForName(siteDir: string, path: string): {slug?: string; id?: string} {
  const {contentFolder} = loadContentConfig(siteDir);
  const address = `/${posix.relative(contentFolder, path).replace(pageFile, '')}`;
  const isSecond = path.endsWith('.md') && existsSync(join(siteDir, `${path}x`));
  return {
    ...(!isValidPathname(address) && {slug: address.replace(/[^\w\-/]+/g, '-')}),
    ...(isSecond && {id: posix.basename(path)}),
  };
}

/**
 * What is compiled in the place of a page that cannot be.
 *
 * @param siteDir the project's root
 * @param path the page's file, from there
 * @returns undefined when the page can be compiled as it is
 */
export function replaceBrokenBody(siteDir: string, path: string, text: string): string | undefined {
  const file = new SourceFile(path, text);
  const config = loadContentConfig(siteDir);
  const page = readPage(file, config);
  const {diagnostics: inFrontMatter, end} = page.frontMatter;
  const diagnostics = checkBuild(page, {config, siteMap: new SiteMap(siteDir, [])});
  if (diagnostics.some((diagnostic) => !inFrontMatter.includes(diagnostic))) {
    return notShown;
  }
  return inFrontMatter.length > 0 ? file.text.slice(end) || notShown : undefined;
}
