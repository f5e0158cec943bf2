import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import {readBuild} from './builtFiles';
import type {Build, BuiltPage} from './builtFiles';
import {load} from 'cheerio';
import {capturePage} from './capture/capturePage';
import type {SameParts} from './capture/capturePage';
import {withWindows} from './capture/openWindow';
import type {Windows} from './capture/openWindow';
import {drawLooks, reportPages} from './compare/comparePages';
import type {ComparedPage} from './compare/comparePages';
import {drawPage, findAllShots} from './compare/comparePictures';
import type {Shot} from './compare/comparePictures';
import {compareHunks, findHunks} from './compare/compareFacts';
import {compareTexts} from './compare/compareTexts';
import {notFoundPath} from './model';
import type {Change, Fact, Part} from './model';

/** Is called at each step. */
type OnProgress = (message: string) => void;

const oldAddresses = 'Old addresses';

/** What pages share, pages that change, old addresses, and pages that don't change. */
function rankOf({path, name, status}: Part): number {
  if (path === undefined) {
    return name === oldAddresses ? 5 : 0;
  }
  const isUnknown = path === notFoundPath && status !== 'unchanged';
  return isUnknown ? 4 : {changed: 1, added: 2, removed: 3, unchanged: 6}[status];
}
const inOrder = (parts: readonly Part[]): Part[] =>
  parts.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || (a.path ?? '').localeCompare(b.path ?? '', 'en'),
  );

/** Files that change with every page, and that no page loads. */
const noAsset =
  /^(?:_headers|_redirects|robots\.txt|sitemap\.xml)$|^assets\/.*[./-][\dA-Za-z]{8,}\.\w+$/;

/** Whether everything that pages load is the same. A file with a hash in its name is, if its name is. */
function haveSameAssets(before: Build, after: Build): boolean {
  const files = (build: Build) => build.files.filter((file) => !noAsset.test(file));
  const read = (build: Build, file: string) => readFileSync(join(build.folder, file));
  const [old, current] = [files(before), files(after)];
  return (
    old.join('\n') === current.join('\n') &&
    current.every((file) => read(before, file).equals(read(after, file)))
  );
}

/** The parts of a page whose HTML is the same, if its styles and scripts are, too. */
function findSameParts(before: BuiltPage, after: BuiltPage): SameParts {
  const [old, current] = [before, after].map(({html}) => {
    const $ = load(html);
    const assets = $.html($('link[rel=stylesheet], script, style'));
    const main = $('main').html();
    $('main').empty();
    return {assets, main, around: $('body').html()};
  });
  const isSame = old?.assets === current?.assets;
  return {
    main: isSame && old?.main === current?.main,
    around: isSame && old?.around === current?.around,
  };
}

/** How old addresses change. */
function compareRedirects(before: Build, after: Build): Part[] {
  const factsOf = ({redirects}: Build) =>
    Array.from(redirects, ([from, to]): Fact => ({
      kind: 'redirect',
      text: `${from} → ${to}`,
      place: {area: 'main', section: '', heading: ''},
      label: from,
    }));
  const current = factsOf(after);
  const changes: Change[] = compareHunks(findHunks(factsOf(before), current), current);
  return changes.length > 0 ? [{name: oldAddresses, status: 'changed', changes, looks: []}] : [];
}

type OpenVersions = {before: Windows; after: Windows};

async function comparePage(
  open: OpenVersions,
  {path, name}: BuiltPage,
  same: SameParts,
): Promise<ComparedPage> {
  const [before, after] = await Promise.all([
    capturePage(open.before, path, same),
    capturePage(open.after, path, same),
  ]);
  const shots = await findAllShots(before, after);
  const isInMain = ({area}: Shot) => area === 'main';
  return {
    path,
    name,
    changes: compareTexts(before, after),
    looks: await drawLooks(shots.filter(isInMain)),
    around: shots.filter((shot) => !isInMain(shot)),
  };
}

/** A page that only the second version has: its pictures show what is on it. */
async function showPage(windows: Windows, {path, name}: BuiltPage): Promise<Part> {
  const pictures = await drawPage(await capturePage(windows, path));
  const place = {area: 'main', section: '', heading: ''} as const;
  return {path, name, status: 'added', changes: [], looks: [{place, sections: [''], pictures}]};
}

/**
 * Compares what visitors get from two builds of a site.
 *
 * @returns the parts of the report
 */
export async function compareBuilds(
  browser: Browser,
  folders: {before: string; after: string},
  onProgress: OnProgress,
): Promise<Part[]> {
  const [before, after] = [readBuild(folders.before), readBuild(folders.after)];
  const sameAssets = haveSameAssets(before, after);
  const formerPages = new Map(before.pages.map((page) => [page.path, page]));
  const compared: ComparedPage[] = [];
  const added: Part[] = [];
  await withWindows(browser, before, (openBefore) =>
    withWindows(browser, after, async (openAfter) => {
      for (const page of after.pages) {
        const former = formerPages.get(page.path);
        if (!former) {
          added.push(await showPage(openAfter, page));
        } else if (sameAssets && former.html === page.html) {
          const {path, name} = page;
          compared.push({path, name, isIdentical: true, changes: [], looks: [], around: []});
          continue;
        } else {
          const same = sameAssets ? findSameParts(former, page) : {};
          compared.push(await comparePage({before: openBefore, after: openAfter}, page, same));
        }
        onProgress(`compared ${page.path}`);
      }
    }),
  );
  const paths = new Set(after.pages.map(({path}) => path));
  const removed = before.pages
    .filter(({path}) => !paths.has(path))
    .map(({path, name}): Part => {
      const redirect = after.redirects.get(path);
      return {path, name, status: 'removed', changes: [], looks: [], ...(redirect && {redirect})};
    });
  return inOrder([
    ...(await reportPages(compared)),
    ...compareRedirects(before, after),
    ...added,
    ...removed,
  ]);
}
