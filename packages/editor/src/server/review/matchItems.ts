import {diffArrays} from 'diff';
import type {OutlineBlock, OutlineField} from '../../source-map/outline';

/** A value in one version of a file. */
export type MatchedItem = {
  field: OutlineField;
  /** What it's called, with the component or entry that it's in. */
  label: string;
  /** What the entry that it's in is known by in both versions: its ID, or its name. Others have none. */
  identity: string | undefined;
  /** The same for the same value of the same kind of field, of the same entry if that has an ID. */
  key: string;
};

/** An item that only one version has where it is. Those of a run are between the same two that both have. */
type Single = {item: MatchedItem; run: number};

/**
 * What became of the values of a file: which were edited, moved, added and removed, whatever happened
 * in between.
 */
export function matchItems(before: readonly MatchedItem[], after: readonly MatchedItem[]) {
  /** Components and entries of both versions that are the same, since they have a value in common. */
  const same = new Map<OutlineBlock, OutlineBlock>();
  const linked = new Set<OutlineBlock>();
  const link = ({field: {block: old}}: MatchedItem, {field: {block: current}}: MatchedItem) => {
    if (old && current && !same.has(old) && !linked.has(current)) {
      same.set(old, current);
      linked.add(current);
    }
  };
  const [removed, added]: [Single[], Single[]] = [[], []];
  let [at, to, run] = [0, 0, 0];
  const keysOf = (items: readonly MatchedItem[]) => items.map(({key}) => key);
  for (const part of diffArrays(keysOf(before), keysOf(after))) {
    const old = part.added ? [] : before.slice(at, at + part.value.length);
    const current = part.removed ? [] : after.slice(to, to + part.value.length);
    if (part.removed) {
      removed.push(...old.map((item) => ({item, run})));
    } else if (part.added) {
      added.push(...current.map((item) => ({item, run})));
    } else {
      old.forEach((item, index) => link(item, current[index] ?? item));
      run += 1;
    }
    at += old.length;
    to += current.length;
  }

  const [gone, come] = [new Set(removed), new Set(added)];
  /** Takes out the items that belong together. */
  const pair = (fits: (old: Single, current: Single) => unknown) =>
    removed.flatMap((old) => {
      const current = gone.has(old) && added.find((other) => come.has(other) && fits(old, other));
      if (!current) {
        return [];
      }
      gone.delete(old);
      come.delete(current);
      link(old.item, current.item);
      return [{old: old.item, current: current.item}];
    });
  const isSameField = (old: Single, current: Single) => {
    const {label, block} = old.item.field;
    const other = current.item.field;
    const isKnown = (block && same.has(block)) || (other.block && linked.has(other.block));
    const isSameBlock = isKnown
      ? block && same.get(block) === other.block
      : old.run === current.run;
    return isSameBlock && label === other.label && old.item.identity === current.item.identity;
  };
  const inPlace = pair((old, current) => old.run === current.run && isSameField(old, current));
  const moved = pair((old, current) => old.item.key === current.item.key);
  const elsewhere = pair(isSameField);
  return {
    edited: [...inPlace, ...elsewhere].sort((a, b) => a.current.field.line - b.current.field.line),
    moved: moved.map(({current}) => current),
    added: Array.from(come, ({item}) => item),
    removed: Array.from(gone, ({item}) => item),
  };
}
