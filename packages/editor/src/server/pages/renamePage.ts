import {posix} from 'node:path';
import groupBy from 'lodash/groupBy';
import type {FileChange, Page} from '@sitekit/content-check';
import {tryGit} from '@sitekit/review/git';
import {fileNameOf} from '../../fileNameOf';
import type {RequestFor} from '../../protocol';
import type {ContentFile} from '../../source-map/ContentFile';
import {rewriteLinks} from '../../source-map/links';
import {applyEdits} from '../../source-map/page';
import {EditError} from '../../source-map/targets';
import type {Saver} from '../saveChanges';
import {PagesOfSite, titleOf} from './PagesOfSite';
import type {LinkToPage} from './PagesOfSite';
import {redirectsMoved, withRedirect} from './redirects';
import {savePages} from './savePages';
import type {WrittenPage} from './savePages';

/**
 * The files that links are in, each with other addresses in place of theirs.
 *
 * @param addressOf the new address of a link
 */
export const filesWithLinks = (
  links: readonly LinkToPage[],
  addressOf: (link: LinkToPage) => string,
): {before: ContentFile; after: ContentFile}[] =>
  Object.values(groupBy(links, ({version}) => version.source.path)).flatMap((own) => {
    const before = own[0]?.version.source;
    const rewritten = own.map((each) => ({link: each.link, address: addressOf(each)}));
    return before ? [{before, after: rewriteLinks(before, rewritten)}] : [];
  });

/** Whether visitors may know a page's address: it isn't new since the last commit. */
const isPublished = async (siteDir: string, file: string): Promise<boolean> =>
  (await tryGit(siteDir, ['ls-tree', '--name-only', 'HEAD'], {files: [file]})) !== '';

/** What becomes of the redirects when another page takes the place of one. */
export async function changeRedirects(
  {site}: Saver,
  pages: PagesOfSite,
  page: Page,
  address: string,
): Promise<FileChange[]> {
  const change = (await isPublished(site.siteDir, page.file.path)) ? withRedirect : redirectsMoved;
  return pages.changeRedirects((text) => change(text, encodeURI(page.route), encodeURI(address)));
}

/** The part of an address that a person can change. */
function checkName(typed: string): string {
  const name = typed.trim().replace(/^\//, '');
  const usual = fileNameOf(name);
  if (name === '' || name !== usual) {
    const hint = usual === '' ? 'our-services' : usual;
    throw new EditError(
      `An address has lowercase letters from a to z, digits and hyphens, such as ${hint}.`,
    );
  }
  if (['index', 'readme'].includes(name)) {
    throw new EditError(`A page can’t have the address ${name}, which stands for its folder.`);
  }
  return name;
}

/** Where a page's file goes, and what it then says. */
function moveFile(page: Page, file: ContentFile, name: string, address: string): FileChange[] {
  const {dir, base, ext} = posix.parse(page.file.path);
  const isNamedByFile = posix.basename(page.route) === posix.basename(base, ext);
  if (page.frontMatter.data.slug !== undefined || !isNamedByFile) {
    const withSlug = applyEdits(file, [{target: {kind: 'field', path: ['slug']}, value: address}]);
    return [
      {file: file.path, before: page.file.contentsWith(page.file.text), after: withSlug.contents},
    ];
  }
  return [
    {file: file.path, before: page.file.contentsWith(page.file.text), after: undefined},
    {file: posix.join(dir, name + ext), before: undefined, after: file.contents},
  ];
}

/**
 * Gives a page another address. All links that lead to it, and the old address, lead to the new one.
 *
 * @throws EditError that says why nothing was written
 */
export async function renamePage(
  saver: Saver,
  {address: old, name: typed}: RequestFor<'renamePage'>,
): Promise<WrittenPage> {
  const {site} = saver;
  const pages = new PagesOfSite(site);
  const page = pages.at(old);
  if (old === '/') {
    throw new EditError('The home page can’t have another address.');
  }
  const name = checkName(typed);
  const address = posix.join(posix.dirname(old), name);
  if (address === old) {
    throw new EditError(`${old} is the address of this page already.`);
  }
  pages.refuseTaken(address);

  const links = pages.linksTo(page);
  const changed = filesWithLinks(links, ({rest}) => address + rest);
  const path = page.file.path;
  const own = changed.find(({before}) => before.path === path)?.after ?? site.read(path).source;
  const moved = moveFile(page, own, name, address);
  const files = [
    ...moved,
    ...changed
      .filter(({before}) => before.path !== path)
      .map(({before, after}) => ({
        file: before.path,
        before: before.contents,
        after: after.contents,
      })),
    ...(await changeRedirects(saver, pages, page, address)),
  ];
  const file = moved.at(-1)?.file ?? path;
  const message = await savePages(
    saver,
    {label: `Changed the address of “${titleOf(page)}” to ${address}.`, files},
    // It has the problems that it had under its old name.
    (error) => error.file === file,
  );
  return {message, file, route: address};
}
