import {EditError} from '../../source-map/targets';
import type {LinkedFrom, LinksToPage, RequestFor} from '../../protocol';
import {sourceOf} from '../describe';
import type {EditorSite} from '../EditorSite';
import {saveFiles} from '../saveChanges';
import type {EditorParts} from '../EditorParts';
import {menuLabel} from './menus';
import {PagesOfSite, pageTitleOf} from './PagesOfSite';
import type {LinkToPage} from './PagesOfSite';
import type {WrittenPage} from './newPage';
import {withRedirect, withoutRedirectsTo} from './redirects';

function linkedFrom(site: EditorSite, {version, link}: LinkToPage): LinkedFrom {
  const {field, words, line} = link;
  if (field) {
    return {fieldId: site.fieldId(version, field), source: sourceOf(version, field), words};
  }
  const {source, outline} = version;
  return {source: {label: 'Link', page: outline.label, file: source.path, line}, words};
}

/** The links of other pages and of records to a page. */
export function linksToPage(site: EditorSite, address: string): LinksToPage {
  const pages = new PagesOfSite(site);
  const page = pages.at(address);
  const links = pages.linksTo(page);
  return {
    menus: links.flatMap(({version, entry}) =>
      entry ? menuLabel(version.source, entry.menu) : [],
    ),
    links: links
      .filter(({version, entry}) => !entry && version.source.path !== page.file.path)
      .map((link) => linkedFrom(site, link)),
  };
}

/**
 * Deletes a page and its entries in menus. Other links to it, and its address, lead to another page.
 *
 * @throws EditError that says why nothing was written, such as links without another page
 */
export async function deletePage(
  parts: EditorParts,
  {address, instead}: RequestFor<'deletePage'>,
): Promise<WrittenPage> {
  const pages = new PagesOfSite(parts.site);
  const page = pages.at(address);
  const {path} = page.file;
  if (address === '/') {
    throw new EditError('The home page can’t be deleted.');
  }
  const next = pages.at(instead ?? '/');
  const links = pages.linksTo(page).filter(({version}) => version.source.path !== path);
  if (instead === undefined && links.some(({entry}) => !entry)) {
    throw new EditError('Choose another page for the links, or change them first.');
  }
  const route = encodeURI(address);
  const redirects = (text: string) =>
    instead === undefined
      ? withoutRedirectsTo(text, route)
      : withRedirect(text, route, encodeURI(instead));
  const files = [
    {file: path, before: page.file.contentsWith(page.file.text), after: undefined},
    ...pages.changeLinks(links, ({entry}) => (entry ? undefined : instead)),
    ...pages.changeRedirects(redirects),
  ];
  const label = `Deleted the page “${pageTitleOf(page)}”.`;
  const {message} = await saveFiles(parts, {label, files}, () => false);
  return {message, file: next.file.path, route: next.route};
}
