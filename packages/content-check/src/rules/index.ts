import type {Diagnostic} from '../Diagnostic';
import type {Content} from '../model/Content';
import type {Page} from '../model/Page';
import {checkAdmonitions} from './checkAdmonitions';
import {checkCharacters} from './checkCharacters';
import {checkCodeLanguages} from './checkCodeLanguages';
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
export type PageContext = Pick<Content, 'config' | 'siteMap'> & {
  /** Where the site is published. */
  ownAddress?: string;
};

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
  checkCodeLanguages,
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
