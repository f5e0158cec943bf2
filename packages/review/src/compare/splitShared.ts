import type {Around, Change, Section} from '../model';
import {emptySection} from './comparePage';

/** Headers and footers; what is outside the text, such as images, has no place of its own. */
const canBeShared = ({kind, place}: Change): boolean =>
  place.area !== 'main' || !['text', 'link', 'screenReader'].includes(kind);

/** Pages can differ by this in where the same difference is, such as that of their current link. */
const maxOffsetPixels = 8;

/** Whether a difference includes another one, such as one that continues in the main part. */
const includes = (outer: Around, inner: Around): boolean =>
  outer.version === inner.version &&
  outer.area === inner.area &&
  outer.top <= inner.top + maxOffsetPixels &&
  outer.top + outer.height >= inner.top + inner.height - maxOffsetPixels;

/** The main part of a page looks the same. */
const isSameInMain = ({pictures}: Section): boolean => pictures.every(({isInMain}) => !isInMain);

const differsAround = ({pictures}: Section): boolean =>
  pictures.some(({around}) => around.length > 0);

/** Whether a page differs, above and below its main part, everywhere that another one does. */
const differsLike = ({pictures, endsEarly}: Section, other: Section): boolean =>
  other.pictures.every(({viewport, around}) => {
    const own = pictures.find((picture) => picture.viewport === viewport)?.around ?? [];
    const isUnseen = ({area}: Around) => area === 'below' && endsEarly?.includes(viewport);
    return around.every(
      (difference) => isUnseen(difference) || own.some((each) => includes(each, difference)),
    );
  });

/** A page that shows only what looks different on every page, if there is one. */
const findSharedLooks = (compared: readonly Section[]): Section | undefined =>
  compared.find(
    (candidate) =>
      !candidate.endsEarly?.length &&
      isSameInMain(candidate) &&
      differsAround(candidate) &&
      compared.every((each) => differsLike(each, candidate)),
  );

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
