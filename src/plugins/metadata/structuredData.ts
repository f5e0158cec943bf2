import type {ListItem, Thing} from 'schema-dts';
import type {BuiltPage} from '@sitekit/metadata';
import {shownBy} from '../../content/components';
import type {Records} from '../../content/schema';

/** An address like https://twitter.com is that of a service; a profile has a path. */
const isProfile = (address: string): boolean => new URL(address).pathname !== '/';

const numbered = (items: readonly {name: string; item: string}[]): ListItem[] =>
  items.map((item, index) => ({'@type': 'ListItem', position: index + 1, ...item}));

/**
 * Describes a page for search engines.
 *
 * @param home the home page, with its full address
 */
export function structuredData(
  page: BuiltPage,
  {site, tools}: Records,
  home: {title: string; url: string; language: string},
): Exclude<Thing, string>[] {
  const organization = `${home.url}#organization`;
  const profiles = site.footer.social.map(({url}) => url).filter(isProfile);
  if (page.file === 'index.html') {
    return [
      {
        '@type': 'Organization',
        '@id': organization,
        name: site.brand,
        url: home.url,
        logo: `${home.url}icon-512.png`,
        email: site.contact.email,
        telephone: site.contact.phone,
        ...(profiles.length > 0 && {sameAs: profiles}),
      },
      {
        '@type': 'WebSite',
        '@id': `${home.url}#website`,
        name: site.brand,
        description: site.tagline,
        url: home.url,
        inLanguage: home.language,
        publisher: {'@id': organization},
      },
    ];
  }
  const path = [home, page].map(({title, url}) => ({name: title, item: url}));
  const breadcrumbs: Exclude<Thing, string> = {
    '@type': 'BreadcrumbList',
    itemListElement: numbered(path),
  };
  if (page.$(`site-island[name="${shownBy.tools}"]`).length === 0) {
    return [breadcrumbs];
  }
  // Their addresses are on other sites, which search engines don't list for this one.
  const names = tools.map(({name}) => name);
  return [breadcrumbs, {'@type': 'ItemList', name: page.heading, itemListElement: names}];
}
