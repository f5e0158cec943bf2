import {diffArrays} from 'diff';

/** An entry that moved before another one, or to the end. */
export type Move = {moved: string; before?: string};

/** The moves among the entries of both lists; if two trade places, only the later one moved. */
export function findMoves(before: readonly string[], after: readonly string[]): Move[] {
  const old = before.filter((name) => after.includes(name));
  const current = after.filter((name) => before.includes(name));
  const moved = diffArrays(old, current).flatMap(({added, value}) => (added ? value : []));
  return moved.map((name) => {
    const next = current[current.indexOf(name) + 1];
    const previous = current[current.indexOf(name) - 1];
    const hasTradedPlaces =
      previous !== undefined &&
      old[old.indexOf(name) + 1] === previous &&
      !moved.includes(previous);
    return hasTradedPlaces
      ? {moved: previous, before: name}
      : {moved: name, ...(next !== undefined && {before: next})};
  });
}
