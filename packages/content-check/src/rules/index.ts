import type {Problem} from '../Diagnostic';
import type {PageRule, RuleContext} from '../config';
import type {Page} from '../model/readPage';
import {checkElements, checkExpressions, checkModules} from './elements';
import {checkLinks} from './links';
import {markdownRules} from './markdown';
import {checkFileName, checkPresence} from './files';

/** Rules whose errors would stop Docusaurus from building the page. */
const buildRules: readonly PageRule[] = [checkModules, checkElements, checkExpressions];

const pageRules: readonly PageRule[] = [
  ...buildRules,
  checkFileName,
  checkPresence,
  ...markdownRules,
  checkLinks,
];

const run = (rules: readonly PageRule[], page: Page, context: RuleContext): Problem[] => [
  ...page.problems,
  ...rules.flatMap((rule) => rule(page, context)),
];

/** Everything about a page except its words: spelling is slower. */
export function checkPage(page: Page, context: RuleContext): Problem[] {
  return page.unreadable ? [page.unreadable] : run(pageRules, page, context);
}

/** The problems that would stop Docusaurus from building a page. */
export const checkBuild = (page: Page, context: RuleContext): Problem[] =>
  run(buildRules, page, context);
