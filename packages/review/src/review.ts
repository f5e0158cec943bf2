import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import {compareRecords} from './compare/compareRecords';
import {compareSites, showAlone} from './compare/compareSites';
import type {PageChange, Side} from './compare/compareSites';
import {recordsOf} from './compare/recordsOf';
import {encodePictures} from './report/encodePictures';
import {renderReport} from './report/renderReport';
import type {ReviewFacts} from './report/ReviewFacts';
import {summaryOf} from './report/summary';
import type {Build} from './versions/Build';
import {buildVersion} from './versions/buildVersion';
import {commitOfWorkingTree, findBase} from './versions/git';
import {identicalPages} from './versions/identicalPages';
import {BuildError} from './versions/run';
import {outlinesOf, takeSnapshot} from './visit/takeSnapshot';

export type ReviewOptions = {
  /** The project's root. */
  siteDir: string;
  /** A branch, a tag or a commit; without it, where the branch left `main`. */
  base?: string;
  /** Where the site and the report will be published, for links. */
  previewUrl?: string;
  reportUrl?: string;
  /** Is told of each step. */
  say: (message: string) => void;
};

/** The build of the base, or why there is none. */
async function buildBase(
  {siteDir, say}: ReviewOptions,
  commit: string,
): Promise<{build?: Build; baseFailure?: string}> {
  try {
    return {build: await buildVersion(siteDir, commit, (message) => say(`before: ${message}`))};
  } catch (error) {
    if (!(error instanceof BuildError)) {
      throw error;
    }
    say('before: it cannot be built, so the pages are shown as they are now');
    return {baseFailure: error.message};
  }
}

/** What a visitor sees of two versions, and what of it is different. */
async function compare(
  browser: Browser,
  before: Build | undefined,
  after: Build,
  work: string,
  say: (message: string) => void,
): Promise<{old?: Side; young: Side; changes: PageChange[]}> {
  const identical = before ? identicalPages(before, after) : new Set<string>();
  const isLookedAt = (path: string) => !identical.has(path);
  async function lookAt(name: string, build: Build): Promise<Side> {
    const folder = join(work, name);
    const tell = (message: string) => say(`${name}: ${message}`);
    return {snapshot: await takeSnapshot(browser, build, isLookedAt, folder, tell), folder};
  }
  const young = await lookAt('now', after);
  if (!before) {
    return {young, changes: showAlone(young)};
  }
  const old = await lookAt('before', before);
  say('comparing');
  return {old, young, changes: compareSites(old, young, outlinesOf(after, identical))};
}

/** Writes the files of a folder, each of them whole. */
function writeFiles(folder: string, files: Record<string, string>): void {
  mkdirSync(folder, {recursive: true});
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  }
}

/**
 * Compares what a visitor sees of the working tree with another version, and writes
 * `review/index.html` and `review/summary.md`.
 *
 * @returns what the report says
 * @throws BuildError when the working tree cannot be built, and Error when there is no such base
 */
export async function review(browser: Browser, options: ReviewOptions): Promise<ReviewFacts> {
  const {siteDir, previewUrl, reportUrl, say} = options;
  const base = findBase(siteDir, options.base);
  const head = commitOfWorkingTree(siteDir);
  const work = mkdtempSync(join(tmpdir(), 'review-pictures-'));
  try {
    const after = await buildVersion(siteDir, head, (message) => say(`now: ${message}`));
    const {build: before, baseFailure} = await buildBase(options, base);
    const {old, young, changes} = await compare(browser, before, after, work, say);
    const facts: ReviewFacts = {
      base,
      changes,
      records: old ? compareRecords(recordsOf(siteDir, base), recordsOf(siteDir, head)) : [],
      baseFailure,
      previewUrl,
      reportUrl,
    };
    const pictures = await encodePictures(browser, changes, old, young);
    writeFiles(join(siteDir, 'review'), {
      'index.html': renderReport(facts, pictures),
      'summary.md': summaryOf(facts),
    });
    return facts;
  } finally {
    rmSync(work, {recursive: true, force: true});
  }
}
