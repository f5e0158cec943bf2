import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {notFoundPath, widthNames} from '../visit/snapshot';
import type {
  Block,
  Link,
  PageOutline,
  PageSnapshot,
  SiteSnapshot,
  WidthName,
} from '../visit/snapshot';
import {comparePictures} from './comparePictures';
import type {PictureChange} from './comparePictures';
import {compareTexts, keyOf, versionsOf} from './compareTexts';
import type {TextChange} from './compareTexts';

/** Something of which a page has one, such as its title. */
export type ValueChange = {what: string; before: string; after: string};

/** Something of which a page has many, such as a link. */
export type ListChange = {what: string; added: string[]; removed: string[]};

export type PageChange = {
  /** The address of the page as it is now, or as it was when it is gone. */
  path: string;
  verdict: 'changed' | 'added' | 'removed' | 'same';
  /** For a page that is there under another address than before. */
  formerPath?: string;
  before?: PageOutline & Partial<PageSnapshot>;
  after?: PageOutline & Partial<PageSnapshot>;
  /** For a page that is new or gone, all its texts but those of bar and footer. */
  texts: TextChange[];
  values: ValueChange[];
  lists: ListChange[];
  /** Links of the page as it is now that lead to nothing. */
  brokenLinks: string[];
  pictures: Partial<Record<WidthName, PictureChange>>;
};

/** What is seen of a version, and the folder of its pictures. */
export type Side = {snapshot: SiteSnapshot; folder: string};

function nameOfLink({text, address, isThere}: Link): string {
  const name = `${text || '(without words)'} → ${address}`;
  return isThere === false ? `${name} (there is nothing)` : name;
}

/** How a page is said to look in what the pictures do not show. */
export const stylesNotPictured = 'styles that the pictures do not show';

const lines: Record<string, (page: PageSnapshot) => string[]> = {
  headings: ({headings}) => headings.map(({level, text}) => `level ${level}: ${text}`),
  links: ({links}) => links.map(nameOfLink),
  images: ({images}) =>
    images.map(({address, description}) => `${address}: ${description || '(decoration)'}`),
  'names for screen readers': ({labels}) => labels,
  'accessibility problems': ({violations}) => violations,
  [stylesNotPictured]: ({styles}) => styles,
};

/** What is in the first list and not in the second, however often. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((entry) => {
    const index = left.indexOf(entry);
    if (index !== -1) {
      left.splice(index, 1);
    }
    return index === -1;
  });
}

/** @param texts the changes of texts, which tell of headings and of the words of links too */
function compareLists(
  before: PageSnapshot,
  after: PageSnapshot,
  texts: readonly TextChange[],
): ListChange[] {
  const told = new Set(texts.flatMap(versionsOf));
  const untold = (page: PageSnapshot, other: PageSnapshot): PageSnapshot => ({
    ...page,
    headings: page.headings.filter(({text}) => !told.has(text)),
    links: page.links.filter(
      ({text, address}) => !told.has(text) || !other.links.some((link) => link.address === address),
    ),
  });
  const [old, young] = [untold(before, after), untold(after, before)];
  return Object.entries(lines)
    .map(([what, linesOf]) => ({
      what,
      added: without(linesOf(young), linesOf(old)),
      removed: without(linesOf(old), linesOf(young)),
    }))
    .filter(({added, removed}) => added.length > 0 || removed.length > 0);
}

const values = {
  title: 'title',
  description: 'description',
  canonical: 'address for search engines',
  sharedPicture: 'picture beside a shared link',
} as const;

/** @param isElsewhere whether the page has another address now, which goes without saying */
function compareValues(
  before: PageSnapshot,
  after: PageSnapshot,
  isElsewhere: boolean,
): ValueChange[] {
  return Object.entries(values)
    .filter(([field]) => !(isElsewhere && field === 'canonical'))
    .map(([field, what]) => {
      const name = field as keyof typeof values;
      return {what, before: before[name], after: after[name]};
    })
    .filter((change) => change.before !== change.after);
}

/** The words that change on a laptop, those that do on a phone alone, and those of sent forms. */
function compareAllTexts(before: PageSnapshot, after: PageSnapshot): TextChange[] {
  const known = new Map<string, TextChange>();
  const add = (changes: readonly TextChange[], section?: string) => {
    for (const change of changes.filter((each) => !known.has(keyOf(each)))) {
      known.set(keyOf(change), section === undefined ? change : {...change, section});
    }
  };
  add(compareTexts(before.texts.desktop, after.texts.desktop));
  add(compareTexts(before.texts.phone, after.texts.phone));
  add(compareTexts(before.afterSending, after.afterSending));
  add(compareTexts(before.withoutJavaScript, after.withoutJavaScript), 'Without JavaScript');
  return Array.from(known.values());
}

const brokenLinksOf = ({links}: PageSnapshot): string[] =>
  links
    .filter(({isThere}) => isThere === false)
    .map(({text, address}) => `${text || '(without words)'} → ${address}`);

function compareViews(old: Side, young: Side, before: PageSnapshot, after: PageSnapshot) {
  const pictures: PageChange['pictures'] = {};
  for (const width of widthNames) {
    const change = comparePictures(
      readFileSync(join(old.folder, before.pictures[width])),
      readFileSync(join(young.folder, after.pictures[width])),
    );
    if (change) {
      pictures[width] = change;
    }
  }
  return pictures;
}

function comparePage(
  old: Side,
  young: Side,
  before: PageSnapshot,
  after: PageSnapshot,
): PageChange {
  const isElsewhere = before.path !== after.path;
  const pictures = compareViews(old, young, before, after);
  const isSeen = Object.keys(pictures).length > 0;
  const texts = compareAllTexts(before, after);
  const changedValues = compareValues(before, after, isElsewhere);
  const changedLists = compareLists(before, after, texts).filter(
    ({what}) => what !== stylesNotPictured || (!isSeen && texts.length === 0),
  );
  const isSame =
    !isElsewhere && !isSeen && texts.length + changedValues.length + changedLists.length === 0;
  return {
    path: after.path,
    verdict: isSame ? 'same' : 'changed',
    ...(isElsewhere && {formerPath: before.path}),
    before,
    after,
    texts,
    values: changedValues,
    lists: changedLists,
    brokenLinks: brokenLinksOf(after),
    pictures,
  };
}

const ownBlocks = ({texts}: PageSnapshot): Block[] =>
  texts.desktop.filter(({part}) => part === 'main');

const nothing = {values: [], lists: [], pictures: {}};

const pageAdded = (after: PageSnapshot): PageChange => ({
  ...nothing,
  path: after.path,
  verdict: 'added',
  after,
  texts: compareTexts([], ownBlocks(after)),
  brokenLinks: brokenLinksOf(after),
});

const pageRemoved = (before: PageSnapshot): PageChange => ({
  ...nothing,
  path: before.path,
  verdict: 'removed',
  before,
  texts: compareTexts(ownBlocks(before), []),
  brokenLinks: [],
});

/** How much of the texts of two pages is the same, from 0 to 1. */
function likeness(a: PageSnapshot, b: PageSnapshot): number {
  const [first, second] = [a, b].map((page) => ownBlocks(page).map(({text}) => text));
  const [all, others] = [first ?? [], second ?? []];
  const common = all.length - without(all, others).length;
  return (2 * common) / (all.length + others.length || 1);
}

/** From this likeness on, a page that is gone and one that is new are the same page. */
const renamedFrom = 0.7;

const verdictOrder: PageChange['verdict'][] = ['changed', 'added', 'removed', 'same'];

/** Those that change come first, and the page for unknown addresses last. */
function inOrder(changes: readonly PageChange[]): PageChange[] {
  const rank = ({path, verdict}: PageChange) =>
    (verdict === 'same' ? 2 : 0) + (path === notFoundPath ? 1 : 0);
  return changes.toSorted(
    (a, b) =>
      rank(a) - rank(b) ||
      verdictOrder.indexOf(a.verdict) - verdictOrder.indexOf(b.verdict) ||
      a.path.localeCompare(b.path, 'en'),
  );
}

const pageLeftAlone = (outline: PageOutline): PageChange => ({
  ...nothing,
  path: outline.path,
  verdict: 'same',
  before: outline,
  after: outline,
  texts: [],
  brokenLinks: [],
});

/**
 * Compares what a visitor sees of two versions, page by page.
 *
 * @param identical the pages that nobody needed to look at, since they are the same to the byte
 */
export function compareSites(
  old: Side,
  young: Side,
  identical: readonly PageOutline[],
): PageChange[] {
  const isThere = (snapshot: SiteSnapshot, path: string) =>
    snapshot.some((page) => page.path === path);
  const gone = old.snapshot.filter(({path}) => !isThere(young.snapshot, path));
  const changes = young.snapshot.map((after) => {
    let before = old.snapshot.find(({path}) => path === after.path);
    if (!before) {
      const index = gone.findIndex((page) => likeness(page, after) >= renamedFrom);
      [before] = index === -1 ? [] : gone.splice(index, 1);
    }
    return before ? comparePage(old, young, before, after) : pageAdded(after);
  });
  return inOrder([...changes, ...gone.map(pageRemoved), ...identical.map(pageLeftAlone)]);
}

/** The pages of a version that has nothing to be compared with. */
export const showAlone = ({snapshot}: Side): PageChange[] => inOrder(snapshot.map(pageAdded));
