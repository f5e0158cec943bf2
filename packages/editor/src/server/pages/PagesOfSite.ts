import {
  SiteMap,
  pageOfLink,
  readPages,
  readRecordFiles,
  textsInRecords,
} from '@sitekit/content-check';
import type {FileChange, LinkContext, Page} from '@sitekit/content-check';
import groupBy from 'lodash/groupBy';
import {linksIn, rewriteLinks} from '../../source-map/links';
import type {WrittenLink} from '../../source-map/links';
import {EditError} from '../../source-map/targets';
import type {EditorSite, Version} from '../EditorSite';
import {entryOf, removeEntries} from './menus';
import type {MenuEntry} from './menus';
import {readRedirects} from './redirects';

/** A link to a page. */
export type LinkToPage = {
  version: Version;
  link: WrittenLink;
  /** What comes after the page in its address: `#cost`. */
  rest: string;
  /** The entry of a menu that it is. */
  entry: MenuEntry | undefined;
};

/** What a page is called. */
export function pageTitleOf({frontMatter, route}: Page): string {
  const {title} = frontMatter.data;
  return typeof title === 'string' ? title : route;
}

/** The pages as they are now, and the links between them. */
export class PagesOfSite {
  readonly all: readonly Page[];
  readonly #site: EditorSite;
  readonly #routes: ReadonlyMap<string, string>;
  readonly #context: LinkContext;

  constructor(site: EditorSite) {
    const {siteDir, config} = site;
    const pages = readPages(siteDir, config);
    const records = readRecordFiles(siteDir, config).filter(({isReadable}) => isReadable);
    const [ownAddress] = textsInRecords(records, config.addressField ? [config.addressField] : []);
    this.all = pages.filter(({isPartial}) => !isPartial);
    this.#site = site;
    this.#routes = new Map(pages.map(({file, route}) => [file.path, route]));
    this.#context = {
      config,
      siteMap: new SiteMap(siteDir, pages, config.components),
      ...(ownAddress !== undefined && {ownAddress}),
    };
  }

  /** @throws EditError when no page has this address */
  at(address: string): Page {
    const page = this.all.find(({route}) => route === address);
    if (!page) {
      throw new EditError(`There’s no page ${address} anymore. Reload this page.`);
    }
    return page;
  }

  /** @throws EditError when an address leads to a page already, whatever its case */
  refuseTaken(address: string): void {
    const other = this.all.find(({route}) => route.toLowerCase() === address.toLowerCase());
    if (other) {
      throw new EditError(`${address} is already the address of “${pageTitleOf(other)}”.`);
    }
  }

  /** The links to a page, in pages and records that can be read. */
  linksTo({route}: Page): LinkToPage[] {
    return [...this.#routes.keys(), ...this.#site.recordFiles]
      .flatMap((path) => this.#site.readIfPossible(path) ?? [])
      .flatMap((version) =>
        linksIn(version.source).flatMap((link): LinkToPage[] => {
          const {path} = version.source;
          const from = this.#routes.get(path);
          const place = {
            ...(from !== undefined && {route: from}),
            ...(link.markdown && {file: path}),
          };
          const found = pageOfLink(link.address, place, this.#context);
          const entry = entryOf(this.#site.config, path, link);
          return found?.route === route ? [{version, link, rest: found.rest, entry}] : [];
        }),
      );
  }

  /**
   * What becomes of the files with links.
   *
   * @param addressOf the new address of a link; undefined removes it from its menu
   */
  changeLinks(
    links: readonly LinkToPage[],
    addressOf: (link: LinkToPage) => string | undefined,
  ): FileChange[] {
    const byFile = groupBy(links, ({version}) => version.source.path);
    return Object.entries(byFile).map(([file, own]) => {
      const before = this.#site.read(file).source;
      const rewritten = own.flatMap((each) => {
        const address = addressOf(each);
        return address === undefined ? [] : [{link: each.link, address}];
      });
      const removed = own.flatMap((each) =>
        each.entry && addressOf(each) === undefined ? [each.entry] : [],
      );
      const after = removeEntries(rewriteLinks(before, rewritten), removed);
      return {file, before: before.contents, after: after.contents};
    });
  }

  /** What becomes of the file of redirects; nothing if the site has no such file. */
  changeRedirects(change: (text: string) => string): FileChange[] {
    const {siteDir, config} = this.#site;
    const file = config.redirects;
    if (file === undefined) {
      return [];
    }
    const before = readRedirects(siteDir, config);
    const after = change(before ?? '');
    return after === (before ?? '') ? [] : [{file, before, after: after || undefined}];
  }
}
