import type {ListChange, PageChange} from './compareSites';
import {keyOf} from './compareTexts';
import type {TextChange} from './compareTexts';

/** Changes in the bar and the footer that all pages have, told once. */
export type SharedChanges = {texts: TextChange[]; lists: ListChange[]};

/** Whether anything changes on every page. */
export const isAnyShared = ({texts, lists}: SharedChanges): boolean =>
  texts.length + lists.length > 0;

/** Whether a changed page has nothing to tell in words but what changes on every page. */
export const isOnlyShared = (
  {verdict, texts, values, lists}: PageChange,
  shared: SharedChanges,
): boolean =>
  verdict === 'changed' && isAnyShared(shared) && texts.length + values.length + lists.length === 0;

/** What is in every list, in the order of the first one. */
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
    .filter(isSomething);
}

const isSomething = ({added, removed}: ListChange): boolean => added.length + removed.length > 0;

const leaveOut = (lists: readonly ListChange[], shared: readonly ListChange[]): ListChange[] =>
  lists
    .map(({what, added, removed}) => {
      const known = shared.find((list) => list.what === what);
      return {
        what,
        added: added.filter((line) => !known?.added.includes(line)),
        removed: removed.filter((line) => !known?.removed.includes(line)),
      };
    })
    .filter(isSomething);

/**
 * Tells what changes on every page that was there before and still is from what changes on each of
 * them alone.
 */
export function splitShared(changes: readonly PageChange[]): {
  shared: SharedChanges;
  own: PageChange[];
} {
  const compared = changes.filter(({verdict}) => verdict === 'changed' || verdict === 'same');
  if (compared.length < 2) {
    return {shared: {texts: [], lists: []}, own: [...changes]};
  }
  const keys = new Set(inAll(compared.map(({texts}) => texts.map(keyOf))));
  const isShared = (text: TextChange) => text.part !== 'main' && keys.has(keyOf(text));
  const lists = listsInAll(compared);
  return {
    shared: {texts: compared[0]?.texts.filter(isShared) ?? [], lists},
    own: changes.map((change) =>
      change.verdict === 'changed'
        ? {
            ...change,
            texts: change.texts.filter((text) => !isShared(text)),
            lists: leaveOut(change.lists, lists),
          }
        : change,
    ),
  };
}
