import {join} from 'node:path';
import type {Page} from '@sitekit/islands';
import {readPage} from './BuiltPage';
import type {CardRenderer} from './cards';
import {headTags} from './headTags';
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

/** Adds metadata to a page, and writes its card. */
export async function describePage(
  builtPage: Page,
  {outDir, baseUrl, siteUrl, titleEnd, isSiteHidden, cards, options}: BuildContext,
): Promise<void> {
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
  page.$('head').append(tags);
}
