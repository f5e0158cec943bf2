import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {loadContentConfig} from './config';
import type {ContentConfig} from './config';
import type {Diagnostic, Range} from './Diagnostic';
import type {Content} from './model/Content';
import {readPages} from './model/readPage';
import {SiteMap} from './model/SiteMap';
import {readSource, textsInRecords} from './records/readRecord';
import type {EditedFiles} from './records/readRecord';
import {checkPage} from './rules';
import {checkDuplicatePages, checkOtherFiles, wholeFileProblem} from './rules/pages';
import {checkRecordLinks, cutOffProblems, readRecords, textsOf} from './rules/records';
import {findInText} from './rules/textRules';
import type {SourceFile} from './SourceFile';
import {checkNames, checkSpelling} from './spelling/checkSpelling';
import {pageProse, recordProse, textAttributes, withoutRanges} from './spelling/prose';
import type {Prose} from './spelling/prose';
import {wordsIn} from './spelling/words';
import {sentences} from './suggest';

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

/** More other places would make a hint hard to read. */
const MAX_PLACES = 5;

/** Turns diagnostics with the same cause into one, at the first place, which names the others. */
function mergePlaces(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.flatMap((diagnostic): Diagnostic[] => {
    const {cause, ...details} = diagnostic;
    const same = cause === undefined ? [] : diagnostics.filter((other) => other.cause === cause);
    if (same.length > 0 && same[0] !== diagnostic) {
      return [];
    }
    const {file, hint} = diagnostic;
    const places = Array.from(
      new Set(
        same
          .slice(1)
          .map((place) =>
            place.file === file ? `line ${place.line}` : `${place.file}:${place.line}`,
          ),
      ),
    );
    const rest = places.length - MAX_PLACES;
    const shown = [...places.slice(0, MAX_PLACES), ...(rest > 0 ? [`${rest} more places`] : [])];
    const others = shown.length > 0 ? `Also on ${shown.join(', ')}.` : undefined;
    const repeats = same.slice(1).flatMap((place) => {
      const [edit] = place.suggestions ?? [];
      return edit ? [{file: place.file, start: edit.start, end: edit.end}] : [];
    });
    return [
      {
        ...details,
        ...(hint || others ? {hint: sentences(hint, others)} : {}),
        ...(repeats.length > 0 && {repeats}),
      },
    ];
  });
}

/** A list of words, with one entry per line; `#` starts a comment. A missing file is empty. */
function readList(siteDir: string, path: string, edited?: EditedFiles) {
  if (!existsSync(join(siteDir, path)) && !edited?.has(path)) {
    return {entries: [], problem: undefined};
  }
  const file = readSource(siteDir, path, edited);
  const problem = wholeFileProblem(file);
  const entries = file.text
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
  return {entries: problem ? [] : entries, problem};
}

/** The whole words around ranges, in which other rules would find more of the same problem. */
const wholeWords = (text: string, ranges: readonly Range[]): Range[] =>
  ranges.map(({start, end}) => ({
    start: start - (/[^\s\0]*$/.exec(text.slice(0, start))?.[0].length ?? 0),
    end: end + (/^[^\s\0]*/.exec(text.slice(end))?.[0].length ?? 0),
  }));

/** Applies the text rules to a file, and leaves the words for the spelling check. */
function checkText(prose: Prose, fields: readonly Range[]): {found: Diagnostic[]; words: Prose} {
  const {file, text} = prose;
  const characters = findInText('file', file.text);
  const readable = withoutRanges(prose, wholeWords(text, characters));
  const inProse = findInText('prose', readable.text);
  const inFields = fields.flatMap((range) => findInText('field', file.text, range));
  return {
    found: [...characters, ...inProse, ...inFields].map(({start: _start, end: _end, ...problem}) =>
      file.at(problem),
    ),
    words: withoutRanges(
      readable,
      inProse.filter(({severity}) => severity !== 'warning'),
    ),
  };
}

/**
 * Checks all content of a site: pages, records and their words.
 *
 * @param siteDir the project's root
 * @param edited what to check instead of what some files contain
 * @throws Error when the site has no `config/content.ts`
 */
export async function checkContent(
  siteDir: string,
  config: ContentConfig = loadContentConfig(siteDir),
  edited?: EditedFiles,
): Promise<ContentReport> {
  const {spelling, addressField = ''} = config;
  const pages = readPages(siteDir, config, edited);
  const siteMap = new SiteMap(siteDir, pages, config.components);
  const {diagnostics: inRecords, records, sources} = readRecords(siteDir, config, edited);
  const [ownAddress] = textsInRecords(records, [addressField]);
  const content: Content = {config, pages, records, siteMap, ownAddress};
  const links = records.flatMap((record) =>
    checkRecordLinks(record, content).map((problem) => record.file.at(problem)),
  );
  // An address that leads nowhere usually doesn't fit its schema, either.
  const diagnostics = inRecords.filter(
    ({file, line, column}) =>
      !links.some((link) => link.file === file && link.line === line && link.column === column),
  );
  const names = readList(siteDir, spelling.names, edited);
  const words = readList(siteDir, spelling.words, edited);

  const texts = [
    ...pages
      .filter(({file}) => !wholeFileProblem(file))
      .map((page) =>
        checkText(pageProse(page, config), [
          ...page.frontMatter.texts,
          ...textAttributes(page, config, 'components'),
        ]),
      ),
    ...records.map((record) => {
      const fields = textsOf(record).filter(({isFreeText}) => isFreeText);
      return checkText(recordProse(record), fields);
    }),
  ];
  const proses = texts.map((text) => text.words);
  diagnostics.push(
    ...[names.problem, words.problem].flatMap((problem) => problem ?? []),
    ...pages.flatMap((page) => checkPage(page, content)),
    ...pages.flatMap(({file, frontMatter}) =>
      frontMatter.texts
        .flatMap((range) => cutOffProblems(file.text, range))
        .map((problem) => file.at(problem)),
    ),
    ...links,
    ...records.flatMap((record) =>
      textsOf(record)
        .filter(({isFreeText}) => isFreeText)
        .flatMap((range) => cutOffProblems(record.file.text, range))
        .map((problem) => record.file.at(problem)),
    ),
    ...texts.flatMap(({found}) => found),
    ...checkDuplicatePages(pages),
    ...checkOtherFiles(siteDir, config),
    ...config.rules.flatMap((rule) => rule(content)),
    ...proses.flatMap((prose) => checkNames(prose, names.entries)),
    ...(await checkSpelling(proses, {
      configFile: join(siteDir, spelling.config),
      words: [
        ...words.entries,
        ...names.entries,
        ...textsInRecords(records, spelling.nameFields).flatMap(wordsIn),
      ],
      wordsFile: spelling.words,
    })),
  );
  return {
    sources: [...pages.map(({file}) => file), ...sources],
    diagnostics: mergePlaces(sorted(diagnostics)),
  };
}
