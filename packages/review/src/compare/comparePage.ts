import type {PageCapture} from '../capture/capturePage';
import {readTree} from '../capture/readTree';
import {buildOrigin} from '../model';
import type {Fact, Section} from '../model';
import {targetExists} from '../versions/identicalPages';
import {compareFacts} from './compareFacts';
import {compareKinds, compareTexts, keyOf} from './compareTexts';
import {comparePictures, picturesOf} from './comparePictures';

/** What a page says and where it leads, on a desktop. */
const textFacts = ({views}: PageCapture): Fact[] => readTree(views.desktop.tree);

/** The title of a page without the site's name, which Docusaurus appends. */
const nameOf = ({title, path}: PageCapture): string => title.split(' | ')[0]?.trim() || path;

function findBrokenLinks(page: PageCapture, build: string): string[] {
  const links = textFacts(page).filter(({kind}) => kind === 'link');
  const broken = links.filter(
    ({text}) =>
      URL.canParse(text, buildOrigin + page.path) &&
      !targetExists(build, new URL(text, buildOrigin + page.path)),
  );
  return broken.map(
    ({text, label}) => `The link “${label}” leads to ${text}, which doesn’t exist.`,
  );
}

const empty = {problems: [], brokenControls: [], remarks: [], changes: [], pictures: []};

/** A page that no visitor can see a difference in. */
export const unchangedSection = (path: string, title: string): Section => ({
  ...empty,
  path,
  name: title.split(' | ')[0]?.trim() || path,
  status: 'unchanged',
});

/**
 * Compares two captures of one page.
 *
 * @param build the folder of the version after
 */
export async function comparePage(
  before: PageCapture,
  after: PageCapture,
  build: string,
): Promise<Section> {
  const pictures = await comparePictures(before, after);
  const texts = compareTexts(before, after);
  // Pictures and texts show what styles do.
  const isShown =
    pictures.some(({areas}) => areas.includes('main')) ||
    texts.some(({kind, place}) => kind === 'text' && place.area === 'main');
  const facts = compareKinds(before.facts, after.facts).filter(
    ({kind}) => kind !== 'style' || !isShown,
  );
  const changes = [...texts, ...facts];
  const isUnchanged = changes.length + pictures.length === 0;
  return {
    ...empty,
    path: after.path,
    name: nameOf(after),
    status: isUnchanged ? 'unchanged' : 'changed',
    problems: findBrokenLinks(after, build),
    changes,
    pictures,
  };
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

/** What a page says outside the header and the footer, as a change. */
const mainTexts = (page: PageCapture): Fact[] =>
  textFacts(page).filter(({kind, place}) => kind === 'text' && place.area === 'main');

/** A page that only the version after has. */
export const addedSection = async (page: PageCapture, build: string): Promise<Section> => ({
  ...empty,
  path: page.path,
  name: nameOf(page),
  status: 'added',
  problems: findBrokenLinks(page, build),
  changes: compareFacts([], mainTexts(page)),
  pictures: await picturesOf(page, 'after'),
});

/** A page that only the version before has. */
export const removedSection = async (page: PageCapture): Promise<Section> => ({
  ...empty,
  path: page.path,
  name: nameOf(page),
  status: 'removed',
  changes: compareFacts(mainTexts(page), []),
  pictures: await picturesOf(page, 'before'),
});
