import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {loadContentConfig} from './config';
import type {Content, ContentConfig} from './config';
import type {Diagnostic} from './Diagnostic';
import {explainHandles} from './fileHandles';
import {wholeFileProblem, withinTime} from './limits';
import {ignoredFiles} from './model/addresses';
import {readPages} from './model/readPage';
import {SiteMap} from './model/SiteMap';
import {readRecordFiles, readSource, textsInRecords} from './records/readRecord';
import type {EditedFiles} from './records/readRecord';
import {checkPage, checkRecord, checkSite} from './rules';
import {checkPageText, checkRecordText} from './rules/texts';
import type {CheckedText} from './rules/texts';
import {SourceFile} from './SourceFile';
import {checkSpelling} from './spelling/checkSpelling';
import {wordsIn} from './spelling/words';

/** What was checked, and the problems that were found. */
export type ContentReport = {
  /** The files that were read. */
  sources: SourceFile[];
  /** In the order of files and lines. */
  diagnostics: Diagnostic[];
  /** What the owner of the site has to know, although nothing is wrong. */
  reminders: readonly string[];
};

/** By file and line. */
const sorted = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file, 'en') ||
      a.line - b.line ||
      a.column - b.column ||
      a.severity.localeCompare(b.severity, 'en'),
  );

/** A list of words, with one entry per line; `#` starts a comment. A missing file is empty. */
function readList(siteDir: string, path: string, edited?: EditedFiles) {
  const file =
    existsSync(join(siteDir, path)) || edited?.has(path)
      ? readSource(siteDir, path, edited)
      : new SourceFile(path, '');
  return {
    entries: file.text.split('\n').map((line) => line.replace(/#.*/, '').trim()),
    problem: wholeFileProblem(file),
  };
}

/** Names the files of systems and editors in the content folder, which are neither published nor sent. */
function unpublishedFiles(siteDir: string, folder: string): string[] {
  const files = ignoredFiles(siteDir, folder);
  return files.length > 0
    ? [
        `Nobody wrote these files, so they are neither published nor sent. Delete them: ${files.join(', ')}`,
      ]
    : [];
}

type CheckedFile = {problems: readonly Diagnostic[]; text?: CheckedText};

/** Checks each file, or says that it took too long. */
const checkEach = <Item extends {file: SourceFile}>(
  items: readonly Item[],
  run: (item: Item) => CheckedFile,
): CheckedFile[] =>
  items.map((item) =>
    withinTime(
      item.file,
      () => run(item),
      (problem) => ({problems: [problem]}),
    ),
  );

/**
 * Checks all content of a site: pages, records and their words.
 *
 * @param siteDir the project's root
 * @param edited what to check instead of what some files contain
 * @throws Error when the site has no `config/content.ts`, or when files can't be read
 */
export const checkContent = (
  siteDir: string,
  config: ContentConfig = loadContentConfig(siteDir),
  edited?: EditedFiles,
): Promise<ContentReport> =>
  checkAll(siteDir, config, edited).catch((error: unknown) => {
    throw explainHandles(error);
  });

async function checkAll(
  siteDir: string,
  config: ContentConfig,
  edited?: EditedFiles,
): Promise<ContentReport> {
  const {spelling, addressField = ''} = config;
  const pages = readPages(siteDir, config, edited);
  const files = readRecordFiles(siteDir, config, edited);
  const records = files.filter(({isReadable}) => isReadable);
  const siteMap = new SiteMap(siteDir, pages, config.components);
  const [ownAddress] = textsInRecords(records, [addressField]);
  const content: Content = {config, pages, records, siteMap, ownAddress};
  const list = readList(siteDir, spelling.words, edited);
  const checked = [
    ...checkEach(pages, (page) => ({
      problems: checkPage(page, content),
      text: page.isReadable ? checkPageText(page, config) : undefined,
    })),
    ...checkEach(files, (record) => ({
      problems: checkRecord(record, content),
      text: record.isReadable ? checkRecordText(record) : undefined,
    })),
  ];
  const texts = checked.flatMap(({text}) => text ?? []);
  const spellingProblems = await checkSpelling(
    texts.map(({words}) => words),
    {
      configFile: join(siteDir, spelling.config),
      words: [...list.entries, ...textsInRecords(records, spelling.nameFields).flatMap(wordsIn)],
      wordsFile: spelling.words,
    },
  );
  return {
    sources: [...pages, ...files].map(({file}) => file),
    diagnostics: sorted([
      ...(list.problem ? [list.problem] : []),
      ...[...checked, ...texts].flatMap(({problems}) => problems),
      ...checkSite(content),
      ...spellingProblems,
    ]),
    reminders: [
      ...unpublishedFiles(siteDir, config.contentFolder),
      ...(config.reminders?.(content) ?? []),
    ],
  };
}
