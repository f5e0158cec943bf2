import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';
import {isValidPathname} from '@docusaurus/utils';
import {
  SiteMap,
  SourceFile,
  checkBuild,
  pageFile,
  readFrontMatter,
  readPage,
} from '@sitekit/content-check';
import type {ContentConfig} from '@sitekit/content-check';
import {developmentConfig} from '../developmentConfig';
import {lastGoodPages} from './LastGoodPages';

const placeholder =
  "This page can't be shown until its problems are fixed. The panel in this window lists them.\n";

/** `how-it-works.mdx` becomes "How it works". */
function titleFromFileName(path: string): string {
  const words = posix.parse(path).name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What Docusaurus reads in place of a page with problems. Paths are from the project's root. */
export class FallbackPages {
  readonly #siteDir: string;
  readonly #config: ContentConfig;
  readonly #lastGood = lastGoodPages();

  /** @param siteDir the project's root */
  constructor(siteDir: string) {
    this.#siteDir = siteDir;
    this.#config = developmentConfig(siteDir);
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
    const frontMatter = readFrontMatter(file, this.#config.frontMatter);
    if (frontMatter.diagnostics.length === 0) {
      return undefined;
    }
    const {shape} = this.#config.frontMatter;
    const valid = Object.entries(frontMatter.data).filter(
      ([name, value]) => shape[name]?.safeParse(value).success,
    );
    return {
      frontMatter: {title: titleFromFileName(path), ...Object.fromEntries(valid)},
      content: file.text.slice(frontMatter.end),
    };
  }

  /**
   * Fields for a file name that Docusaurus can't start with: one with characters that an address
   * can't have, or `benefits.md` next to `benefits.mdx`.
   */
  fieldsForFileName(path: string): {slug?: string; id?: string} {
    const {contentFolder} = this.#config;
    const address = `/${posix.relative(contentFolder, path).replace(pageFile, '')}`;
    const isDuplicate = path.endsWith('.md') && existsSync(join(this.#siteDir, `${path}x`));
    return {
      ...(!isValidPathname(address) && {slug: address.replace(/[^\w\-/]+/g, '-')}),
      ...(isDuplicate && {id: posix.basename(path)}),
    };
  }

  /**
   * A page with errors as it was before, or else a placeholder.
   *
   * @returns undefined for a file that compiles as it is, or that isn't a page
   */
  body(path: string, text: string): string | undefined {
    if (!this.isPage(path)) {
      return undefined;
    }
    const page = readPage(new SourceFile(path, text), this.#config);
    const {frontMatter} = page;
    const siteMap = new SiteMap(this.#siteDir, [], []);
    const errors = checkBuild(page, {config: this.#config, siteMap}).filter(
      (diagnostic) =>
        diagnostic.severity === 'error' && !frontMatter.diagnostics.includes(diagnostic),
    );
    if (errors.length > 0) {
      return this.#lastGood.show(path) ?? placeholder;
    }
    const body =
      frontMatter.diagnostics.length > 0
        ? page.file.text.slice(frontMatter.end) || placeholder
        : undefined;
    this.#lastGood.keep(path, body ?? text);
    return body;
  }
}
