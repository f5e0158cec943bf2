import {isDeepStrictEqual} from 'node:util';
import type {Area, Change, Section} from '../model';
import {emptySection} from './comparePage';

/** Headers and footers; what is outside the text, such as images, has no place of its own. */
const canBeShared = ({kind, place}: Change): boolean =>
  place.area !== 'main' || !['text', 'link', 'screenReader'].includes(kind);

const areasOf = ({pictures}: Section): Area[] => pictures.flatMap(({areas}) => areas);

/**
 * The pages that look different only where every page does, in their headers or footers, and on which
 * nothing else changes.
 */
function findAlike(compared: readonly Section[]): Section[] {
  const everywhere = (['header', 'footer'] as const).filter((area) =>
    compared.every((section) => areasOf(section).includes(area)),
  );
  return compared.filter(
    (section) =>
      section.changes.length === 0 &&
      areasOf(section).every((area) => area !== 'main' && everywhere.includes(area)),
  );
}

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
  const alike = findAlike(own.filter(isCompared));
  // The screenshot of a tall page ends above its footer, so another page can have more pictures.
  const [shown] = alike.toSorted((a, b) => b.pictures.length - a.pictures.length);
  const pictures = shown?.pictures ?? [];
  if (changes.length + pictures.length === 0) {
    return own;
  }
  return [
    {...emptySection('', 'On every page', 'changed'), path: undefined, changes, pictures},
    ...own.map((section) => (alike.includes(section) ? {...section, pictures: []} : section)),
  ];
}
