import type {PageCapture} from '../capture/capturePage';
import {maxScreenshotHeight} from '../capture/openWindow';
import {viewports} from '../model';
import type {Change, FactKind, Section, SectionStatus} from '../model';
import {compareKinds, compareTexts, keyOf} from './compareTexts';
import {comparePictures, picturesOf} from './comparePictures';

const problemKinds: readonly FactKind[] = ['error', 'request'];

/** A section without anything in it. Docusaurus appends the site's name to the title of a page. */
export const emptySection = (path: string, title: string, status: SectionStatus): Section => ({
  path,
  name: title.split(' | ')[0]?.trim() || path,
  status,
  changes: [],
  pictures: [],
});

const hash = /[\da-f]{8,}/g;

/** Pictures and texts show what a picture for shared links is drawn from. */
const isImplied = ({kind, before, after}: Change): boolean =>
  kind === 'shared' && before.replace(hash, '') === after.replace(hash, '');

/** Compares two captures of one page. */
export async function comparePage(before: PageCapture, after: PageCapture): Promise<Section> {
  const pictures = await comparePictures(before, after);
  const texts = compareTexts(before, after);
  const isShown =
    pictures.some(({isInMain}) => isInMain) ||
    texts.some(({kind, place}) => kind === 'text' && place.area === 'main');
  const facts = compareKinds(before.facts, after.facts);
  const changes = [...texts, ...facts.filter((fact) => !isShown || !isImplied(fact))];
  const isUnchanged = changes.length + pictures.length === 0;
  const section = emptySection(after.path, after.title, isUnchanged ? 'unchanged' : 'changed');
  const endsEarly = viewports.filter((viewport) =>
    [before, after].some(({views}) => {
      const {top, height} = views[viewport].mainRows;
      return top + height >= maxScreenshotHeight;
    }),
  );
  return {...section, changes, pictures, endsEarly};
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

/** A page that only one version has. What goes wrong on a new one is told; pictures show the rest. */
export async function onlySection(
  page: PageCapture,
  status: 'added' | 'removed',
): Promise<Section> {
  const problems = page.facts.filter(({kind}) => problemKinds.includes(kind));
  return {
    ...emptySection(page.path, page.title, status),
    changes: status === 'added' ? compareKinds([], problems) : [],
    pictures: await picturesOf(page, status === 'added' ? 'after' : 'before'),
  };
}
