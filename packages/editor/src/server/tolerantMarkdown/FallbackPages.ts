import {posix} from 'node:path';
import {SiteMap, SourceFile, checkBuild, readFrontMatter, readPage} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import {developmentConfig} from '../development/config';
import {keepAcrossReloads} from '../development/server';

const placeholder =
  "This page can't be shown until its problems are fixed. The panel in this window lists them.\n";

type ShownPage = {
  /** The page as it was when it last had no errors. */
  lastGood: string | undefined;
  /** Whether Docusaurus reads that, or something else, in place of the file. */
  isReplaced: boolean;
};

/** By path. */
const shownPages = () => keepAcrossReloads('shown-pages', () => new Map<string, ShownPage>());

/** The paths of pages that don't show what their files say, because they have errors now. */
export const replacedPages = (): string[] =>
  Array.from(shownPages()).flatMap(([path, {isReplaced}]) => (isReplaced ? path : []));

/** What Docusaurus reads in place of a page with problems. Paths are from the project's root. */
export class FallbackPages {
  readonly #config: ContentConfig;
  readonly #siteMap: SiteMap;

  /** @param siteDir the project's root */
  constructor(siteDir: string) {
    this.#config = developmentConfig(siteDir);
    this.#siteMap = new SiteMap(siteDir, [], []);
  }

  isPage(path: string): boolean {
    return path.startsWith(`${this.#config.contentFolder}/`);
  }

  /**
   * The valid fields of a page's front matter, and at least a title.
   *
   * @returns undefined when the front matter has no problem
   */
  frontMatter(
    path: string,
    text: string,
  ): {frontMatter: Record<string, unknown>; content: string} | undefined {
    const file = new SourceFile(path, text);
    const {data, problems, end} = readFrontMatter(file, this.#config.frontMatter);
    const {shape} = this.#config.frontMatter;
    const valid = Object.entries(data).filter(
      ([name, value]) => Object.hasOwn(shape, name) && shape[name]?.safeParse(value).success,
    );
    return problems.length > 0
      ? {
          frontMatter: {title: posix.parse(path).name, ...Object.fromEntries(valid)},
          content: file.text.slice(end),
        }
      : undefined;
  }

  /** The text of a page. One with errors is as it was before, or else a placeholder. */
  text(path: string, text: string): string {
    const page = readPage(new SourceFile(path, text), this.#config);
    const {problems, end} = page.frontMatter;
    const hasErrors = checkBuild(page, {config: this.#config, siteMap: this.#siteMap}).some(
      (found) => found.severity !== 'warning' && !problems.includes(found),
    );
    if (hasErrors) {
      const lastGood = shownPages().get(path)?.lastGood;
      shownPages().set(path, {lastGood, isReplaced: true});
      return lastGood ?? placeholder;
    }
    const shown = problems.length > 0 ? page.file.text.slice(end) || placeholder : text;
    shownPages().set(path, {lastGood: shown, isReplaced: shown !== text});
    return shown;
  }
}
