import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join, posix, sep} from 'node:path';
import {severityOf} from './problem';
import type {Problem} from './problem';
import {SourceFile} from './SourceFile';
import {checkFacts} from './checkFacts';
import {checkPage, checkSlugs} from './checkPages';
import {contentFolder, pageFile} from './contentFolder';
import {readPage} from './pages/readPage';
import type {Page} from './pages/Page';
import {checkNames} from './prose/checkNames';
import {checkWords} from './prose/checkWords';
import {pageProse} from './prose/pageProse';
import {readList} from './prose/readList';
import {SpellChecker, namesFile, wordsFile} from './prose/SpellChecker';
import {checkRecords} from './records/checkRecords';
import {yamlProse} from './records/yamlProse';
import {SiteMap} from './SiteMap';

/** What was looked at, and what was found. */
export type ContentReport = {
  /** From the project's root. */
  files: string[];
  /** In the order of the files and of their lines. */
  problems: Problem[];
};

/**
 * Reads the pages of `docs-content/`.
 *
 * @param siteDir the project's root
 */
export function readPages(siteDir: string): Page[] {
  const folder = join(siteDir, contentFolder);
  const files = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  return files
    .filter((file) => pageFile.test(file))
    .sort()
    .map((file) => {
      const path = posix.join(contentFolder, file.split(sep).join('/'));
      return readPage(new SourceFile(path, readFileSync(join(siteDir, path), 'utf8')));
    });
}

function inOrder(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems
    .filter(({file, line, column, message}) => {
      const key = [file, line, column, message].join('\n');
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    })
    .sort(
      (a, b) =>
        a.file.localeCompare(b.file, 'en') ||
        a.line - b.line ||
        a.column - b.column ||
        severityOf(a).localeCompare(severityOf(b), 'en'),
    );
}

/**
 * Checks all of `docs-content/`: pages, records and their words.
 *
 * @param siteDir the project's root
 */
export async function checkContent(siteDir: string): Promise<ContentReport> {
  const pages = readPages(siteDir);
  const site = new SiteMap(siteDir, pages);
  const {problems: recordProblems, records} = checkRecords(siteDir, site);
  const names = readList(siteDir, namesFile);
  const speller = new SpellChecker([...readList(siteDir, wordsFile), ...names]);
  const problems = [
    ...recordProblems,
    ...pages.flatMap((page) => checkPage(page, site)),
    ...checkSlugs(pages),
    ...checkFacts(pages, records),
  ];
  const prose = [...pages.map(pageProse), ...records.map(yamlProse)];
  for (const words of prose) {
    problems.push(
      ...checkWords(words),
      ...checkNames(words, names),
      ...(await speller.check(words)),
    );
  }
  const files = [...pages.map(({file}) => file.path), ...records.map(({file}) => file.path)];
  return {files, problems: inOrder(problems)};
}
