import {notFoundPath} from '../model';
import type {Change, FactKind, Review, Section} from '../model';
import {areaNames, counted, inList, nounFor} from './words';

/** What the headline calls the kinds of changes that aren't in the text. */
const kindNouns: Record<Exclude<FactKind, 'text' | 'style'>, string> = {
  title: 'the title',
  description: 'the description',
  address: 'the canonical address',
  shared: 'the picture for shared links',
  screenReader: 'what screen readers announce',
  link: 'links',
  image: 'images',
  accessibility: 'accessibility problems',
  error: 'errors in the console',
  request: 'failed requests',
};

const headlineParts = 6;

/** `one price and two text edits` */
function countTexts(changes: readonly Change[]): string[] {
  const nouns = changes.filter(({kind}) => kind === 'text').map(nounFor);
  return Array.from(new Set(nouns), (noun) =>
    counted(nouns.filter((each) => each === noun).length, noun),
  );
}

/** What changes in a section apart from its looks: its texts and head, or else the rest. */
function summarize({changes}: Section): string[] {
  const kinds = new Set(changes.map(({kind}) => kind));
  const nouns = (some: readonly (keyof typeof kindNouns)[]) =>
    some.filter((kind) => kinds.has(kind)).map((kind) => kindNouns[kind]);
  const parts = [...countTexts(changes), ...nouns(['title', 'description', 'address', 'shared'])];
  return parts.length > 0
    ? parts
    : nouns(['screenReader', 'link', 'image', 'accessibility', 'error', 'request']);
}

/** What changes on every page: `one heading in the footer`, `how the footer looks`. */
function summarizeShared(section: Section): string[] {
  const ofAreas = (['header', 'footer'] as const).flatMap((area) => {
    const texts = countTexts(section.changes.filter(({place}) => place.area === area));
    return texts.length > 0 ? [`${inList(texts)} ${areaNames[area]}`] : [];
  });
  if (ofAreas.length > 0) {
    return ofAreas;
  }
  const others = summarize(section);
  return others.length > 0 ? [`${inList(others)} on every page`] : ['how every page looks'];
}

/** A page's own changes: `one figure and the title on Benefits` */
function summarizePage(section: Section): string[] {
  const {status, name} = section;
  if (status === 'added' || status === 'removed') {
    return [`${name} is ${status === 'added' ? 'new' : 'removed'}`];
  }
  const parts = summarize(section);
  return parts.length > 0 ? [`${inList(parts)} on ${name}`] : [];
}

function summarizeLooks(sections: readonly Section[], where = ''): string[] {
  const names = sections.map(({name}) => name);
  return names.length > 0
    ? [`how ${inList(names)} ${names.length === 1 ? 'looks' : 'look'}${where}`]
    : [];
}

/** `2 of 6 pages change: one figure on Benefits, one price on Tools.` */
export function headline({sections, baseFailure}: Review): string {
  const all = sections.filter(({path}) => path !== undefined);
  const pages = all.filter(({path}) => path !== notFoundPath);
  if (baseFailure !== undefined) {
    const shown = pages.length === 1 ? 'is shown as it is' : 'are shown as they are';
    return `The previous version can’t be built, so the ${counted(pages.length, 'page')} ${shown} now.`;
  }
  if (all.every(({status}) => status === 'unchanged')) {
    return `Nothing a visitor can see changes on any of the ${counted(pages.length, 'page')}.`;
  }
  const broken = all.flatMap(({brokenControls, name}) =>
    brokenControls.map((control) => `“${control}” on ${name} stopped working`),
  );
  const shared = sections.filter(({path}) => path === undefined).flatMap(summarizeShared);
  const own = all.flatMap(summarizePage);
  const onlyLooks = all.filter(
    (section) =>
      section.status === 'changed' &&
      summarize(section).length === 0 &&
      section.pictures.length + section.changes.length > 0,
  );
  const looks = [
    ...summarizeLooks(onlyLooks.filter(({pictures}) => pictures.length > 0)),
    ...summarizeLooks(
      onlyLooks.filter(({pictures}) => pictures.length === 0),
      ' in print, at other widths, or when you point at something',
    ),
  ];
  const what = [...broken, ...shared, ...own, ...looks];
  const rest = what.length - headlineParts;
  const shown =
    rest > 0 ? [...what.slice(0, headlineParts), `and ${counted(rest, 'more change')}`] : what;
  const changed = pages.filter(({status}) => status !== 'unchanged').length;
  const verb = changed === 1 ? 'changes' : 'change';
  return `${changed} of ${pages.length} pages ${verb}${shown.length > 0 ? `: ${shown.join(', ')}` : ''}.`;
}
