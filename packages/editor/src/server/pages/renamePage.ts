import {posix} from 'node:path';
import {fileNameOf, isFolderPage} from '../../fileNameOf';
import type {RequestFor} from '../../protocol';
import {ContentFile} from '../../source-map/ContentFile';
import {applyEdits} from '../../source-map/page';
import {EditError} from '../../source-map/targets';
import {saveFiles} from '../saveChanges';
import type {EditorParts} from '../EditorParts';
import type {WrittenPage} from './newPage';
import {PagesOfSite, pageTitleOf} from './PagesOfSite';
import {withRedirect} from './redirects';

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
  if (isFolderPage(name)) {
    throw new EditError(`A page can’t have the address ${name}, which stands for its folder.`);
  }
  return name;
}

/**
 * Gives a page another address. All links that lead to it, and the old address, lead to the new one.
 *
 * @throws EditError that says why nothing was written
 */
export async function renamePage(
  parts: EditorParts,
  {address: old, name: typed}: RequestFor<'renamePage'>,
): Promise<WrittenPage> {
  const {site} = parts;
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

  const {path} = page.file;
  const before = page.file.contentsWith(page.file.text);
  const changed = pages.changeLinks(pages.linksTo(page), ({rest}) => address + rest);
  const own = changed.find(({file}) => file === path)?.after ?? before;
  const {dir, base, ext} = posix.parse(path);
  const isNamedByFile = posix.basename(old) === posix.basename(base, ext);
  const hasSlug = page.frontMatter.data.slug !== undefined || !isNamedByFile;
  const file = hasSlug ? path : posix.join(dir, name + ext);
  const withSlug = () => {
    const target = {kind: 'field', path: ['slug']} as const;
    return applyEdits(new ContentFile(path, own, site.config), [{target, value: address}]).contents;
  };
  const {message} = await saveFiles(
    parts,
    {
      label: `Changed the address of “${pageTitleOf(page)}” to ${address}.`,
      files: [
        {file: path, before, after: hasSlug ? withSlug() : undefined},
        ...(hasSlug ? [] : [{file, before: undefined, after: own}]),
        ...changed.filter((each) => each.file !== path),
        ...pages.changeRedirects((text) => withRedirect(text, encodeURI(old), encodeURI(address))),
      ],
    },
    // It has the problems that it had under its old name.
    (error) => error.file === file,
  );
  return {message, file, route: address};
}
