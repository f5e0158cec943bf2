import {existsSync} from 'node:fs';
import {readdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import pMap from 'p-map';
import {llmsTxt} from './llmsTxt';
import type {MetadataOptions} from './MetadataOptions';
import {robotsTxt, webManifest} from './siteFiles';

/** Images are compressed in other threads while one page is read. */
const pagesAtOnce = 4;

/** Adds to every built page what search engines and link previews read, and writes their files. */
export default function metadataPlugin({siteDir}: LoadContext, options: MetadataOptions): Plugin {
  return {
    name: 'metadata',

    async postBuild({outDir, baseUrl, siteConfig, i18n}) {
      // Loaded here because `docusaurus start` doesn't need it.
      const {CardRenderer} = await import('./cards');
      const {drawIcons} = await import('./icons');
      const {writePage} = await import('./writePage');

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
      const files = await readdir(outDir, {recursive: true});
      const htmlFiles = files.filter((file) => file.endsWith('.html')).sort();
      const written = await pMap(htmlFiles, (file) => writePage(file, context), {
        concurrency: pagesAtOnce,
      });
      const pages = written.filter((page) => page !== undefined);

      const siteFiles = new Map<string, string | Buffer>([
        ...(await drawIcons(icons)),
        ['manifest.json', webManifest(options, baseUrl, i18n.currentLocale)],
        ['robots.txt', robotsTxt(isSiteHidden ? undefined : siteUrl)],
      ]);
      if (!isSiteHidden) {
        siteFiles.set('llms.txt', llmsTxt(options, pages, siteUrl));
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
