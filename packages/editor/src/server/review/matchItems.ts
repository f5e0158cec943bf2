import {diffArrays} from 'diff';
import type {OutlineBlock, OutlineField} from '../../source-map/outline';

/** A value in one version of a file. */
export type Item = {
  field: OutlineField;
  /** What it's called, with the component or entry that it's in. */
  label: string;
  /** The same for the same value of the same kind of field. */
  key: string;
};

/** An item that only one version has where it is. */
type Single = {item: Item; run: number};

type Pair = {old: Single; current: Single};

/** Components and entries that are the same in both versions, since they have a value in common. */
class SameBlocks {
  readonly #after = new Map<OutlineBlock, OutlineBlock>();
  readonly #linked = new Set<OutlineBlock>();

  link({field: {block: before}}: Item, {field: {block: after}}: Item): void {
    if (before && after && !this.#after.has(before) && !this.#linked.has(after)) {
      this.#after.set(before, after);
      this.#linked.add(after);
    }
  }

  isSame({field: {block: before}}: Item, {field: {block: after}}: Item): boolean {
    return before !== undefined && this.#after.get(before) === after;
  }

  isUnknown({field: {block: before}}: Item, {field: {block: after}}: Item): boolean {
    return !(before && this.#after.has(before)) && !(after && this.#linked.has(after));
  }
}

/** The items that only one version has where it is, in runs between those that both have. */
function findSingles(before: readonly Item[], after: readonly Item[], blocks: SameBlocks) {
  const [removed, added]: [Single[], Single[]] = [[], []];
  let [at, run] = [{before: 0, after: 0}, 0];
  for (const part of diffArrays([...before], [...after], {comparator: (a, b) => a.key === b.key})) {
    const length = part.value.length;
    if (part.removed) {
      removed.push(...part.value.map((item) => ({item, run})));
    } else if (part.added) {
      added.push(...part.value.map((item) => ({item, run})));
    } else {
      before
        .slice(at.before, at.before + length)
        .forEach((item, index) => blocks.link(item, after[at.after + index] ?? item));
      run += 1;
    }
    at = {
      before: at.before + (part.added ? 0 : length),
      after: at.after + (part.removed ? 0 : length),
    };
  }
  return {removed, added};
}

/**
 * What became of the values of a file: which were edited, moved, added and removed, whatever happened
 * in between.
 */
export function matchItems(before: readonly Item[], after: readonly Item[]) {
  const blocks = new SameBlocks();
  const {removed, added} = findSingles(before, after, blocks);
  const [gone, come] = [new Set(removed), new Set(added)];
  const pair = (fits: (pair: Pair) => boolean): Pair[] =>
    removed.flatMap((old) => {
      const current = gone.has(old)
        ? added.find((other) => come.has(other) && fits({old, current: other}))
        : undefined;
      if (!current) {
        return [];
      }
      gone.delete(old);
      come.delete(current);
      blocks.link(old.item, current.item);
      return [{old, current}];
    });
  const isSameField = ({old, current}: Pair) => old.item.field.label === current.item.field.label;
  const isSameRun = ({old, current}: Pair) => old.run === current.run;
  const isSameBlock = ({old, current}: Pair) => blocks.isSame(old.item, current.item);

  const inPlace = pair((each) => isSameField(each) && isSameRun(each) && isSameBlock(each));
  const moved = pair(({old, current}) => old.item.key === current.item.key);
  const elsewhere = pair((each) => isSameField(each) && isSameBlock(each));
  const alike = pair(
    (each) =>
      isSameField(each) && isSameRun(each) && blocks.isUnknown(each.old.item, each.current.item),
  );
  return {
    edited: removed.flatMap(
      (old) => [...inPlace, ...elsewhere, ...alike].find((each) => each.old === old) ?? [],
    ),
    moved: moved.map(({current}) => current.item),
    added: Array.from(come, ({item}) => item),
    removed: Array.from(gone, ({item}) => item),
  };
}
