import {relative, sep} from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {contentFolder} from '@sitekit/content-check/contentFolder';
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
    return path.startsWith(`${contentFolder}/`) ? path : undefined;
  }

  return {
    async parseFrontMatter({defaultParseFrontMatter, ...page}) {
      const path = pathOf(page.filePath);
      if (!path) {
        return defaultParseFrontMatter(page);
      }
      // What reads a page is not loaded for a build, which has no use for it.
      shownPage ??= await import('./shownPage');
      const {frontMatter, content} =
        shownPage.replaceBrokenFrontMatter(path, page.fileContent) ??
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
