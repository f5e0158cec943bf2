import {existsSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Build, PageStep} from '@sitekit/islands';
import {CardRenderer} from './cards';
import {describePage} from './describePage';
import {drawIcons} from './icons';
import {llmsTxt} from './llmsTxt';
import type {TextPage} from './llmsTxt';
import type {MetadataOptions} from './MetadataOptions';
import {robotsTxt, webManifest} from './siteFiles';

/** A step that adds to each page what search engines and link previews read, and writes their files. */
export default function metadataStep(
  {siteDir, outDir, baseUrl, siteConfig, i18n}: Build,
  options: MetadataOptions,
): PageStep {
  const {siteName, icons, card} = options;
  const isSiteHidden = siteConfig.noIndex;
  const siteUrl = siteConfig.url + baseUrl;
  const context = {
    outDir,
    baseUrl,
    siteUrl,
    titleEnd: ` ${siteConfig.titleDelimiter} ${siteName}`,
    isSiteHidden,
    cards: new CardRenderer(card.fonts, join(siteDir, 'node_modules/.cache/metadata')),
    options,
  };
  const texts = new Map<string, TextPage>();
  return {
    name: 'metadata',

    async change(page) {
      const text = await describePage(page, context);
      if (text) {
        texts.set(page.file, text);
      }
    },

    async finish() {
      const siteFiles = new Map<string, string | Buffer>([
        ...(await drawIcons(icons)),
        ['manifest.json', webManifest(options, baseUrl, i18n.currentLocale)],
        ['robots.txt', robotsTxt(isSiteHidden ? undefined : siteUrl)],
      ]);
      if (!isSiteHidden) {
        // Pages take turns, so they end in any order.
        const inOrder = [...texts.keys()].sort().flatMap((file) => texts.get(file) ?? []);
        siteFiles.set('llms.txt', llmsTxt(options, inOrder, siteUrl));
      }
      for (const [file, contents] of siteFiles) {
        // The site may have its own in `static`.
        if (!existsSync(join(outDir, file))) {
          await writeFile(join(outDir, file), contents);
        }
      }
    },
  };
}
