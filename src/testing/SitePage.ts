import type {Nodes} from 'mdast';
import {SiteMap, forEachElement, loadContentConfig, readPages} from '@sitekit/content-check';
import type {Page} from '@sitekit/content-check';
import {readAllRecords} from '../content/readRecords';
import {propsOf} from './shown/propsOf';
import {resolveAddress} from './shown/resolveAddress';
import type {ShownContent} from './shown/ShownContent';
import {ShownReader} from './shown/ShownReader';

/** A component as a page uses it. */
export type UsedComponent = {
  props: Record<string, unknown>;
  content: ShownContent;
};

/** A page of the site, as `docs-content/` says it. */
export type SitePage = {
  /** Its MDX file, from the project's root. */
  file: string;
  /** Its address, from the site's root. */
  path: string;
  /** What it is called in the browser. */
  name: string;
  description: string;
  /** Its MDX, below the block with the title. */
  mdx: string;
  content: ShownContent;
  /** Every use of a component, in the page's order. */
  uses: (component: string) => UsedComponent[];
};

/**
 * Reads the pages of `docs-content/` that are published, and what an unknown address shows.
 *
 * @param siteDir the project's root
 * @throws ContentError when a record cannot be read, and Error when there is nothing to show at an
 *   unknown address
 */
export function readSitePages(siteDir: string): {pages: SitePage[]; notFound: SitePage} {
  const records = readAllRecords(siteDir);
  const all = readPages(siteDir, loadContentConfig(siteDir));
  const site = new SiteMap(siteDir, all);

  function toSitePage(page: Page): SitePage {
    const {file, frontMatter, route, tree} = page;
    const {title, description} = frontMatter.data as {title?: string; description?: string};
    const resolve = (address: string) => resolveAddress(address, page, site);
    const contentOf = (part: Nodes) => new ShownReader(records, file.text, resolve).readAll(part);
    return {
      file: file.path,
      path: route,
      name: title ?? '',
      description: description ?? '',
      mdx: file.text.slice(frontMatter.end),
      content: contentOf(tree),
      uses: (component) => {
        const uses: UsedComponent[] = [];
        forEachElement(tree, (element) => {
          if (element.name === component) {
            uses.push({props: propsOf(element), content: contentOf(element)});
          }
        });
        return uses;
      },
    };
  }

  const notFound = all.find(({file}) => file.path.endsWith('/_not-found.mdx'));
  if (!notFound) {
    throw new Error('There is no _not-found.mdx in docs-content.');
  }
  return {
    pages: all
      .filter(({isPartial, frontMatter}) => !isPartial && !frontMatter.data.draft)
      .map(toSitePage),
    notFound: toSitePage(notFound),
  };
}
