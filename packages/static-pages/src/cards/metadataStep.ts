import {existsSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Build, PageStep} from '../page/PageStep.ts';
import {readCardPage} from './CardPage.ts';
import type {CardPage} from './CardPage.ts';
import {CardRenderer} from './cards.ts';
import type {Card, CardFont} from './cards.ts';
import {addHeadTags} from './headTags.ts';
import {drawIcons} from './icons.ts';
import type {Icons} from './icons.ts';

export type MetadataOptions = {
  siteName: string;
  /** The color of the browser's bars around a page. */
  themeColor: string;
  icons: Icons;
  card: {
    fonts: readonly CardFont[];
    draw: (page: CardPage) => Card;
    /** What the card shows, for people who can't see it. */
    describe: (page: CardPage) => string;
  };
};

/** @param siteUrl the address of the site; without one, crawlers are asked to stay away */
const robotsTxt = (siteUrl: string | undefined): string =>
  siteUrl === undefined
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}sitemap.xml\n`;

/** A step that adds to each page what search engines and link previews read, and writes their files. */
export default function metadataStep(
  {siteDir, outDir, baseUrl, siteConfig}: Build,
  {siteName, themeColor, icons, card}: MetadataOptions,
): PageStep {
  const siteUrl = siteConfig.url + baseUrl;
  const cards = new CardRenderer(card.fonts, join(siteDir, 'node_modules/.cache/metadata'));
  return {
    name: 'metadata',

    async change(built) {
      const page = readCardPage(built, ` ${siteConfig.titleDelimiter} ${siteName}`);
      // Hosts may cache files in `assets` forever.
      const image = await cards.write(card.draw(page), join(outDir, 'assets/cards'));
      addHeadTags(page.$, {
        siteName,
        baseUrl,
        themeColor,
        image: {url: `${siteUrl}assets/cards/${image}`, description: card.describe(page)},
      });
    },

    async finish() {
      const siteFiles = new Map<string, string | Buffer>([
        ...(await drawIcons(icons)),
        ['robots.txt', robotsTxt(siteConfig.noIndex ? undefined : siteUrl)],
      ]);
      for (const [file, contents] of siteFiles) {
        // The site may have its own in `static`.
        if (!existsSync(join(outDir, file))) {
          await writeFile(join(outDir, file), contents);
        }
      }
    },
  };
}
