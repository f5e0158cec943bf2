/** Numbers of the same thing, measured several times. */
export type Samples = readonly number[];

/** @throws Error when there are no numbers */
export function median(samples: Samples): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) {
    throw new Error('There is no median of no numbers.');
  }
  return (lower + upper) / 2;
}

export type Ratio = {
  /** The median of one by the median of the other. */
  ratio: number;
  /** The smallest and the largest ratio of two measurements that were made one after the other. */
  low: number;
  high: number;
};

/** How two things compare that were measured in turns. */
export function ratioOf(ours: Samples, theirs: Samples): Ratio {
  const pairs = ours.slice(0, theirs.length).map((value, index) => value / (theirs[index] ?? NaN));
  return {
    ratio: median(ours) / median(theirs),
    low: Math.min(...pairs),
    high: Math.max(...pairs),
  };
}
