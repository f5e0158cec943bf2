import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import {load} from 'cheerio';
import {builtPages} from './builtFiles';
import {capturePage} from './capture/capturePage';
import type {PageCapture} from './capture/capturePage';
import {withWindows} from './capture/openWindow';
import type {Windows} from './capture/openWindow';
import {comparePage, confirmSection, emptySection, onlySection} from './compare/comparePage';
import {splitShared} from './compare/splitShared';
import {notFoundPath} from './model';
import type {Review, Section, SectionStatus} from './model';
import {renderReport} from './report/renderReport';
import {renderSummary} from './report/renderSummary';
import {buildVersion, VersionBuildError} from './versions/buildVersion';
import {commitWorkingTree, findBase} from './versions/git';
import {identicalPages} from './versions/identicalPages';

export {sentencesOf} from './report/renderSummary';
export {hasOwnChanges} from './report/words';

/** Is called at each step. */
type OnProgress = (message: string) => void;

const statusOrder: SectionStatus[] = ['changed', 'added', 'removed', 'unchanged'];

/** What changes on every page first, and the page for unknown addresses last of its kind. */
const inOrder = (sections: readonly Section[]): Section[] =>
  sections.toSorted(
    (a, b) =>
      Number(a.status === 'unchanged') - Number(b.status === 'unchanged') ||
      Number(a.path === notFoundPath) - Number(b.path === notFoundPath) ||
      statusOrder.indexOf(a.status) - statusOrder.indexOf(b.status) ||
      (a.path ?? '').localeCompare(b.path ?? '', 'en'),
  );

/** The folders of both builds. */
type Builds = {before: string; after: string};

type OpenVersions = Record<keyof Builds, Windows>;

/**
 * Compares a page that is in both versions. A difference is looked at a second time, because a slow
 * computer can make a page look different.
 */
async function comparePair(
  open: OpenVersions,
  before: PageCapture,
  after: PageCapture,
): Promise<Section> {
  const first = await comparePage(before, after);
  if (first.status === 'unchanged') {
    return first;
  }
  const again = await Promise.all([
    capturePage(open.before, before.path),
    capturePage(open.after, after.path),
  ]);
  return confirmSection(first, await comparePage(...again));
}

/**
 * Compares the pages of two builds that may differ.
 *
 * @returns the sections of the report, in no order
 */
export async function compareBuilds(
  browser: Browser,
  builds: Builds,
  onProgress: OnProgress,
): Promise<Section[]> {
  const identical = identicalPages(builds.before, builds.after);
  const sections = builtPages(builds.after)
    .filter(({path}) => identical.has(path))
    .map(({path, file}): Section => {
      const html = readFileSync(join(builds.after, file), 'utf8');
      const section = emptySection(path, load(html)('title').text(), 'unchanged');
      return {...section, isIdentical: true};
    });
  await withWindows(browser, builds.before, (before) =>
    withWindows(browser, builds.after, async (after) => {
      const open: OpenVersions = {before, after};
      const capture = async (version: keyof Builds) => {
        const captures: PageCapture[] = [];
        const paths = builtPages(builds[version]).map(({path}) => path);
        for (const path of paths.filter((each) => !identical.has(each))) {
          captures.push(await capturePage(open[version], path));
          onProgress(`${version}: opened ${path}`);
        }
        return captures;
      };
      const [former, current] = await Promise.all([capture('before'), capture('after')]);
      for (const page of current) {
        const old = former.find(({path}) => path === page.path);
        if (old) {
          sections.push(await comparePair(open, old, page));
          onProgress(`compared ${page.path}`);
        } else {
          sections.push(await onlySection(page, 'added'));
        }
      }
      const removed = former.filter(({path}) => !current.some((page) => page.path === path));
      sections.push(...(await Promise.all(removed.map((page) => onlySection(page, 'removed')))));
    }),
  );
  return splitShared(sections);
}

/**
 * Compares what a visitor gets from the working tree with another version, and writes
 * `review/index.html` and `review/summary.json`.
 *
 * @param siteDir the project's root
 * @param baseName a branch, a tag or a commit; by default the commit where the branch left `main`
 * @throws VersionBuildError if the working tree can't be built, and Error if the base doesn't exist
 */
export async function reviewSite(
  browser: Browser,
  siteDir: string,
  baseName: string | undefined,
  onProgress: OnProgress,
): Promise<Review> {
  const base = await findBase(siteDir, baseName);
  const head = await commitWorkingTree(siteDir);
  const build = (commit: string, name: string) =>
    buildVersion(siteDir, commit, (message) => onProgress(`${name}: ${message}`));
  const [before, after] = await Promise.all([
    build(base, 'before').catch((error: unknown) => {
      if (error instanceof VersionBuildError) {
        return error;
      }
      throw error;
    }),
    build(head, 'after'),
  ]);
  const review: Review =
    before instanceof VersionBuildError
      ? {base, sections: [], baseFailure: before.message}
      : {base, sections: inOrder(await compareBuilds(browser, {before, after}, onProgress))};
  const folder = join(siteDir, 'review');
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'index.html'), renderReport(review));
  writeFileSync(join(folder, 'summary.json'), `${JSON.stringify(renderSummary(review))}\n`);
  return review;
}
