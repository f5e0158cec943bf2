import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';
import {isValidPathname} from '@docusaurus/utils';
import type * as z from 'zod';
import {contentFolder, pageFile} from '@sitekit/content-check/contentFolder';
import {checkElements} from '@sitekit/content-check/pages/checkElements';
import {checkExpressions} from '@sitekit/content-check/pages/checkExpressions';
import {checkImports} from '@sitekit/content-check/pages/checkImports';
import {readFrontMatter} from '@sitekit/content-check/pages/frontMatter';
import {readPage} from '@sitekit/content-check/pages/readPage';
import {SiteMap} from '@sitekit/content-check/SiteMap';
import {severityOf} from '@sitekit/content-check/problem';
import {frontMatterSchema} from '../../../../src/content/schema';
import {SourceFile} from '@sitekit/content-check/SourceFile';

const fields: Record<string, z.ZodType | undefined> = frontMatterSchema.shape;

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
 * @param path the page's file, from the project's root
 * @returns undefined when nothing is wrong
 */
export function replaceBrokenFrontMatter(
  path: string,
  text: string,
): {frontMatter: Record<string, unknown>; content: string} | undefined {
  const file = new SourceFile(path, text);
  const {problems, data, end} = readFrontMatter(file);
  if (problems.length === 0) {
    return undefined;
  }
  const right = Object.entries(data).filter(
    ([name, value]) => fields[name]?.safeParse(value).success,
  );
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
  const page = readPage(file);
  const {problems: inFrontMatter, end} = page.frontMatter;
  const problems = [
    ...page.problems.filter((problem) => !inFrontMatter.includes(problem)),
    ...checkElements(page),
    ...checkImports(page, new SiteMap(siteDir, [])),
    ...checkExpressions(page),
  ];
  if (problems.some((problem) => severityOf(problem) === 'error')) {
    return notShown;
  }
  return inFrontMatter.length > 0 ? file.text.slice(end) || notShown : undefined;
}
