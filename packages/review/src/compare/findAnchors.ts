/** A row that is in both of two lists. `previous` is above it in both. */
type SharedRow = {before: number; after: number; previous: SharedRow | undefined};

/** The place of each key that occurs only once. */
function findUnique(keys: readonly string[]): Map<string, number> {
  const rows = new Map<string, number>();
  const repeated = new Set<string>();
  for (const [row, key] of keys.entries()) {
    if (rows.has(key)) {
      repeated.add(key);
    }
    rows.set(key, row);
  }
  repeated.forEach((key) => rows.delete(key));
  return rows;
}

/**
 * Finds rows that a comparison can hold on to, as patience diffs do: the longest sequence of rows
 * that occur once in both lists and are in the same order in both.
 *
 * @param before the key of each row
 * @param after the same for another list
 */
export function findAnchors(before: readonly string[], after: readonly string[]): SharedRow[] {
  const rowsAfter = findUnique(after);
  // For each length, the sequence that ends earliest in the list after.
  const sequences: SharedRow[] = [];
  for (const [key, rowBefore] of findUnique(before)) {
    const rowAfter = rowsAfter.get(key);
    if (rowAfter !== undefined) {
      const length = sequences.findLastIndex((sequence) => sequence.after < rowAfter) + 1;
      const previous = sequences[length - 1];
      sequences[length] = {before: rowBefore, after: rowAfter, previous};
    }
  }
  const anchors: SharedRow[] = [];
  for (let anchor = sequences.at(-1); anchor; anchor = anchor.previous) {
    anchors.push(anchor);
  }
  return anchors.reverse();
}
