import type {Change, Look, Part, Place} from '../model';
import {findDifferences} from './bitmap';
import {differingWords} from './diffText';
import {drawPictures} from './comparePictures';
import type {Shot} from './comparePictures';

/** A page that is in both versions, and how it differs. */
export type ComparedPage = {
  path: string;
  name: string;
  isIdentical?: boolean;
  changes: Change[];
  /** In its main part. */
  looks: Look[];
  /** Above and below its main part. */
  around: Shot[];
};

/** Headers and footers, and the heads of pages. */
const canBeShared = ({kind, place}: Change): boolean =>
  place.area !== 'main' || ['title', 'description', 'address', 'shared'].includes(kind);

/** What this page shares is one change, so it's the same words wherever it is. */
const keyOf = ({kind, how, before, after, place: {area}}: Change): string =>
  JSON.stringify([kind, how, before, after, area]);

/** What shows which page it's on, such as the current link, may differ this much more than before. */
const maxGrowth = 3;

/**
 * Whether two pages change alike around their main parts: they then differ from each other no more
 * than before.
 */
function changeAlike(some: readonly Shot[], others: readonly Shot[]): boolean {
  return (
    some.length === others.length &&
    some.every((shot) => {
      const keyOfShot = ({viewport, area, names}: Shot) => JSON.stringify([viewport, area, names]);
      const other = others.find((each) => keyOfShot(each) === keyOfShot(shot));
      const [before, after] = (['before', 'after'] as const).map((version) => {
        const [a, b] = [shot[version], other?.[version]];
        if (!a || !b) {
          return a === b ? 0 : Infinity;
        }
        return a.height === b.height ? findDifferences(a, b).count : Infinity;
      });
      return other && Number(after) <= maxGrowth * Number(before) && after !== Infinity;
    })
  );
}

/** Puts the pictures of each section together, at all widths. */
export async function drawLooks(shots: readonly Shot[]): Promise<Look[]> {
  const looks: Look[] = [];
  for (const shot of shots) {
    const {area, names, anchor} = shot;
    const sections = area === 'main' ? names : [''];
    const [section = ''] = sections;
    const look = looks.find((each) => each.place.area === area && each.sections.includes(section));
    const pictures = await drawPictures(shot);
    if (look) {
      look.pictures.push(...pictures);
    } else {
      const place: Place = {area, section, heading: section, ...(anchor && {anchor})};
      looks.push({place, sections, pictures});
    }
  }
  return looks;
}

/** From so many on, the same edits in one section are told once. */
const minRepeats = 4;

/** Tells an edit that is repeated, such as that of a label on each card, once, with all its places. */
function joinRepeats(changes: readonly Change[]): Change[] {
  const keyOfEdit = ({kind, how, before, after, place: {area, section}}: Change) =>
    JSON.stringify([kind, how, area, section, differingWords(before, after)]);
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    groups.set(keyOfEdit(change), [...(groups.get(keyOfEdit(change)) ?? []), change]);
  }
  return changes.flatMap((change) => {
    const group = groups.get(keyOfEdit(change)) ?? [];
    if (change.how !== 'edited' || group.length < minRepeats) {
      return [change];
    }
    const [first, ...others] = group;
    const alsoAt = others.map(({place}) => place.cell ?? place.heading);
    return change === first ? [{...change, alsoAt}] : [];
  });
}

/** Whether more than half of some pages are these. */
const areMost = (some: readonly unknown[], all: readonly unknown[]): boolean =>
  some.length > 1 && some.length > all.length / 2;

/**
 * Makes a part of the report of each page, after one for what most of them share, such as a link in
 * the header: it's told once.
 *
 * @param pages that are in both versions, those that didn't change included
 */
export async function reportPages(pages: readonly ComparedPage[]): Promise<Part[]> {
  const withChange = (key: string) =>
    pages.filter(({changes}) => changes.some((change) => keyOf(change) === key));
  const isShared = (change: Change) =>
    canBeShared(change) && areMost(withChange(keyOf(change)), pages);
  const groups = pages.map(({around}) =>
    around.length > 0 ? pages.filter((other) => changeAlike(around, other.around)) : [],
  );
  const [largest = []] = groups.toSorted((a, b) => b.length - a.length);
  const alike = areMost(largest, pages) ? largest : [];
  const shared: Change[] = pages
    .flatMap(({changes}) => changes)
    .filter(isShared)
    .filter(
      (change, index, all) => all.findIndex((each) => keyOf(each) === keyOf(change)) === index,
    );
  const count = Math.min(
    ...shared.map((change) => withChange(keyOf(change)).length),
    alike.length || pages.length,
  );
  const parts: Part[] = [];
  if (shared.length > 0 || alike.length > 0) {
    parts.push({
      name: count === pages.length ? 'On every page' : `On ${count} of ${pages.length} pages`,
      status: 'changed',
      changes: shared,
      looks: await drawLooks(alike[0]?.around ?? []),
    });
  }
  for (const page of pages) {
    const {path, name, isIdentical} = page;
    const changes = joinRepeats(page.changes.filter((change) => !isShared(change)));
    const around = alike.includes(page) ? [] : await drawLooks(page.around);
    const looks = [...around, ...page.looks];
    const status = changes.length + looks.length > 0 ? 'changed' : 'unchanged';
    parts.push({path, name, status, changes, looks, ...(isIdentical && {isIdentical})});
  }
  return parts;
}
