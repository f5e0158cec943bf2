import {notFoundPath} from '../model';
import type {Part, Review} from '../model';
import {countKinds, counted, hasNewLooks, inList} from './words';

/** The pages that look different for no reason that words could say: `how two pages look` */
function looksOf(parts: readonly Part[]): string[] {
  const looks = parts.filter(hasNewLooks);
  if (looks.some(({path}) => path === undefined)) {
    return ['how all of them look'];
  }
  const pages = looks.filter(({path}) => path !== notFoundPath).length;
  if (pages > 0) {
    return [`how ${counted(pages, 'page')} ${pages === 1 ? 'looks' : 'look'}`];
  }
  return looks.map(({name}) => `how “${name}” looks`);
}

/** Which pages change: `3 of 6 pages change, and what every page shares` */
function subjectOf(parts: readonly Part[]): string {
  const pages = parts.filter(({path}) => path !== undefined && path !== notFoundPath);
  const changed = pages.filter(({status}) => status !== 'unchanged').length;
  const shared = parts.find(({path, name}) => path === undefined && name.startsWith('On '))?.name;
  const sharers = shared === 'On every page' ? 'every page shares' : 'most pages share';
  if (changed > 0) {
    const verb = changed === 1 ? 'changes' : 'change';
    return `${changed} of ${pages.length} pages ${verb}${shared ? `, and what ${sharers}` : ''}`;
  }
  return shared ? `What ${sharers} changes` : 'No page changes. What does';
}

/** `3 of 6 pages change: two prices, one link, and how two pages look.` */
export function headline({parts, baseFailure}: Review): string {
  if (baseFailure !== undefined) {
    return 'The previous version can’t be built, so there is nothing to compare with.';
  }
  if (parts.every(({status}) => status === 'unchanged')) {
    const pages = parts.filter(({path}) => path !== notFoundPath);
    return parts.every(({isIdentical}) => isIdentical)
      ? `Nothing a visitor can see changes on any of the ${counted(pages.length, 'page')}.`
      : 'No page looks or reads differently when it opens.';
  }
  const counts = (['added', 'removed'] as const).flatMap((status) => {
    const count = parts.filter((part) => part.status === status).length;
    return count > 0 ? [counted(count, status === 'added' ? 'new page' : 'removed page')] : [];
  });
  const kinds = countKinds(parts.flatMap(({changes}) => changes));
  return `${subjectOf(parts)}: ${inList([...counts, ...kinds, ...looksOf(parts)])}.`;
}
