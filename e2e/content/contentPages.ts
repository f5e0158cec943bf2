import {
  attributeValue,
  attributesOf,
  elementsOf,
  loadContentConfig,
  readPages,
} from '@sitekit/content-check';
import type {JsxElement} from '@sitekit/content-check';
import type {Parents, Root} from 'mdast';

/* The pages of `docs-content/` as their authors wrote them. Nothing here knows how they render. */

export type ContentPage = {
  /** Its address, from the site's root. */
  path: string;
  title: string;
  description: string;
  /** Its MDX file, from the project's root. */
  file: string;
  /** The text of that file. */
  source: string;
  tree: Root;
  /** Where an address on this page leads: a path from the site's root, or a whole address. */
  resolve: (address: string) => string;
};

/** Any origin: an address on it is on the site. */
const origin = 'https://this.site';

/** An address as a link on the site has it: a path from the site's root, or a whole address. */
export function siteAddress(address: string, base = '/'): string {
  const url = new URL(address, origin + base);
  return url.origin === origin
    ? url.pathname.replace(/(?<=.)\/$/, '') + url.search + url.hash
    : url.href;
}

/**
 * Reads the published pages and the page for unknown addresses.
 *
 * @param siteDir the project's root
 * @throws Error when `_not-found.mdx` is missing
 */
export function readContentPages(siteDir: string): {
  pages: ContentPage[];
  notFound: ContentPage;
} {
  const config = loadContentConfig(siteDir);
  const all = readPages(siteDir, config);
  const contentPages = all.map(({file, route, frontMatter, isPartial, tree}) => ({
    path: route,
    title: String(frontMatter.data.title),
    description: String(frontMatter.data.description),
    isPublished: !isPartial && frontMatter.data.draft !== true,
    file: file.path,
    source: file.text,
    tree,
    resolve: (address: string) => siteAddress(address, route),
  }));
  const notFound = contentPages.find(({file}) => file.endsWith('/_not-found.mdx'));
  if (!notFound) {
    throw new Error('docs-content/_not-found.mdx is missing.');
  }
  return {pages: contentPages.filter(({isPublished}) => isPublished), notFound};
}

/** The props of a component that are written out in its tag, as text or a constant. */
export const propsOf = (element: JsxElement): Record<string, unknown> =>
  Object.fromEntries(
    attributesOf(element).flatMap((attribute) => {
      const value = attributeValue(attribute);
      return value === undefined ? [] : [[attribute.name, value]];
    }),
  );

/** Every use of a component in a page or in another element, in order. */
export const usesOf = (parent: Parents, component: string): JsxElement[] =>
  elementsOf({type: 'root', children: parent.children}).filter(({name}) => name === component);

/** The `title` of each use of a component in a page or in another element, in order. */
export const titlesOf = (parent: Parents, component: string): string[] =>
  usesOf(parent, component).map((element) => String(propsOf(element).title));
