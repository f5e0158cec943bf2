import {notFoundPath} from '../model';
import type {FactKind, Review, Section} from '../model';
import {counted, inList, nounFor} from './words';

const headlineParts = 6;

/** What readers and search engines see. The headline names other kinds only where nothing of this changes. */
const mainKinds: readonly FactKind[] = ['text', 'title', 'description', 'address', 'shared'];

/** What changes on a page: `one figure and one title on Benefits`, `how Tools looks` */
function summarize({name, path, status, changes, pictures}: Section): string {
  if (status === 'added' || status === 'removed') {
    return `${name} is ${status === 'added' ? 'new' : 'removed'}`;
  }
  const main = changes.filter(({kind}) => mainKinds.includes(kind));
  const nouns = (main.length > 0 ? main : changes).map(nounFor);
  if (nouns.length === 0) {
    return pictures.length > 0 ? `how ${path === undefined ? 'every page' : name} looks` : '';
  }
  const counts = Array.from(new Set(nouns), (noun) =>
    counted(nouns.filter((each) => each === noun).length, noun),
  );
  return `${inList(counts)} on ${path === undefined ? 'every page' : name}`;
}

/** `2 of 6 pages change: one figure on Benefits, one price on Tools.` */
export function headline({sections, baseFailure}: Review): string {
  if (baseFailure !== undefined) {
    return 'The previous version can’t be built, so there is nothing to compare with.';
  }
  const pages = sections.filter(({path}) => path !== undefined && path !== notFoundPath);
  if (sections.every(({status}) => status === 'unchanged')) {
    return `Nothing a visitor can see changes on any of the ${counted(pages.length, 'page')}.`;
  }
  const broken = sections.flatMap(({brokenControls, name}) =>
    brokenControls.map((control) => `“${control}” on ${name} stopped working`),
  );
  const what = [...broken, ...sections.map(summarize)].filter(Boolean);
  const rest = what.length - headlineParts;
  const shown =
    rest > 0 ? [...what.slice(0, headlineParts), `and ${counted(rest, 'more change')}`] : what;
  const changed = pages.filter(({status}) => status !== 'unchanged').length;
  const verb = changed === 1 ? 'changes' : 'change';
  return `${changed} of ${pages.length} pages ${verb}${shown.length > 0 ? `: ${shown.join(', ')}` : ''}.`;
}
