/** The distance of the lines behind a curve, in dollars: 1, 2, 2.5 or 5 with zeros, at most five lines. */
function stepFor(range: number): number {
  const power = 10 ** Math.floor(Math.log10(range / 5));
  return ([1, 2, 2.5, 5].find((factor) => factor * power * 5 >= range) ?? 10) * power;
}

/**
 * Where gains are in the drawing of the curve.
 *
 * @returns `y`, percent from the top; the lowest of all; and the gains that have a line
 */
export function scaleOf(gains: readonly number[]) {
  const highest = Math.max(...gains, 1);
  const lowest = Math.min(...gains, 0);
  // There is room for a label above the highest point, and below the lowest.
  const top = highest + 0.1 * (highest - lowest);
  const bottom = lowest - 0.12 * (highest - lowest);
  const step = stepFor(top - bottom);
  const first = Math.ceil(lowest / step);
  return {
    y: (gain: number) => Math.round((1000 * (top - gain)) / (top - bottom)) / 10,
    lowest,
    ticks: Array.from(
      {length: Math.floor(highest / step) - first + 1},
      (_, index) => (first + index) * step,
    ),
  };
}

/** The point, in months, at which the gain stops being a loss. Nothing if it's one at the end. */
export function crossingOf(gains: readonly number[]): number | undefined {
  const last = gains.findLastIndex((gain) => gain < 0);
  const [before, after] = [gains[last], gains[last + 1]];
  return before === undefined || after === undefined ? undefined : last + before / (before - after);
}
