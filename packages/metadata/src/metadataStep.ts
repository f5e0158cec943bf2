import {existsSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Build, PageStep} from '@sitekit/islands';
import {CardRenderer} from './cards';
import {describePage} from './describePage';
import {drawIcons} from './icons';
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
  return {
    name: 'metadata',

    change: (page) => describePage(page, context),

    async finish() {
      const siteFiles = new Map<string, string | Buffer>([
        ...(await drawIcons(icons)),
        ['manifest.json', webManifest(options, baseUrl, i18n.currentLocale)],
        ['robots.txt', robotsTxt(isSiteHidden ? undefined : siteUrl)],
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
