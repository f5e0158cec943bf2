import {join} from 'node:path';
import type {Page} from '@sitekit/islands';
import {readPage} from './BuiltPage';
import type {CardRenderer} from './cards';
import {headTags} from './headTags';
import {plainText} from './llmsTxt';
import type {TextPage} from './llmsTxt';
import type {MetadataOptions} from './MetadataOptions';

export type BuildContext = {
  outDir: string;
  /** The path that the site is served from: `/`, `/preview/7/`. */
  baseUrl: string;
  /** The address of the site, with that path. */
  siteUrl: string;
  /** What follows a page's own title in the browser tab. */
  titleEnd: string;
  /** Whether every page is marked `noindex`. */
  isSiteHidden: boolean;
  cards: CardRenderer;
  options: MetadataOptions;
};

/**
 * Adds metadata to a page, and writes its card.
 *
 * @returns the page's text, unless the page isn't meant to be found
 */
export async function describePage(
  builtPage: Page,
  {outDir, baseUrl, siteUrl, titleEnd, isSiteHidden, cards, options}: BuildContext,
): Promise<TextPage | undefined> {
  const page = readPage(builtPage, {titleEnd, isSiteHidden});
  // Hosts may cache files in `assets` forever.
  const name = await cards.write(options.card.draw(page), join(outDir, 'assets/cards'));
  const tags = headTags(page, {
    siteName: options.siteName,
    baseUrl,
    themeColor: options.colors.theme,
    image: {url: `${siteUrl}assets/cards/${name}`, description: options.card.describe(page)},
    structuredData: page.isListed ? options.structuredData(page) : [],
  });
  const {url, title, description, $} = page;
  $('head').append(tags);
  if (!page.isListed) {
    return undefined;
  }
  const links = $('a[href]')
    .toArray()
    .map(({attribs}) => new URL(attribs.href ?? '', url).href);
  return {url, title, description, text: plainText($), links};
}
