import type {Around, Change, Section} from '../model';
import {emptySection} from './comparePage';

/** Headers and footers; what is outside the text, such as styles, has no place of its own. */
const canBeShared = ({kind, place}: Change): boolean =>
  place.area !== 'main' || !['text', 'link', 'screenReader'].includes(kind);

/** Pages can differ by this in where the same difference is, such as that of their current link. */
const maxOffsetPixels = 8;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= maxOffsetPixels;

const isSameDifference = (a: Around, b: Around): boolean =>
  a.version === b.version &&
  a.area === b.area &&
  isNear(a.top, b.top) &&
  isNear(a.height, b.height);

/** The main part of a page looks the same. */
const isSameInMain = ({pictures}: Section): boolean => pictures.every(({isInMain}) => !isInMain);

/** Whether a page differs, above and below its main part, everywhere that another one does. */
const differsLike = (section: Section, other: Section): boolean =>
  other.pictures.every(({viewport, around}) => {
    const own = section.pictures.find((picture) => picture.viewport === viewport)?.around ?? [];
    return around.every((difference) => own.some((each) => isSameDifference(each, difference)));
  });

const countAround = ({pictures}: Section): number =>
  pictures.reduce((count, {around}) => count + around.length, 0);

/**
 * A page that shows only what looks different on every page, if there is one. In a page that also
 * differs in its main part, the same difference can be part of a larger one.
 */
function findSharedLooks(compared: readonly Section[]): Section | undefined {
  const isEverywhere = compared.every(({pictures}) =>
    pictures.some(({around}) => around.length > 0),
  );
  const candidates = compared.filter(isSameInMain);
  const [simplest] = candidates.toSorted((a, b) => countAround(a) - countAround(b));
  return simplest && isEverywhere && candidates.every((each) => differsLike(each, simplest))
    ? simplest
    : undefined;
}

/**
 * Moves what changes on every page into a section of its own, at the start.
 *
 * @param sections of all pages
 */
export function splitShared(sections: readonly Section[]): Section[] {
  const compared = sections.filter(({status}) => status === 'changed' || status === 'unchanged');
  const [first, ...others] = compared;
  if (!first || others.length === 0) {
    return [...sections];
  }
  const keys = others.map(({changes}) => new Set(changes.map((change) => JSON.stringify(change))));
  const changes = first.changes.filter(
    (change) => canBeShared(change) && keys.every((known) => known.has(JSON.stringify(change))),
  );
  const looks = findSharedLooks(compared);
  if (changes.length === 0 && !looks) {
    return [...sections];
  }
  const shared = new Set(changes.map((change) => JSON.stringify(change)));
  const own = sections.map((section): Section => {
    const rest = section.changes.filter((change) => !shared.has(JSON.stringify(change)));
    const isShownOnce = looks && isSameInMain(section) && differsLike(looks, section);
    return {...section, changes: rest, pictures: isShownOnce ? [] : section.pictures};
  });
  return [
    {
      ...emptySection('', 'On every page', 'changed'),
      path: undefined,
      changes,
      pictures: looks?.pictures ?? [],
    },
    ...own,
  ];
}
