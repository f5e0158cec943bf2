import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {viewports} from '../capture/PageCapture';
import type {
  PageArea,
  PageCapture,
  PageInfo,
  Rows,
  SiteCapture,
  TextBlock,
  Viewport,
} from '../capture/PageCapture';
import {compareLists, compareValues, describeLink, hiddenStyles, without} from './compareFacts';
import type {ListChange, ValueChange} from './compareFacts';
import {compareScreenshots} from './compareScreenshots';
import type {ScreenshotChange} from './compareScreenshots';
import {compareUses, withScreenshots} from './compareUses';
import type {UseChange} from './compareUses';
import {compareTexts, keyOf} from './compareTexts';
import type {TextChange} from './compareTexts';
import type {Region} from './joinCells';

export type PageChange = {
  /** The path of the page now, or its last path if it was removed. */
  path: string;
  status: 'changed' | 'added' | 'removed' | 'unchanged';
  /** For a page whose path changed. */
  formerPath?: string;
  before?: PageInfo & Partial<PageCapture>;
  after?: PageInfo & Partial<PageCapture>;
  /** For a page that was added or removed, all of its text except navbar and footer. */
  texts: TextChange[];
  values: ValueChange[];
  lists: ListChange[];
  /** Links on the page now whose target doesn't exist. */
  brokenLinks: string[];
  screenshots: Partial<Record<Viewport, ScreenshotChange>>;
  /** The controls that work differently, with screenshots if what appears looks different. */
  uses: UseChange[];
  /** The areas in which it looks different. */
  looks: PageArea[];
};

/** Text that differs on a desktop, only on a phone, or without scripts. */
export function compareAllTexts(before: PageCapture, after: PageCapture): TextChange[] {
  const known = new Map<string, TextChange>();
  const add = (changes: readonly TextChange[], section?: string) => {
    for (const change of changes.filter((each) => !known.has(keyOf(each)))) {
      known.set(keyOf(change), section === undefined ? change : {...change, section});
    }
  };
  add(compareTexts(before.texts.desktop, after.texts.desktop));
  add(compareTexts(before.texts.phone, after.texts.phone));
  add(compareTexts(before.withoutJavaScript, after.withoutJavaScript), 'Without JavaScript');
  return Array.from(known.values());
}

const findBrokenLinks = ({links}: PageCapture): string[] =>
  links.filter(({isThere}) => isThere === false).map(describeLink);

function compareViews(
  [beforeFolder, before]: [string, PageCapture],
  [afterFolder, after]: [string, PageCapture],
): PageChange['screenshots'] {
  const changes: PageChange['screenshots'] = {};
  for (const viewport of viewports) {
    const change = compareScreenshots(
      readFileSync(join(beforeFolder, before.screenshots[viewport])),
      readFileSync(join(afterFolder, after.screenshots[viewport])),
    );
    if (change) {
      changes[viewport] = change;
    }
  }
  return changes;
}

/** The areas of a page in which screenshots differ. */
function findLooks(
  screenshots: PageChange['screenshots'],
  before: PageCapture,
  after: PageCapture,
): PageArea[] {
  const areasOf = (regions: readonly Region[] = [], main: Rows) =>
    regions.flatMap(({top, height}): PageArea[] => [
      ...(top < main.top ? ['navbar' as const] : []),
      ...(top < main.top + main.height && top + height > main.top ? ['main' as const] : []),
      ...(top + height > main.top + main.height ? ['footer' as const] : []),
    ]);
  const areas = viewports.flatMap((viewport) => [
    ...areasOf(screenshots[viewport]?.before, before.mainRows[viewport]),
    ...areasOf(screenshots[viewport]?.after, after.mainRows[viewport]),
  ]);
  return Array.from(new Set(areas));
}

/** Compares two captures of one page, which may have moved to another path. */
export function comparePage(
  {folder: beforeFolder}: SiteCapture,
  {folder: afterFolder}: SiteCapture,
  before: PageCapture,
  after: PageCapture,
): PageChange {
  const hasMoved = before.path !== after.path;
  const screenshots = compareViews([beforeFolder, before], [afterFolder, after]);
  const looksDifferent = Object.keys(screenshots).length > 0;
  const looks = findLooks(screenshots, before, after);
  const texts = compareAllTexts(before, after);
  const isShownInMain = looks.includes('main') || texts.some(({area}) => area === 'main');
  // The canonical address always follows the path.
  const values = compareValues(before, after).filter(
    ({field}) => !(hasMoved && field === 'canonical'),
  );
  const lists = compareLists(before, after, texts).filter(
    ({what}) => what !== hiddenStyles || !isShownInMain,
  );
  const uses = hasMoved
    ? []
    : withScreenshots(compareUses(before.uses, after.uses, texts), beforeFolder, afterFolder);
  const changes = [...texts, ...values, ...lists, ...uses];
  const isUnchanged = !hasMoved && !looksDifferent && changes.length === 0;
  return {
    path: after.path,
    status: isUnchanged ? 'unchanged' : 'changed',
    ...(hasMoved && {formerPath: before.path}),
    before,
    after,
    texts,
    values,
    lists,
    brokenLinks: findBrokenLinks(after),
    screenshots,
    uses,
    looks,
  };
}

const mainBlocks = ({texts}: PageCapture): TextBlock[] =>
  texts.desktop.filter(({area}) => area === 'main');

/** Of a page that doesn't change. */
export const noChanges = {
  texts: [],
  values: [],
  lists: [],
  brokenLinks: [],
  screenshots: {},
  uses: [],
  looks: [],
};

export const pageAdded = (after: PageCapture): PageChange => ({
  ...noChanges,
  path: after.path,
  status: 'added',
  after,
  texts: compareTexts([], mainBlocks(after)),
  brokenLinks: findBrokenLinks(after),
});

export const pageRemoved = (before: PageCapture): PageChange => ({
  ...noChanges,
  path: before.path,
  status: 'removed',
  before,
  texts: compareTexts(mainBlocks(before), []),
});

export const pageUnchanged = (page: PageInfo): PageChange => ({
  ...noChanges,
  path: page.path,
  status: 'unchanged',
  before: page,
  after: page,
});

/** The share of text that two pages have in common, from 0 to 1. */
export function textSimilarity(a: PageCapture, b: PageCapture): number {
  const textsOf = (page: PageCapture) => mainBlocks(page).map(({text}) => text);
  const [textsA, textsB] = [textsOf(a), textsOf(b)];
  const common = textsA.length - without(textsA, textsB).length;
  return (2 * common) / (textsA.length + textsB.length || 1);
}
