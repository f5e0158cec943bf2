import {relative, sep} from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import type * as ShownPage from './shownPage';

/**
 * How Docusaurus reads the pages while the site is edited: what is wrong in one of them is left
 * out, so that the server goes on. What is wrong, the panel and the terminal say.
 *
 * @param siteDir the project's root
 */
export function tolerantMarkdown(
  siteDir: string,
): Required<Pick<MarkdownConfig, 'parseFrontMatter' | 'preprocessor'>> {
  let shownPage: typeof ShownPage | undefined;

  /** @returns undefined for what is no page of an author */
  function pathOf(filePath: string): string | undefined {
    const path = relative(siteDir, filePath).split(sep).join('/');
    return shownPage?.isContent(siteDir, path) ? path : undefined;
  }

  return {
    async parseFrontMatter({defaultParseFrontMatter, ...page}) {
      // What reads a page is not loaded for a build, which has no use for it.
      shownPage ??= await import('./shownPage');
      const path = pathOf(page.filePath);
      if (!path) {
        return defaultParseFrontMatter(page);
      }
      const {frontMatter, content} =
        shownPage.replaceBrokenFrontMatter(siteDir, path, page.fileContent) ??
        (await defaultParseFrontMatter(page));
      return {frontMatter: {...shownPage.fieldsForName(siteDir, path), ...frontMatter}, content};
    },

    preprocessor({filePath, fileContent}) {
      const path = pathOf(filePath);
      // Docusaurus asks for the front matter of a page first.
      return (path && shownPage?.replaceBrokenBody(siteDir, path, fileContent)) ?? fileContent;
    },
  };
}
