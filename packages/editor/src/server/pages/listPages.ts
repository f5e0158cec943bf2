import type {PageList} from '../../pageProtocol';
import type {PagePaths} from '../listing';
import type {Saver} from '../saveChanges';
import {menuId, menuLabel, menusOf} from './menus';
import {PagesOfSite, titleOf} from './PagesOfSite';
import {kindsOfPages} from './template';

/** The pages of the site, and what a new one can be. */
export function listPages({site, templates}: Saver, paths: PagePaths): PageList {
  const pages = new PagesOfSite(site).all.map((page) => ({
    address: page.route,
    href: paths[page.file.path] ?? page.route,
    title: titleOf(page),
  }));
  return {
    pages: pages.toSorted((a, b) => a.address.localeCompare(b.address, 'en')),
    kinds: kindsOfPages(templates),
    menus: menusOf(site.config).flatMap((menu) => {
      const record = site.readIfPossible(menu.file);
      return record ? [{id: menuId(menu), label: menuLabel(record.source, menu)}] : [];
    }),
  };
}
