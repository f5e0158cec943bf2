import type {BreadcrumbList, ItemList, Organization, WebSite} from 'schema-dts';
import type {BuiltPage} from '@sitekit/metadata';
import {shownBy} from '../../content/components';
import type {Records} from '../../content/schema';

/** An address like https://twitter.com is that of a service; a profile has a path. */
const isProfile = (address: string): boolean => new URL(address).pathname !== '/';

const organization = (
  {brand, contact, footer}: Records['site'],
  home: string,
): Extract<Organization, object> => {
  const sameAs = footer.social.map(({url}) => url).filter(isProfile);
  return {
    '@type': 'Organization',
    '@id': `${home}#organization`,
    name: brand,
    url: home,
    logo: `${home}icon-512.png`,
    email: contact.email,
    telephone: contact.phone,
    ...(sameAs.length > 0 && {sameAs}),
  };
};

const webSite = (
  {brand, tagline}: Records['site'],
  home: string,
  inLanguage: string,
): Extract<WebSite, object> => ({
  '@type': 'WebSite',
  '@id': `${home}#website`,
  name: brand,
  description: tagline,
  url: home,
  inLanguage,
  publisher: {'@id': `${home}#organization`},
});

const breadcrumbs = (home: {title: string; url: string}, page: BuiltPage): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [home, page].map(({title, url}, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: url,
  })),
});

const toolList = (tools: Records['tools'], {heading}: BuiltPage): ItemList => ({
  '@type': 'ItemList',
  name: heading,
  itemListElement: tools.map(({name, url}, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url,
  })),
});

/**
 * Describes a page for search engines.
 *
 * @param home the full address of the home page
 */
export function structuredData(
  page: BuiltPage,
  {site, tools}: Records,
  home: {title: string; url: string; language: string},
): Extract<Organization | WebSite | BreadcrumbList | ItemList, object>[] {
  if (page.file === 'index.html') {
    return [organization(site, home.url), webSite(site, home.url, home.language)];
  }
  const showsTools = page.$(`site-island[name="${shownBy.tools}"]`).length > 0;
  return [breadcrumbs(home, page), ...(showsTools ? [toolList(tools, page)] : [])];
}
