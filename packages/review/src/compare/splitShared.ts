import type {Change, Section} from '../model';
import {emptySection} from './comparePage';

/** Headers and footers; what is outside the text, such as styles, has no place of its own. */
const canBeShared = ({kind, place}: Change): boolean =>
  place.area !== 'main' || !['text', 'link', 'screenReader'].includes(kind);

/** Whether a page looks different only where all pages do. */
const isShownElsewhere = ({pictures}: Section): boolean =>
  pictures.every(({isInMain}) => !isInMain);

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
  const looksShared = compared.every(({pictures}) => pictures.some(({isAround}) => isAround));
  const shown = compared.find(isShownElsewhere) ?? first;
  if (changes.length === 0 && !looksShared) {
    return [...sections];
  }
  const shared = new Set(changes.map((change) => JSON.stringify(change)));
  const own = sections.map((section): Section => {
    const rest = section.changes.filter((change) => !shared.has(JSON.stringify(change)));
    const hasOwnLooks = !looksShared || !isShownElsewhere(section);
    return {...section, changes: rest, pictures: hasOwnLooks ? section.pictures : []};
  });
  return [
    {
      ...emptySection('', 'On every page', 'changed'),
      path: undefined,
      changes,
      pictures: looksShared ? shown.pictures : [],
    },
    ...own,
  ];
}
