/** Repeated measurements of the same thing. */
export type Samples = readonly number[];

/** @throws Error when there are no samples */
export function median(samples: Samples): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) {
    throw new Error('No samples have no median.');
  }
  return (lower + upper) / 2;
}

/** The smallest and the largest sample, as `3–5`. */
export const rangeOf = (samples: Samples, digits = 0): string =>
  `${Math.min(...samples).toFixed(digits)}–${Math.max(...samples).toFixed(digits)}`;

export type Ratio = {
  /** The median of one divided by the median of the other. */
  ratio: number;
  /** The smallest and the largest ratio of two samples from the same turn. */
  low: number;
  high: number;
};

/** Compares two things that were measured in turns. */
export function ratioOf(ours: Samples, theirs: Samples): Ratio {
  const turns = ours.slice(0, theirs.length).map((value, index) => value / (theirs[index] ?? NaN));
  return {
    ratio: median(ours) / median(theirs),
    low: Math.min(...turns),
    high: Math.max(...turns),
  };
}
