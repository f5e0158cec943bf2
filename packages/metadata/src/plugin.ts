import {existsSync} from 'node:fs';
import {readdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import pMap from 'p-map';
import type {BuiltPage} from './BuiltPage';
import type {Card, CardFont} from './cards';
import type {Icons} from './icons';
import {llmsTxt} from './llmsTxt';
import {robotsTxt, webManifest} from './siteFiles';

export type MetadataOptions = {
  siteName: string;
  /** One sentence about the site. */
  description: string;
  /** The color of the browser's bars around a page, and the one behind a page that loads. */
  colors: {theme: string; background: string};
  icons: Icons;
  card: {
    fonts: readonly CardFont[];
    draw: (page: BuiltPage) => Card;
    /** What the card shows, for people who can't see it. */
    describe: (page: BuiltPage) => string;
  };
  /** What a page describes for search engines: schema.org objects. */
  structuredData: (page: BuiltPage) => readonly object[];
};

/** Images are compressed in other threads while one page is read. */
const pagesAtOnce = 4;

/** Writes a file of the output folder, unless the site has its own in `static`. */
async function writeMissing(outDir: string, file: string, contents: string | Buffer) {
  if (!existsSync(join(outDir, file))) {
    await writeFile(join(outDir, file), contents);
  }
}

/** Adds to every built page what search engines and link previews read, and writes their files. */
export default function metadataPlugin({siteDir}: LoadContext, options: MetadataOptions): Plugin {
  return {
    name: 'metadata',

    async postBuild({outDir, baseUrl, siteConfig, i18n}) {
      // Loaded here because `docusaurus start` doesn't need it.
      const {CardRenderer} = await import('./cards');
      const {drawIcons} = await import('./icons');
      const {PageWriter} = await import('./PageWriter');

      const {siteName, description, colors, icons, card} = options;
      const writer = new PageWriter({
        outDir,
        baseUrl,
        siteUrl: siteConfig.url,
        titleEnd: ` ${siteConfig.titleDelimiter} ${siteName}`,
        isSiteHidden: siteConfig.noIndex,
        cards: new CardRenderer(card.fonts, join(siteDir, 'node_modules/.cache/metadata')),
        options,
      });
      const files = (await readdir(outDir, {recursive: true})).filter((file) =>
        file.endsWith('.html'),
      );
      const written = await pMap(files.sort(), (file) => writer.write(file), {
        concurrency: pagesAtOnce,
      });
      const pages = written.filter((page) => page !== undefined);

      for (const [file, contents] of await drawIcons(icons)) {
        await writeMissing(outDir, file, contents);
      }
      const manifest = webManifest({
        siteName,
        description,
        language: i18n.currentLocale,
        baseUrl,
        themeColor: colors.theme,
        backgroundColor: colors.background,
      });
      await writeMissing(outDir, 'manifest.json', manifest);
      const siteUrl = siteConfig.url + baseUrl;
      const sitemap = siteConfig.noIndex ? undefined : `${siteUrl}sitemap.xml`;
      await writeMissing(outDir, 'robots.txt', robotsTxt(sitemap));
      if (!siteConfig.noIndex) {
        await writeMissing(outDir, 'llms.txt', llmsTxt(options, pages, siteUrl));
      }
    },
  };
}
