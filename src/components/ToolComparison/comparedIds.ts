/** How many tools fit side by side. */
export const maxCompared = 4;

/**
 * Which tools the address compares: `compare=cursor,kiro`.
 *
 * @param compare the value of the parameter
 * @param known the ids of all tools that can be compared
 * @returns the ids of at most four tools, and what else the address names
 */
export function comparedIds(
  compare: string,
  known: readonly string[],
): {ids: string[]; rest: string[]} {
  const named = Array.from(new Set(compare.split(',').map((id) => id.trim()))).filter(Boolean);
  const ids = named.filter((id) => known.includes(id)).slice(0, maxCompared);
  return {ids, rest: named.filter((id) => !ids.includes(id))};
}
