import {diffArrays} from 'diff';
import {diffText} from './diffText';
import type {PageItem} from './model';

/** Items that only one version has, and whose neighbors are in both. */
type Hunk = {removed: PageItem[]; added: PageItem[]};

/** What makes an item the same one in the other version. */
export const keyOf = ({
  kind,
  role,
  text,
  links,
  image,
  place: {area, row, column},
}: PageItem): string => JSON.stringify([kind, role, text, links, image, area, row, column]);

/** What differs between two versions of a page, from its top to its end. */
export function findHunks(before: readonly PageItem[], after: readonly PageItem[]): Hunk[] {
  const hunks: Hunk[] = [{removed: [], added: []}];
  const comparator = (a: PageItem, b: PageItem) => keyOf(a) === keyOf(b);
  for (const {added, removed, value} of diffArrays([...before], [...after], {comparator})) {
    if (added || removed) {
      hunks.at(-1)?.[added ? 'added' : 'removed'].push(...value);
    } else {
      hunks.push({removed: [], added: []});
    }
  }
  return hunks;
}

export const isHeading = ({role}: PageItem): boolean => role.startsWith('heading');

/** Whether an item replaced another one, from what they say. */
function isVersion(before: PageItem, after: PageItem): boolean {
  if (before.kind !== after.kind || before.place.area !== after.place.area) {
    return false;
  }
  if (after.kind === 'image') {
    return before.image === after.image;
  }
  if (after.place.row !== undefined && before.place.row !== undefined) {
    return before.place.row === after.place.row && before.place.column === after.place.column;
  }
  const [old] = before.links;
  return (
    before.text === after.text ||
    (old !== undefined && after.links.some(({address}) => address === old.address)) ||
    diffText(before.text, after.text) !== undefined
  );
}

/** The only heading or paragraph that was removed was replaced by the only one that was added. */
function isOnlyOne(before: PageItem, after: PageItem, {removed, added}: Hunk): boolean {
  const groupOf = ({kind, role, place}: PageItem) => `${kind} ${role} ${place.area}`;
  const isAlone = (items: readonly PageItem[]) =>
    items.filter((item) => groupOf(item) === groupOf(after)).length === 1;
  return groupOf(before) === groupOf(after) && isAlone(removed) && isAlone(added);
}

const isBelowSameHeading = (before: PageItem, after: PageItem): boolean =>
  after.place.heading !== '' && before.place.heading === after.place.heading;

/** Finds what moved and what was edited: the former version of each item that has one. */
export function pairItems(
  hunks: readonly Hunk[],
  all: readonly PageItem[],
): Map<PageItem, PageItem> {
  const former = new Map<PageItem, PageItem>();
  const paired = new Set<PageItem>();
  const left = ({removed, added}: Hunk): Hunk => ({
    removed: removed.filter((item) => !paired.has(item)),
    added: added.filter((item) => !former.has(item)),
  });
  function pair(
    hunk: Hunk,
    canReplace: (before: PageItem, after: PageItem, hunk: Hunk) => boolean,
  ): void {
    const rest = left(hunk);
    for (const before of rest.removed) {
      const after = rest.added.find((item) => !former.has(item) && canReplace(before, item, rest));
      if (after) {
        former.set(after, before);
        paired.add(before);
      }
    }
  }
  const everywhere = {
    removed: hunks.flatMap(({removed}) => removed),
    added: hunks.flatMap(({added}) => added),
  };
  const keys = all.map(keyOf);
  const isUnique = (key: string) => keys.indexOf(key) === keys.lastIndexOf(key);
  // A text that occurs often, such as "Learn more", moved only with its heading.
  pair(everywhere, (before, after) => {
    const key = keyOf(after);
    return key === keyOf(before) && (isUnique(key) || isBelowSameHeading(before, after));
  });
  for (const hunk of hunks) {
    pair(hunk, isVersion);
    pair(hunk, isOnlyOne);
  }
  // A card can move and change.
  pair(
    everywhere,
    (before, after) => isBelowSameHeading(before, after) && isVersion(before, after),
  );
  return former;
}
