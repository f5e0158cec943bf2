import {diffArrays} from 'diff';

/** Something that has another place among the others: before another one, or at the end. */
export type Move = {moved: string; before?: string};

/** What has moved among those that are in both lists; of two that change places, the later one. */
export function findMoves(before: readonly string[], after: readonly string[]): Move[] {
  const old = before.filter((name) => after.includes(name));
  const young = after.filter((name) => before.includes(name));
  const moved = diffArrays(old, young).flatMap(({added, value}) => (added ? value : []));
  return moved.map((name) => {
    const next = young[young.indexOf(name) + 1];
    const previous = young[young.indexOf(name) - 1];
    const hasLetOnePass =
      previous !== undefined &&
      old[old.indexOf(name) + 1] === previous &&
      !moved.includes(previous);
    return hasLetOnePass
      ? {moved: previous, before: name}
      : {moved: name, ...(next !== undefined && {before: next})};
  });
}
