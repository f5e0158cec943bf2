import {posix} from 'node:path';
import {blank} from '../blank';
import type {Problem} from '../Diagnostic';
import {readSource} from '../records/readRecord';
import type {EditedFiles} from '../records/readRecord';
import type {SourceFile} from '../SourceFile';
import {wholeFileProblem} from '../wholeFileProblem';
import {contentFiles, pageFile, routeOf} from './addresses';
import {namesIn} from './code';
import type {PageNames} from './code';
import {readFrontMatter} from './frontMatter';
import type {FrontMatterBlock} from './frontMatter';
import {withoutCode} from './scan';
import {readBody} from './readBody';
import type {Body} from './readBody';
import type {PageConfig} from './PageConfig';

/** A page, read as far as it can be, with the problems of its syntax and its front matter. */
export type Page = Readonly<Omit<Body, 'unreadable'>> & {
  file: SourceFile;
  /** A part of other pages, whose file or folder starts with `_`: it has no front matter of its own. */
  isPartial: boolean;
  /** The address that Docusaurus gives it, from the site's root. */
  route: string;
  frontMatter: FrontMatterBlock;
  /** The names in its code. */
  names: PageNames;
  /** What makes all of it unreadable. */
  unreadable: Problem | undefined;
};

/** Reads a page as far as it can be read. */
export function readPage(
  file: SourceFile,
  {contentFolder, frontMatter, components = [], refuses}: PageConfig,
): Page {
  const block = readFrontMatter(file, frontMatter);
  const {problems, unreadable, ...body} = readBody(
    blank(file.text, [{start: 0, end: block.end}]),
    components,
    refuses,
  );
  const path = posix.relative(contentFolder, file.path);
  return {
    file,
    isPartial: /(?:^|\/)_/.test(path),
    route: routeOf(path, block.data.slug),
    frontMatter: block,
    names: namesIn(body.tree),
    unreadable:
      unreadable ?? (wholeFileProblem(file) && wholeFileProblem(file, withoutCode(file.text))),
    ...body,
    problems: [...block.problems, ...problems],
  };
}

/** Whether a file's name, or that of its folder, starts with a dot: Docusaurus doesn't read it. */
const isHidden = (path: string): boolean => /(?:^|\/)\./.test(path);

/**
 * Reads all pages of the content folder.
 *
 * @param siteDir the project's root
 */
export function readPages(siteDir: string, config: PageConfig, edited?: EditedFiles): Page[] {
  const {contentFolder} = config;
  const added = Array.from(edited?.keys() ?? []).filter((path) =>
    path.startsWith(`${contentFolder}/`),
  );
  return Array.from(new Set([...contentFiles(siteDir, contentFolder), ...added]))
    .filter((path) => pageFile.test(path) && !isHidden(posix.relative(contentFolder, path)))
    .filter((path) => edited?.get(path) !== null)
    .map((path) => readPage(readSource(siteDir, path, edited), config));
}
