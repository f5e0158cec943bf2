import {join} from 'node:path';
import {loadContentConfig} from './config';
import type {ContentConfig} from './config';
import type {Diagnostic} from './Diagnostic';
import {mergePlaces} from './mergePlaces';
import type {Content} from './model/Content';
import {readPages} from './model/readPage';
import {SiteMap} from './model/SiteMap';
import {authorNames} from './prose/authorNames';
import {checkFieldTexts} from './prose/checkFieldTexts';
import {checkNames} from './prose/checkNames';
import {checkPunctuation} from './prose/checkPunctuation';
import {checkWords} from './prose/checkWords';
import {withoutLeftovers} from './prose/leftovers';
import {wordsIn} from './prose/findWords';
import {pageProse, textAttributes} from './prose/pageProse';
import {readList} from './prose/readList';
import {recordProse, recordTexts} from './prose/recordProse';
import {SpellChecker} from './prose/SpellChecker';
import {checkPage} from './rules';
import type {EditedFiles} from './records/readRecord';
import {textsInRecords} from './records/textsInRecords';
import {withoutOddWords} from './rules/checkCharacters';
import {checkDuplicatePages} from './rules/checkDuplicatePages';
import {checkOtherFiles} from './rules/checkOtherFiles';
import {readRecords} from './rules/checkRecords';
import {checkWholeFile} from './rules/checkWholeFile';
import type {SourceFile} from './SourceFile';

/** What was checked, and the problems that were found. */
export type ContentReport = {
  /** The files that were read. */
  sources: SourceFile[];
  /** In the order of files and lines. */
  diagnostics: Diagnostic[];
};

/** Sorts diagnostics by file and line, and drops duplicates. */
function sorted(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map(
    diagnostics.map((diagnostic) => {
      const {file, line, column, message} = diagnostic;
      return [JSON.stringify([file, line, column, message]), diagnostic];
    }),
  );
  return Array.from(unique.values()).sort(
    (a, b) =>
      a.file.localeCompare(b.file, 'en') ||
      a.line - b.line ||
      a.column - b.column ||
      a.severity.localeCompare(b.severity, 'en'),
  );
}

/**
 * Checks all content of a site: pages, records and their words.
 *
 * @param siteDir the project's root
 * @param edited what to check instead of what some files contain
 * @param options `everyName` reports unknown names even if nothing suggests that they are misspelled
 * @throws Error when the site has no `config/content.ts`
 */
export async function checkContent(
  siteDir: string,
  config: ContentConfig = loadContentConfig(siteDir),
  edited?: EditedFiles,
  {everyName = false}: {everyName?: boolean} = {},
): Promise<ContentReport> {
  const pages = readPages(siteDir, config, edited);
  const siteMap = new SiteMap(siteDir, pages, config.components);
  const {diagnostics, records, sources} = readRecords(siteDir, config, siteMap, edited);
  const content: Content = {config, pages, records, siteMap};
  const names = readList(siteDir, config.spelling.names);
  const {spelling, addressField = ''} = config;
  const [ownAddress] = textsInRecords(records, [addressField]);
  const speller = new SpellChecker({
    configFile: join(siteDir, spelling.config),
    words: [
      ...readList(siteDir, spelling.words),
      ...names,
      ...textsInRecords(records, spelling.nameFields).flatMap(wordsIn),
    ],
    findMoreWords: () => authorNames(siteDir).flatMap(wordsIn),
    wordsFile: spelling.words,
    everyName,
  });
  diagnostics.push(
    ...records.flatMap((record) => checkFieldTexts(record.file, recordTexts(record))),
    ...pages.flatMap((page) =>
      checkFieldTexts(page.file, [
        ...page.frontMatter.texts,
        ...textAttributes(page, config, 'components'),
      ]),
    ),
    ...pages.flatMap((page) => checkPage(page, {...content, ownAddress})),
    ...checkDuplicatePages(pages),
    ...checkOtherFiles(siteDir, config),
    ...config.rules.flatMap((rule) => rule(content)),
  );
  const proses = [
    ...pages
      .filter(({file}) => checkWholeFile(file).length === 0)
      .map((page) => pageProse(page, config)),
    ...records.map(recordProse),
  ].map(withoutOddWords);
  const finalProses = proses.map(withoutLeftovers);
  diagnostics.push(
    ...proses.flatMap(checkWords),
    ...finalProses.flatMap(checkPunctuation),
    ...finalProses.flatMap((prose) => checkNames(prose, names)),
    ...(await speller.check(finalProses)),
  );
  return {
    sources: [...pages.map(({file}) => file), ...sources],
    diagnostics: mergePlaces(sorted(diagnostics)),
  };
}
