import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {loadContentConfig} from './config';
import type {ContentConfig} from './config';
import type {Diagnostic, Problem} from './Diagnostic';
import {explainHandles} from './fileHandles';
import type {Content, SiteRule} from './config';
import {ignoredFiles} from './model/addresses';
import {readPages} from './model/readPage';
import {SiteMap} from './model/SiteMap';
import {readRecordFiles, readSource, textsInRecords} from './records/readRecord';
import type {EditedFiles, RecordFile} from './records/readRecord';
import {checkPage} from './rules';
import {checkDuplicatePages, checkRecordFiles, checkRecordLinks} from './rules/files';
import {checkPageText, checkRecordText} from './rules/texts';
import {SourceFile} from './SourceFile';
import {checkSpelling} from './spelling/checkSpelling';
import {wordsIn} from './spelling/words';
import {withinTime} from './timeLimit';
import {wholeFileProblem} from './wholeFileProblem';

/** What was checked, and the problems that were found. */
export type ContentReport = {
  /** The files that were read. */
  sources: SourceFile[];
  /** In the order of files and lines. */
  diagnostics: Diagnostic[];
  /** What the owner of the site has to know, although nothing is wrong. */
  reminders: readonly string[];
};

const siteRules: readonly SiteRule[] = [checkDuplicatePages, checkRecordFiles];

const inFile = (file: SourceFile, problems: readonly Problem[]): Diagnostic[] =>
  problems.map((problem) => file.diagnostic(problem));

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
  const problem = wholeFileProblem(file);
  return {
    entries: file.text.split('\n').map((line) => line.replace(/#.*/, '').trim()),
    problems: inFile(file, problem ? [problem] : []),
  };
}

/** The problems of a record. */
function checkRecord(record: RecordFile, content: Content): Diagnostic[] {
  if (!record.isReadable) {
    return inFile(record.file, record.problems);
  }
  const links = checkRecordLinks(record, content);
  // An address that leads nowhere usually doesn't fit its schema either.
  const wrongLinks = links.filter(({severity}) => severity !== 'warning');
  const reported = wrongLinks.map(({offset}) => offset);
  const others = record.problems.filter(({offset}) => !reported.includes(offset));
  return inFile(record.file, [...others, ...links]);
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

type CheckedFile = {diagnostics: Diagnostic[]; text?: ReturnType<typeof checkRecordText>};

/** Checks a file, or says that it took too long. */
const checkWithinTime = (file: SourceFile, run: () => CheckedFile): CheckedFile =>
  withinTime(run, (problem) => ({diagnostics: inFile(file, [problem])}));

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
  const words = readList(siteDir, spelling.words, edited);
  const checked = [
    ...pages.map((page) =>
      checkWithinTime(page.file, () => ({
        diagnostics: inFile(page.file, checkPage(page, content)),
        text: page.unreadable ? undefined : checkPageText(page, config),
      })),
    ),
    ...files.map((record) =>
      checkWithinTime(record.file, () => ({
        diagnostics: checkRecord(record, content),
        text: record.isReadable ? checkRecordText(record) : undefined,
      })),
    ),
  ];
  const texts = checked.flatMap(({text}) => text ?? []);
  const problems = [
    ...words.problems,
    ...checked.flatMap(({diagnostics}) => diagnostics),
    ...texts.flatMap((text) => inFile(text.words.file, text.problems)),
    ...[...siteRules, ...config.rules].flatMap((rule) => rule(content)),
    ...(await checkSpelling(
      texts.map(({words: prose}) => prose),
      {
        configFile: join(siteDir, spelling.config),
        words: [...words.entries, ...textsInRecords(records, spelling.nameFields).flatMap(wordsIn)],
        wordsFile: spelling.words,
      },
    )),
  ];
  return {
    sources: [...pages, ...files].map(({file}) => file),
    diagnostics: sorted(problems),
    reminders: [
      ...unpublishedFiles(siteDir, config.contentFolder),
      ...(config.reminders?.(content) ?? []),
    ],
  };
}
