import type {PageCapture} from '../capture/capturePage';
import {readTree} from '../capture/readTree';
import type {Section, SectionStatus} from '../model';
import {compareFacts} from './compareFacts';
import {compareKinds, compareTexts, keyOf} from './compareTexts';
import {comparePictures, picturesOf} from './comparePictures';

/** A section without anything in it. Docusaurus appends the site's name to the title of a page. */
export const emptySection = (path: string, title: string, status: SectionStatus): Section => ({
  path,
  name: title.split(' | ')[0]?.trim() || path,
  status,
  problems: [],
  brokenControls: [],
  remarks: [],
  changes: [],
  pictures: [],
});

/** Compares two captures of one page. */
export async function comparePage(before: PageCapture, after: PageCapture): Promise<Section> {
  const pictures = await comparePictures(before, after);
  const texts = compareTexts(before, after);
  // Pictures and texts show what styles do.
  const isShown =
    pictures.some(({isInMain}) => isInMain) ||
    texts.some(({kind, place}) => kind === 'text' && place.area === 'main');
  const facts = compareKinds(before.facts, after.facts).filter(
    ({kind}) => kind !== 'style' || !isShown,
  );
  const changes = [...texts, ...facts];
  const isUnchanged = changes.length + pictures.length === 0;
  const section = emptySection(after.path, after.title, isUnchanged ? 'unchanged' : 'changed');
  return {...section, changes, pictures};
}

/** What is in both of two comparisons of a page: a slow computer can make a page look different. */
export function confirmSection(first: Section, second: Section): Section {
  const known = new Set(first.changes.map(keyOf));
  const changes = second.changes.filter((change) => known.has(keyOf(change)));
  const pictures = second.pictures.filter(({viewport}) =>
    first.pictures.some((picture) => picture.viewport === viewport),
  );
  const isUnchanged = changes.length + pictures.length === 0;
  return {...second, status: isUnchanged ? 'unchanged' : 'changed', changes, pictures};
}

/** A page that only one version has, with what it says outside the header and the footer. */
export async function onlySection(
  page: PageCapture,
  status: 'added' | 'removed',
): Promise<Section> {
  const texts = readTree(page.views.desktop.tree).filter(
    ({kind, place}) => kind === 'text' && place.area === 'main',
  );
  return {
    ...emptySection(page.path, page.title, status),
    changes: status === 'added' ? compareFacts([], texts) : compareFacts(texts, []),
    pictures: await picturesOf(page, status === 'added' ? 'after' : 'before'),
  };
}
