import type {Study} from '../content/schema';

/** Percentages of time that the same work takes less, rounded. A loss is negative. */
export type TimeSaved = {best?: number; low?: number; high?: number};

/** More output by x in the same time is the same work in 1/(1 + x) of the time. */
const fromOutput = (percent: number) => 100 * (1 - 1 / (1 + percent / 100));

/** What a study found, as less time for the same work. Nothing if it measured something else. */
export function timeSaved({effect, best, low, high}: Study): TimeSaved | undefined {
  const saved = (percent?: number) =>
    percent === undefined
      ? undefined
      : Math.round(effect === 'output' ? fromOutput(percent) : percent);
  return effect && {best: saved(best), low: saved(low), high: saved(high)};
}
