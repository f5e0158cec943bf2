import type {PageArea} from '../capture/PageCapture';
import {hiddenStyles} from './compareFacts';
import type {ListChange} from './compareFacts';
import type {PageChange} from './comparePage';
import {keyOf} from './compareTexts';
import type {TextChange} from './compareTexts';

/** Changes that all pages have in common, such as those in the navbar and the footer. */
export type SharedChanges = {
  texts: TextChange[];
  lists: ListChange[];
  /** The areas that look different. */
  looks: SharedArea[];
};

type SharedArea = Exclude<PageArea, 'main'>;
const sharedAreas: SharedArea[] = ['navbar', 'footer'];

/** Whether anything changes on every page. */
export const hasSharedChanges = ({texts, lists, looks}: SharedChanges): boolean =>
  texts.length + lists.length + looks.length > 0;

/** Whether a changed page has no changes of its own. */
export const hasOnlySharedChanges = (
  {status, texts, values, lists, uses, looks}: PageChange,
  shared: SharedChanges,
): boolean =>
  status === 'changed' &&
  hasSharedChanges(shared) &&
  !looks.includes('main') &&
  texts.length + values.length + lists.length + uses.length === 0;

/** The lines that are in every list, in the order of the first one. */
const inAll = ([first = [], ...others]: readonly (readonly string[])[]): string[] =>
  first.filter((line) => others.every((lines) => lines.includes(line)));

function listsInAll(compared: readonly PageChange[]): ListChange[] {
  const kinds = compared[0]?.lists.map(({what}) => what) ?? [];
  return kinds
    .map((what) => {
      const lists = compared.map((change) => change.lists.find((list) => list.what === what));
      return {
        what,
        added: inAll(lists.map((list) => list?.added ?? [])),
        removed: inAll(lists.map((list) => list?.removed ?? [])),
      };
    })
    .filter(isNotEmpty);
}

const isNotEmpty = ({added, removed}: ListChange): boolean => added.length + removed.length > 0;

const withoutShared = (lists: readonly ListChange[], shared: readonly ListChange[]): ListChange[] =>
  lists
    .map(({what, added, removed}) => {
      const known = shared.find((list) => list.what === what);
      return {
        what,
        added: added.filter((line) => !known?.added.includes(line)),
        removed: removed.filter((line) => !known?.removed.includes(line)),
      };
    })
    .filter(isNotEmpty);

/** Separates what changes on every page of both versions from the changes of each page. */
export function splitShared(changes: readonly PageChange[]): {
  shared: SharedChanges;
  own: PageChange[];
} {
  const compared = changes.filter(({status}) => status === 'changed' || status === 'unchanged');
  if (compared.length < 2) {
    return {shared: {texts: [], lists: [], looks: []}, own: [...changes]};
  }
  const keys = new Set(inAll(compared.map(({texts}) => texts.map(keyOf))));
  const isShared = (text: TextChange) => text.area !== 'main' && keys.has(keyOf(text));
  const lists = listsInAll(compared);
  // Styles of the navbar and the footer, which the screenshots show.
  const areStylesShown = compared.every(({screenshots}) => Object.keys(screenshots).length > 0);
  const shared = {
    texts: compared[0]?.texts.filter(isShared) ?? [],
    lists: lists.filter(({what}) => what !== hiddenStyles || !areStylesShown),
    looks: sharedAreas.filter((area) => compared.every(({looks}) => looks.includes(area))),
  };
  return {
    shared,
    own: changes.map((change) =>
      change.status === 'changed'
        ? {
            ...change,
            texts: change.texts.filter((text) => !isShared(text)),
            lists: withoutShared(change.lists, lists),
          }
        : change,
    ),
  };
}
