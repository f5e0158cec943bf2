import {isDeepStrictEqual} from 'node:util';
import groupBy from 'lodash/groupBy';
import type {FileChange} from '@sitekit/content-check';
import type {LinkedFrom, LinksToPage} from '../../pageProtocol';
import type {RequestFor, Saved} from '../../protocol';
import {rewriteLinks} from '../../source-map/links';
import {EditError} from '../../source-map/targets';
import {sourceOf} from '../describe';
import type {EditorSite} from '../EditorSite';
import type {Saver} from '../saveChanges';
import {menuLabel, menusOf, removeLink} from './menus';
import type {Menu} from './menus';
import {PagesOfSite, titleOf} from './PagesOfSite';
import type {LinkToPage} from './PagesOfSite';
import {withoutRedirectsTo} from './redirects';
import {changeRedirects} from './renamePage';
import {savePages} from './savePages';

/** The entry of a menu that a link is; undefined for any other link. */
function entryOf(menus: readonly Menu[], {version, link}: LinkToPage) {
  const target = link.field?.target;
  const path = target?.kind === 'field' ? target.path : [];
  const menu = menus.find(
    (each) =>
      each.file === version.source.path &&
      isDeepStrictEqual([...each.path, path.at(-2), each.address], path),
  );
  return menu && {menu, index: Number(path.at(-2))};
}

const byEntry = (site: EditorSite, links: readonly LinkToPage[]) => {
  const menus = menusOf(site.config);
  return links.map((link) => ({...link, entry: entryOf(menus, link)}));
};

function linkedFrom(site: EditorSite, {version, link}: LinkToPage): LinkedFrom {
  const {field, words, line} = link;
  if (!field) {
    const {source, outline} = version;
    return {source: {label: 'Link', page: outline.label, file: source.path, line}, words};
  }
  return {
    fieldId: site.fieldId(version, field),
    source: sourceOf(version, field),
    words,
  };
}

/** The links of other pages and of records to a page. */
export function linksToPage(site: EditorSite, address: string): LinksToPage {
  const pages = new PagesOfSite(site);
  const page = pages.at(address);
  const links = byEntry(site, pages.linksTo(page));
  return {
    menus: links.flatMap(({version, entry}) =>
      entry ? menuLabel(version.source, entry.menu) : [],
    ),
    links: links
      .filter(({version, entry}) => !entry && version.source.path !== page.file.path)
      .map((link) => linkedFrom(site, link)),
  };
}

/** What becomes of the files with links to a page that is deleted. */
function withoutLinks(site: EditorSite, links: readonly LinkToPage[], instead = ''): FileChange[] {
  const byFile = groupBy(byEntry(site, links), ({version}) => version.source.path);
  return Object.entries(byFile).map(([file, own]): FileChange => {
    const before = site.read(file).source;
    const others = own.filter(({entry}) => !entry);
    const rewritten = rewriteLinks(
      before,
      others.map(({link}) => ({link, address: instead})),
    );
    const after = own
      .flatMap(({entry}) => entry ?? [])
      // The last one comes first, so that the others keep their numbers.
      .toSorted((a, b) => b.index - a.index)
      .reduce((result, {menu, index}) => removeLink(result, menu, index), rewritten);
    return {file, before: before.contents, after: after.contents};
  });
}

/**
 * Deletes a page and its entries in menus. Other links to it, and its address, lead to another page.
 *
 * @throws EditError that says why nothing was written, such as links without another page
 */
export async function deletePage(
  saver: Saver,
  {address, instead}: RequestFor<'deletePage'>,
): Promise<Saved> {
  const {site} = saver;
  const pages = new PagesOfSite(site);
  const page = pages.at(address);
  const {path} = page.file;
  if (address === '/') {
    throw new EditError('The home page can’t be deleted.');
  }
  if (instead !== undefined) {
    pages.at(instead);
  }
  const links = pages.linksTo(page).filter(({version}) => version.source.path !== path);
  if (instead === undefined && byEntry(site, links).some(({entry}) => !entry)) {
    throw new EditError('Choose another page for the links, or change them first.');
  }
  const redirects =
    instead === undefined
      ? pages.changeRedirects((text) => withoutRedirectsTo(text, encodeURI(address)))
      : await changeRedirects(saver, pages, page, instead);
  const message = await savePages(saver, {
    label: `Deleted the page “${titleOf(page)}”.`,
    files: [
      {file: path, before: page.file.contentsWith(page.file.text), after: undefined},
      ...withoutLinks(site, links, instead),
      ...redirects,
    ],
  });
  return {message};
}
