import {mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import {builtPages} from '@sitekit/browser/build';
import {pageInfo} from './capture/capturePage';
import {captureSite} from './capture/captureSite';
import type {SiteCapture} from './capture/PageCapture';
import type {PageChange} from './compare/comparePage';
import {compareSites, showAlone} from './compare/compareSites';
import type {ReviewConfig} from './config';
import {compareRecords} from './content/compareRecords';
import {readVersionContent} from './content/readVersionContent';
import type {RecordChange} from './content/RecordChange';
import {drawThumbnails} from './report/drawThumbnails';
import {encodeScreenshots} from './report/encodeScreenshots';
import {renderReport} from './report/renderReport';
import {renderSummary} from './report/renderSummary';
import {thumbnailFile} from './report/wording';
import type {ReviewResult, ReviewedVersion} from './ReviewResult';
import {confirmUses} from './use/confirmUses';
import {buildVersion} from './versions/buildVersion';
import {commitWorkingTree, findBase} from './versions/git';
import {identicalPages} from './versions/identicalPages';
import {VersionBuildError} from './versions/runCommand';

export type ReviewOptions = {
  /** The project's root. */
  siteDir: string;
  config: ReviewConfig;
  /** A branch, a tag or a commit; by default the commit where the branch left `main`. */
  base?: string;
  /** The version that the report names. */
  version?: ReviewedVersion;
  /** The addresses where the preview and the report will be published. */
  previewUrl?: string;
  reportUrl?: string;
  /** Is called at each step. */
  onProgress: (message: string) => void;
};

/** The build folders of both versions; the base may be impossible to build. */
type Builds = {before?: string; after: string; baseFailure?: string};

async function buildBoth(
  {siteDir, config, onProgress}: ReviewOptions,
  base: string,
  head: string,
): Promise<Builds> {
  const build = (commit: string, name: string) =>
    buildVersion(siteDir, commit, config.ignoredVariables, (message) =>
      onProgress(`${name}: ${message}`),
    );
  const after = await build(head, 'after');
  try {
    return {before: await build(base, 'before'), after};
  } catch (error) {
    if (!(error instanceof VersionBuildError)) {
      throw error;
    }
    onProgress("before: can't be built, so the pages are shown as they are now");
    return {after, baseFailure: error.message};
  }
}

/** Opens the pages that may differ, and compares them. */
async function comparePages(
  browser: Browser,
  {before, after}: Builds,
  work: string,
  onProgress: (message: string) => void,
): Promise<{oldCapture?: SiteCapture; capture: SiteCapture; changes: PageChange[]}> {
  const identical = before === undefined ? new Set<string>() : identicalPages(before, after);
  // Only what can be compared is worth trying, and the navbar and the footer are the same everywhere.
  const pathsOf = (build: string) => builtPages(build).map(({path}) => path);
  const old = before === undefined ? [] : pathsOf(before);
  const compared = pathsOf(after).filter((path) => old.includes(path) && !identical.has(path));
  const explorationOf = (path: string) => {
    if (!compared.includes(path)) {
      return 'nothing';
    }
    return path === compared[0] ? 'all' : 'own';
  };
  const captureBuild = (name: string, buildFolder: string) =>
    captureSite(
      browser,
      buildFolder,
      (path) => !identical.has(path),
      join(work, name),
      (message) => onProgress(`${name}: ${message}`),
      explorationOf,
    );
  if (before === undefined) {
    const capture = await captureBuild('after', after);
    return {capture, changes: showAlone(capture)};
  }
  const [oldCapture, capture] = await Promise.all([
    captureBuild('before', before),
    captureBuild('after', after),
  ]);
  await confirmUses(
    browser,
    {buildFolder: before, capture: oldCapture},
    {buildFolder: after, capture},
    onProgress,
  );
  const unopened = builtPages(after).filter(({path}) => identical.has(path));
  const changes = compareSites(
    oldCapture,
    capture,
    unopened.map((page) => pageInfo(after, page)),
  );
  return {oldCapture, capture, changes};
}

function findRecordChanges(
  {siteDir, config}: ReviewOptions,
  base: string,
  head: string,
): RecordChange[] {
  const {content, numbered} = config;
  if (!content) {
    return [];
  }
  const read = (commit: string) =>
    readVersionContent(siteDir, commit, content, numbered?.component);
  return compareRecords(read(base), read(head), config);
}

/** Writes files in one step each, so that no one reads half a report. */
function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  mkdirSync(folder, {recursive: true});
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  }
}

/**
 * Compares what a visitor gets from the working tree with another version, and writes
 * `review/index.html` and `review/summary.md`.
 *
 * @throws VersionBuildError if the working tree can't be built, and Error if the base doesn't exist
 */
export async function reviewSite(browser: Browser, options: ReviewOptions): Promise<ReviewResult> {
  const {siteDir, version, previewUrl, reportUrl, onProgress} = options;
  const base = findBase(siteDir, options.base);
  const head = commitWorkingTree(siteDir);
  const work = mkdtempSync(join(tmpdir(), 'review-screenshots-'));
  try {
    const builds = await buildBoth(options, base, head);
    const {oldCapture, capture, changes} = await comparePages(browser, builds, work, onProgress);
    const result: ReviewResult = {
      base,
      version,
      changes,
      records: oldCapture ? findRecordChanges(options, base, head) : [],
      baseFailure: builds.baseFailure,
      previewUrl,
      reportUrl,
    };
    const screenshots = await encodeScreenshots(changes, oldCapture, capture);
    // Only a comment shows them, at the address of the published report.
    const pictures = reportUrl ? await drawThumbnails(changes, screenshots) : [];
    const thumbnails = new Map<string, string>();
    const files: Record<string, string | Buffer> = {};
    for (const [path, picture] of pictures) {
      const file = thumbnailFile(path, version?.commit);
      thumbnails.set(path, file);
      files[file] = picture;
    }
    writeFiles(join(siteDir, 'review'), {
      ...files,
      'index.html': renderReport(result, screenshots),
      'summary.md': renderSummary({...result, thumbnails}),
    });
    return result;
  } finally {
    rmSync(work, {recursive: true, force: true});
  }
}
