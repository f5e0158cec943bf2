import {relative} from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {posixPath} from '../posixPath';
import type {FallbackPages} from './FallbackPages';

/**
 * For the development server: keeps it running when a page has problems, by hiding them from
 * Docusaurus. The problem panel shows them.
 *
 * @param siteDir the project's root
 */
export function tolerantMarkdown(
  siteDir: string,
): Required<Pick<MarkdownConfig, 'parseFrontMatter' | 'preprocessor'>> {
  let fallbackPages: FallbackPages | undefined;

  const pathOf = (filePath: string) => posixPath(relative(siteDir, filePath));

  return {
    async parseFrontMatter({defaultParseFrontMatter, ...page}) {
      // A build loads this module too, but doesn't need what reads pages.
      fallbackPages ??= new (await import('./FallbackPages')).FallbackPages(siteDir);
      const path = pathOf(page.filePath);
      if (!fallbackPages.isPage(path)) {
        return defaultParseFrontMatter(page);
      }
      return fallbackPages.frontMatter(path, page.fileContent) ?? defaultParseFrontMatter(page);
    },

    preprocessor({filePath, fileContent}) {
      const path = pathOf(filePath);
      // Docusaurus parses the front matter of a page first.
      return fallbackPages?.isPage(path) ? fallbackPages.text(path, fileContent) : fileContent;
    },
  };
}
