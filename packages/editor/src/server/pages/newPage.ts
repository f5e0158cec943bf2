import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';
import {explainIssue} from '@sitekit/content-check';
import type {FileChange} from '@sitekit/content-check';
import {fileNameOf, isFolderPage} from '../../fileNameOf';
import {problemWords} from '../../problemWords';
import type {NewPageProblems, PageList, RequestFor} from '../../protocol';
import {EditError} from '../../source-map/targets';
import type {EditorSite} from '../EditorSite';
import type {PagePaths} from '../listing';
import {saveFiles} from '../saveChanges';
import type {EditorParts} from '../EditorParts';
import {addLink, menuId, menuLabel, menusOf} from './menus';
import {PagesOfSite, pageTitleOf} from './PagesOfSite';
import {withoutRedirectsFrom} from './redirects';
import {fillTemplate, kindsOfPages, readTemplate} from './template';

type NewPage = RequestFor<'newPage'>;

/** A page that was written: its file, from the project's root, and its address on the site. */
export type WrittenPage = {message: string; file: string; route: string};

/** The pages of the site, and what a new one can be. */
export function listPages({site, templates}: EditorParts, paths: PagePaths): PageList {
  const pages = new PagesOfSite(site).all.map((page) => ({
    address: page.route,
    href: paths[page.file.path] ?? page.route,
    title: pageTitleOf(page),
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

const normalizeSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What is wrong with a field of a page's front matter. */
function problemOf({config}: EditorSite, field: string, value: string): string | undefined {
  const schema = config.frontMatter.shape[field];
  const [issue] = schema?.safeParse(value, {reportInput: true}).error?.issues ?? [];
  if (!issue) {
    return undefined;
  }
  const {message, hint} = problemWords(explainIssue({...issue, path: [field]}, schema));
  return `${message} ${hint}`.trim();
}

/** What is wrong with the address that a title gives a page. */
function addressProblem({siteDir, config}: EditorSite, title: string): string | undefined {
  const name = fileNameOf(title);
  if (name === '') {
    return 'The title needs a letter from A to Z or a digit, because the address is made from it.';
  }
  if (isFolderPage(name)) {
    return 'A page can’t have this title, because its address would be that of the home page.';
  }
  return existsSync(join(siteDir, config.contentFolder, `${name}.mdx`))
    ? `There is already a page with the address /${name}. Choose another title.`
    : undefined;
}

/** What is wrong with what a person typed for a new page, by field. */
export function newPageProblems(
  site: EditorSite,
  asked: Pick<NewPage, 'title' | 'description'>,
): NewPageProblems {
  const title = normalizeSpaces(asked.title);
  const titleProblem = problemOf(site, 'title', title) ?? addressProblem(site, title);
  const descriptionProblem = problemOf(site, 'description', normalizeSpaces(asked.description));
  return {
    ...(titleProblem !== undefined && {title: titleProblem}),
    ...(descriptionProblem !== undefined && {description: descriptionProblem}),
  };
}

/** The records with a link to a new page in some of their menus. */
function withLinks(
  site: EditorSite,
  ids: readonly string[],
  link: {name: string; address: string},
): FileChange[] {
  const menus = menusOf(site.config).filter((menu) => ids.includes(menuId(menu)));
  return site.recordFiles.flatMap((path): FileChange[] => {
    const own = menus.filter(({file}) => file === path);
    if (own.length === 0) {
      return [];
    }
    const before = site.read(path).source;
    const after = own.reduce((file, menu) => addLink(file, menu, link), before);
    return [{file: path, before: before.contents, after: after.contents}];
  });
}

/**
 * Creates a page from the template of its kind, with links to it.
 *
 * @throws EditError that says why nothing was written
 */
export async function newPage(
  parts: EditorParts,
  {kind, menus, ...asked}: NewPage,
): Promise<WrittenPage> {
  const {site, templates} = parts;
  const [problem] = Object.values(newPageProblems(site, asked));
  if (problem !== undefined) {
    throw new EditError(problem);
  }
  const title = normalizeSpaces(asked.title);
  const description = normalizeSpaces(asked.description);
  const address = `/${fileNameOf(title)}`;
  const pages = new PagesOfSite(site);
  pages.refuseTaken(address);
  const file = posix.join(site.config.contentFolder, `${address}.mdx`);
  const text = fillTemplate(readTemplate(templates, kind), {title, description});
  const {message} = await saveFiles(
    parts,
    {
      label: `Added the page “${title}”.`,
      files: [
        {file, before: undefined, after: text},
        ...withLinks(site, menus, {name: title, address}),
        ...pages.changeRedirects((redirects) => withoutRedirectsFrom(redirects, address)),
      ],
    },
    // What a template leaves to the author is an error until it's written.
    (error) => error.file === file,
  );
  return {message, file, route: address};
}
