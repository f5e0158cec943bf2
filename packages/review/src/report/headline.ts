import {notFoundPath} from '../model';
import type {Review, Section} from '../model';
import {counted, inList, named, nounFor} from './words';

const headlineParts = 6;

const nameOf = ({path, name}: Section): string => (path === undefined ? 'every page' : name);

/** What changes on a page, apart from its looks: `one figure and one browser title on Benefits` */
function summarize(section: Section): string {
  const {name, status, changes} = section;
  if (status === 'added' || status === 'removed') {
    return `${name} is ${status === 'added' ? 'new' : 'removed'}`;
  }
  const nouns = changes.map(nounFor);
  const counts = Array.from(new Set(nouns), (noun) =>
    counted(nouns.filter((each) => each === noun).length, noun),
  );
  return counts.length > 0 ? `${inList(counts)} on ${nameOf(section)}` : '';
}

/** The pages of which only the looks change: `how Home and Tools look`, `how six pages look` */
function summarizeLooks(sections: readonly Section[]): string {
  const changed = sections.filter(
    ({status, changes, pictures}) =>
      status === 'changed' && changes.length === 0 && pictures.length > 0,
  );
  const pages = changed.filter(({path}) => path !== notFoundPath);
  // The page for unknown addresses isn't counted as a page, so it's only named on its own.
  const names = (pages.length > 0 ? pages : changed).map(nameOf);
  return names.length > 0
    ? `how ${named(names, 'page')} ${names.length === 1 ? 'looks' : 'look'}`
    : '';
}

/** `2 of 6 pages change: one figure on Benefits, one price on Tools.` */
export function headline({sections, baseFailure}: Review): string {
  if (baseFailure !== undefined) {
    return 'The previous version can’t be built, so there is nothing to compare with.';
  }
  const pages = sections.filter(({path}) => path !== undefined && path !== notFoundPath);
  if (sections.every(({status}) => status === 'unchanged')) {
    return sections.every(({isIdentical}) => isIdentical)
      ? `Nothing a visitor can see changes on any of the ${counted(pages.length, 'page')}.`
      : 'No page looks or reads differently when it opens.';
  }
  const what = [...sections.map(summarize), summarizeLooks(sections)].filter(Boolean);
  const rest = what.length - headlineParts;
  const shown =
    rest > 0 ? [...what.slice(0, headlineParts), `and ${counted(rest, 'more change')}`] : what;
  const changed = pages.filter(({status}) => status !== 'unchanged').length;
  const verb = changed === 1 ? 'changes' : 'change';
  return `${changed} of ${pages.length} pages ${verb}${shown.length > 0 ? `: ${shown.join(', ')}` : ''}.`;
}
