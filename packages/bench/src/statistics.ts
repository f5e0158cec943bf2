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

export type Interval = {
  low: number;
  high: number;
  /** The probability that the interval contains the median, from 0 to 1. */
  confidence: number;
};

/**
 * An interval for the median of what samples were taken from, whatever its distribution: between the
 * nth smallest and the nth largest sample, for the largest n whose confidence suffices (the sign
 * test). With too few samples for that, it's from the smallest to the largest.
 *
 * @throws Error when there are no samples
 */
export function medianInterval(samples: Samples, confidence = 0.95): Interval {
  const sorted = [...samples].sort((a, b) => a - b);
  const count = sorted.length;
  /** How probable it is that exactly this many samples are below the median. */
  let probability = 0.5 ** count;
  let outside = 2 * probability;
  let index = 0;
  for (let below = 1; below < count / 2; below++) {
    probability *= (count - below + 1) / below;
    if (outside + 2 * probability > 1 - confidence) {
      break;
    }
    outside += 2 * probability;
    index = below;
  }
  const [low, high] = [sorted[index], sorted[count - 1 - index]];
  if (low === undefined || high === undefined) {
    throw new Error('No samples have no median.');
  }
  return {low, high, confidence: 1 - outside};
}

/** The differences of two things that were measured in turns. */
export const differencesOf = (ours: Samples, theirs: Samples): number[] =>
  ours.slice(0, theirs.length).map((value, index) => value - (theirs[index] ?? NaN));
