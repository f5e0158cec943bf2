type Sequence = {readonly length: number; at: (index: number) => unknown};

/** What differs between two texts, or two lists of lines: `before[start, end)` became `after[start, newEnd)`. */
export function changedSpan<Kind extends Sequence>(before: Kind, after: Kind) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.at(start) === after.at(start)) {
    start += 1;
  }
  let tail = 0;
  while (tail < shorter - start && before.at(-1 - tail) === after.at(-1 - tail)) {
    tail += 1;
  }
  return {start, end: before.length - tail, newEnd: after.length - tail};
}
