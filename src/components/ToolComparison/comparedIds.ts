import {idOf} from '../../tools/idOf';

/** How many tools fit side by side. */
export const maxCompared = 4;

/** How many names that can't be compared are repeated. */
const maxRest = 4;

/**
 * Which tools the address compares: `compare=cursor,kiro`. Names of tools mean them, too.
 *
 * @param compare the value of the parameter
 * @param known the ids of all tools that can be compared
 * @returns the ids of at most four tools, and the first of what else the address names
 */
export function comparedIds(
  compare: string,
  known: readonly string[],
): {ids: string[]; rest: string[]} {
  const named = new Map(
    compare
      .split(',')
      .map((name) => [idOf(name) || name.trim(), name.trim()] as const)
      .filter(([id]) => id !== ''),
  );
  const ids = [...named.keys()].filter((id) => known.includes(id)).slice(0, maxCompared);
  const rest = Array.from(named).flatMap(([id, name]) => (ids.includes(id) ? [] : [name]));
  return {ids, rest: rest.slice(0, maxRest)};
}
