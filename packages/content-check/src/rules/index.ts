import type {Diagnostic} from '../Diagnostic';
import type {Content} from '../model/Content';
import type {Page} from '../model/Page';
import type {DiagnosticDetails} from '../SourceFile';
import {checkAdmonitions} from './checkAdmonitions';
import {checkCharacters} from './checkCharacters';
import {checkElements} from './checkElements';
import {checkExpressions} from './checkExpressions';
import {checkFileName} from './checkFileName';
import {checkHeadings} from './checkHeadings';
import {checkImports} from './checkImports';
import {checkLinks} from './checkLinks';
import {checkMarkdown} from './checkMarkdown';
import {checkPresence} from './checkPresence';
import {checkTables} from './checkTables';
import {checkTrailingSpaces} from './checkTrailingSpaces';
import {checkWholeFile} from './checkWholeFile';

/** What the rules for a page need to know of the rest of the site. */
export type PageContext = Pick<Content, 'config' | 'siteMap'>;

type PageRule = (page: Page, context: PageContext) => Diagnostic[];

/** Rules whose errors would stop Docusaurus from building the page. */
const buildRules: readonly PageRule[] = [
  ({diagnostics}) => [...diagnostics],
  checkImports,
  checkElements,
  checkExpressions,
];

const pageRules: readonly PageRule[] = [
  ...buildRules,
  checkFileName,
  checkPresence,
  checkAdmonitions,
  checkHeadings,
  checkMarkdown,
  checkTables,
  checkLinks,
  ({file}) => checkCharacters(file),
  ({file}) => checkTrailingSpaces(file),
];

const run = (rules: readonly PageRule[], page: Page, context: PageContext): Diagnostic[] =>
  rules.flatMap((rule) => rule(page, context));

/** Everything about a page except its words: spelling is slower. */
export function checkPage(page: Page, context: PageContext): Diagnostic[] {
  const unreadable = checkWholeFile(page.file);
  return unreadable.length > 0 ? unreadable : run(pageRules, page, context);
}

/** The problems that would stop Docusaurus from building a page. */
export const checkBuild = (page: Page, context: PageContext): Diagnostic[] =>
  run(buildRules, page, context);

const isPublished = ({isPartial}: Page): boolean => !isPartial;

/** Finds pages with the same address. */
export const checkRoutes = (pages: readonly Page[]): Diagnostic[] =>
  repeated(
    pages.filter(isPublished),
    ({route}) => route,
    'slug',
    (other, route) => ({
      message: `${other} already has the address ${route}`,
      hint: 'Change the slug of one of the two pages, or rename its file.',
    }),
  );

/** Finds pages with the same title or description. */
export const checkTitles = (pages: readonly Page[]): Diagnostic[] =>
  ['title', 'description'].flatMap((field) =>
    repeated(
      pages.filter(isPublished),
      ({frontMatter}) => frontMatter.data[field],
      field,
      (other) => ({
        message: `${other} already has this ${field}.`,
        hint: `Give each page its own ${field}, so that people can tell them apart in search results.`,
      }),
    ),
  );

/** The pages that share something with an earlier page, with the place of a front matter field. */
function repeated(
  pages: readonly Page[],
  valueOf: (page: Page) => unknown,
  field: string,
  explain: (otherFile: string, value: string) => DiagnosticDetails,
): Diagnostic[] {
  const first = new Map<unknown, Page>();
  return pages.flatMap((page) => {
    const value = valueOf(page);
    const other = first.get(value);
    if (typeof value !== 'string' || !other) {
      first.set(value, page);
      return [];
    }
    const place = page.frontMatter.texts.find((text) => text.field === field);
    return [page.file.diagnostic(place?.start ?? 0, explain(other.file.path, value))];
  });
}
