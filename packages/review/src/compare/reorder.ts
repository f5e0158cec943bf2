import {diffArrays} from 'diff';
import {elementsOf, isElement, ownText, textOf} from '../capture/readTree';
import type {AriaElement, AriaNode} from '../capture/readTree';

/** An item of a list or a row of a table that moved. */
export type Move = {name: string; destination: string};

/** Lists that share at least this part of their items are versions of each other. */
const minSharedItems = 0.5;

const isItem = ({role}: AriaElement): boolean => role === 'listitem' || role === 'row';

/** What a visitor would call an item: its heading, the header of its row, or its first text. */
function nameOf(item: AriaElement): string {
  const elements = elementsOf(item.children ?? []);
  const heading = elements.find(({role}) => role === 'heading' || role === 'rowheader');
  return heading ? ownText(heading) : textOf(item);
}

type List = {element: AriaElement; items: Map<string, AriaElement>};

/** The lists of a page whose items all have names of their own. */
function listsOf(nodes: readonly AriaNode[]): List[] {
  return elementsOf(nodes).flatMap((element) => {
    const items = (element.children ?? []).filter(isElement).filter(isItem);
    const named = new Map(items.map((item) => [nameOf(item), item]));
    const isComparable = named.size === items.length && items.length > 1;
    return isComparable ? [{element, items: named}] : [];
  });
}

/**
 * The names of two versions of a list that are in both, in the order of each, and the fewest that
 * have to move to get from one order to the other.
 */
function compareOrder(before: readonly string[], after: readonly string[]) {
  const former = before.filter((name) => after.includes(name));
  const current = after.filter((name) => before.includes(name));
  const moved = diffArrays(former, current).flatMap(({added, value}) => (added ? value : []));
  const moves = moved.map((name): Move => {
    const next = current.slice(current.indexOf(name) + 1).find((other) => !moved.includes(other));
    return {name, destination: next === undefined ? 'to the end' : `before “${next}”`};
  });
  return {current, moves};
}

/**
 * Finds the items of lists and tables that moved, such as cards.
 *
 * @param before is put into the order of `after`, so that only other changes are left to find
 */
export function reorderItems(before: readonly AriaNode[], after: readonly AriaNode[]): Move[] {
  const former = listsOf(before);
  const paired = new Set<List>();
  return listsOf(after).flatMap(({items}) => {
    const names = Array.from(items.keys());
    const list = former.find(
      (each) =>
        !paired.has(each) &&
        names.filter((name) => each.items.has(name)).length >= minSharedItems * names.length,
    );
    if (!list) {
      return [];
    }
    paired.add(list);
    const {current, moves} = compareOrder(Array.from(list.items.keys()), names);
    const children = list.element.children ?? [];
    const places = children.flatMap((node, place) =>
      isElement(node) && isItem(node) && items.has(nameOf(node)) ? [place] : [],
    );
    const reordered = [...children];
    for (const [order, place] of places.entries()) {
      const item = list.items.get(current[order] ?? '');
      if (item) {
        reordered[place] = item;
      }
    }
    list.element.children = reordered;
    return moves;
  });
}
