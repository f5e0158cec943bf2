import type {TextBlock} from '../capture/PageCapture';
import {findMoves} from '../content/findMoves';
import {placeInWords} from '../content/RecordChange';
import type {TextChange} from './compareTexts';

/** The blocks of each item of a list, by its name. */
type Items = Map<string, TextBlock[]>;

type List = {start: number; end: number; items: Items};

/** @returns undefined if there is no such list, or if two of its items have the same name */
function findList(blocks: readonly TextBlock[], list: number): List | undefined {
  const isInside = ({item}: TextBlock) => item?.list === list;
  const [start, end] = [blocks.findIndex(isInside), blocks.findLastIndex(isInside) + 1];
  const items: Items = new Map();
  let current: string | undefined;
  for (const block of blocks.slice(Math.max(start, 0), end)) {
    const {list: itsList, name} = block.item ?? {};
    // Blocks without this list's number are of something nested in the item.
    if (itsList === list && name !== undefined && name !== current) {
      if (items.has(name)) {
        return undefined;
      }
      items.set(name, []);
      current = name;
    }
    items.get(current ?? '')?.push(block);
  }
  return start === -1 ? undefined : {start, end, items};
}

function describeMoves(
  after: readonly TextBlock[],
  {start, items}: List,
  former: Items,
): TextChange[] {
  const {area = 'main', section = ''} = after[start - 1] ?? {};
  return findMoves([...former.keys()], [...items.keys()]).map(({moved, before}) => ({
    kind: 'reordered',
    area,
    section,
    isHeading: false,
    runs: [{kind: 'same', text: `${moved} moved ${placeInWords(before)}`}],
  }));
}

/**
 * Finds the items of lists and tables that moved, such as cards.
 *
 * @returns the moves, and the blocks before in the order of those after, so that only other changes
 *   are left to find
 */
export function reorderItems(
  before: readonly TextBlock[],
  after: readonly TextBlock[],
): {moves: TextChange[]; reordered: TextBlock[]} {
  const reordered = [...before];
  const moves: TextChange[] = [];
  for (const list of new Set(after.flatMap(({item}) => item?.list ?? []))) {
    const [old, current] = [findList(reordered, list), findList(after, list)];
    if (old && current) {
      moves.push(...describeMoves(after, current, old.items));
      const shared = Array.from(current.items.keys()).filter((name) => old.items.has(name));
      const inOrder = Array.from(old.items, ([name, blocks]) =>
        current.items.has(name) ? old.items.get(shared.shift() ?? name) : blocks,
      );
      reordered.splice(
        old.start,
        old.end - old.start,
        ...inOrder.flatMap((blocks) => blocks ?? []),
      );
    }
  }
  return {moves, reordered};
}
