import type {Content, PageRule, RecordRule, RuleContext, SiteRule} from '../config';
import type {Diagnostic, Severity} from '../Diagnostic';
import type {Page} from '../model/readPage';
import type {RecordFile} from '../records/readRecord';
import * as code from './code';
import * as elements from './elements';
import * as files from './files';
import * as links from './links';
import * as markdown from './markdown';
import {checkProps} from './props';

type Rules<Run> = Readonly<Record<string, {severity: Severity; run: Run}>>;

/** What stops Docusaurus from building a page. */
const buildRules: Rules<PageRule> = {
  imports: {severity: 'error', run: code.checkImports},
  layouts: {severity: 'error', run: code.checkLayouts},
  components: {severity: 'error', run: elements.checkComponents},
  props: {severity: 'error', run: checkProps},
  nesting: {severity: 'error', run: elements.checkNesting},
  html: {severity: 'error', run: elements.checkHtml},
  names: {severity: 'error', run: code.checkNames},
};

/** The rules for pages, by name. Those for text are in `textRules.ts`. */
const pageRules: Rules<PageRule> = {
  ...buildRules,
  'front-matter': {severity: 'error', run: files.checkFrontMatter},
  body: {severity: 'error', run: files.checkBody},
  title: {severity: 'error', run: markdown.checkTitle},
  anchors: {severity: 'error', run: markdown.checkAnchors},
  boxes: {severity: 'error', run: markdown.checkBoxes},
  fences: {severity: 'error', run: markdown.checkFences},
  tables: {severity: 'error', run: markdown.checkTables},
  addresses: {severity: 'error', run: links.checkAddresses},
  'empty-links': {severity: 'error', run: links.checkEmptyLinks},
  'image-descriptions': {severity: 'error', run: links.checkDescriptions},
  'address-form': {severity: 'warning', run: links.checkAddressForm},
  directives: {severity: 'warning', run: markdown.checkDirectives},
  emoji: {severity: 'warning', run: markdown.checkEmoji},
  'file-name': {severity: 'warning', run: files.checkFileName},
  'heading-levels': {severity: 'warning', run: markdown.checkLevels},
  'link-text': {severity: 'warning', run: links.checkLinkTexts},
  rows: {severity: 'warning', run: elements.checkRows},
};

const recordRules: Rules<RecordRule> = {
  addresses: {severity: 'error', run: files.checkRecordAddresses},
  'address-form': {severity: 'warning', run: files.checkRecordAddressForm},
};

const siteRules: Rules<SiteRule> = {
  routes: {severity: 'error', run: files.checkRoutes},
  records: {severity: 'error', run: files.checkRecordFiles},
  titles: {severity: 'warning', run: files.checkTitles},
};

/** What rules find, each with its severity. */
const runAll = <Run>(rules: Rules<Run>, call: (run: Run) => Diagnostic[]): Diagnostic[] =>
  Object.values(rules).flatMap(({severity, run}) =>
    call(run).map((diagnostic) => ({...diagnostic, severity})),
  );

/** Everything about a page except its words: spelling is slower. */
export const checkPage = (page: Page, context: RuleContext): Diagnostic[] => [
  ...page.problems,
  ...(page.isReadable ? runAll(pageRules, (run) => run(page, context)) : []),
];

/** The problems that would stop Docusaurus from building a page. */
export const checkBuild = (page: Page, context: RuleContext): Diagnostic[] => [
  ...page.problems,
  ...runAll(buildRules, (run) => run(page, context)),
];

/** Everything about a record except its words. */
export function checkRecord(record: RecordFile, context: RuleContext): Diagnostic[] {
  const found = record.isReadable ? runAll(recordRules, (run) => run(record, context)) : [];
  // An address that leads nowhere usually doesn't fit its schema either.
  const isReported = ({line, column}: Diagnostic) =>
    found.some(
      (other) => other.severity === 'error' && other.line === line && other.column === column,
    );
  return [...record.problems.filter((problem) => !isReported(problem)), ...found];
}

/** What only the pages and records together show. */
export const checkSite = (content: Content): Diagnostic[] => [
  ...runAll(siteRules, (run) => run(content)),
  ...content.config.rules.flatMap((rule) => rule(content)),
];
