import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {isRendered, readPage} from './BuiltPage';
import type {BuiltPage} from './BuiltPage';
import type {CardRenderer} from './cards';
import {headTags} from './headTags';
import {plainText} from './llmsTxt';
import type {TextPage} from './llmsTxt';
import type {MetadataOptions} from './plugin';

/** The folder of the cards in the output folder. Hosts may cache files in `assets` forever. */
const cardFolder = 'assets/cards';

export type PageWriterContext = {
  outDir: string;
  /** The path that the site is served from: `/`, `/preview/7/`. */
  baseUrl: string;
  /** The address of the site without that path. */
  siteUrl: string;
  /** What follows a page's own title in the browser tab. */
  titleEnd: string;
  /** Whether every page is marked `noindex`. */
  isSiteHidden: boolean;
  cards: CardRenderer;
  options: MetadataOptions;
};

/** Adds metadata to pages. */
export class PageWriter {
  readonly #context: PageWriterContext;
  readonly #written = new Set<string>();

  constructor(context: PageWriterContext) {
    this.#context = context;
  }

  /** @returns the address of the page's card */
  async #writeCard(page: BuiltPage): Promise<string> {
    const {outDir, baseUrl, siteUrl, cards, options} = this.#context;
    const {name, png} = await cards.render(options.card.draw(page));
    const path = `${cardFolder}/${name}`;
    if (!this.#written.has(name)) {
      this.#written.add(name);
      await mkdir(join(outDir, cardFolder), {recursive: true});
      await writeFile(join(outDir, path), png);
    }
    return siteUrl + baseUrl + path;
  }

  /**
   * @param file of the output folder; one that Docusaurus didn't render stays as it is
   * @returns the page's text, unless the page isn't meant to be found
   */
  async write(file: string): Promise<TextPage | undefined> {
    const {outDir, baseUrl, titleEnd, isSiteHidden, options} = this.#context;
    const html = await readFile(join(outDir, file), 'utf8');
    if (!isRendered(html)) {
      return undefined;
    }
    const page = readPage(file, html, {titleEnd, isSiteHidden});
    const tags = headTags(page, {
      siteName: options.siteName,
      baseUrl,
      themeColor: options.colors.theme,
      image: {url: await this.#writeCard(page), description: options.card.describe(page)},
      structuredData: page.isListed ? options.structuredData(page) : [],
    });
    await writeFile(
      join(outDir, file),
      html.replace('</head>', () => `${tags}</head>`),
    );
    if (!page.isListed) {
      return undefined;
    }
    const {url, title, description, $} = page;
    const links = $('a[href]')
      .toArray()
      .map(({attribs}) => new URL(attribs.href ?? '', url).href);
    return {url, title, description, text: plainText($), links};
  }
}
