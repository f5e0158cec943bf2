import {isDeepStrictEqual} from 'node:util';
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

/** Whether nothing changes on a page but how it looks above and below its main part. */
const differsOnlyAround = ({changes, pictures}: Section): boolean =>
  changes.length === 0 && pictures.every(({isInMain}) => !isInMain);

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
      differsOnlyAround(candidate) &&
      compared.every((each) => differsLike(each, candidate)),
  );

const isOneOf = (changes: readonly Change[], change: Change): boolean =>
  changes.some((each) => isDeepStrictEqual(each, change));

const isCompared = ({status}: Section): boolean => status === 'changed' || status === 'unchanged';

/**
 * Moves what changes on every page into a section of its own, at the start.
 *
 * @param sections of all pages
 */
export function splitShared(sections: readonly Section[]): Section[] {
  const [first, ...others] = sections.filter(isCompared);
  if (!first || others.length === 0) {
    return [...sections];
  }
  const changes = first.changes.filter(
    (change) => canBeShared(change) && others.every((other) => isOneOf(other.changes, change)),
  );
  const own = sections.map((section): Section => {
    const rest = section.changes.filter((change) => !isOneOf(changes, change));
    return {...section, changes: rest};
  });
  const shown = findSharedLooks(own.filter(isCompared));
  const pictures = shown?.pictures ?? [];
  if (changes.length + pictures.length === 0) {
    return own;
  }
  const isShown = (section: Section) =>
    shown && differsOnlyAround(section) && differsLike(shown, section);
  return [
    {...emptySection('', 'On every page', 'changed'), path: undefined, changes, pictures},
    ...own.map((section) => (isShown(section) ? {...section, pictures: []} : section)),
  ];
}
