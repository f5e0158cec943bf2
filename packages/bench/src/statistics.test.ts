/** @jest-environment node */
import {differencesOf, median, medianInterval, rangeOf, ratioOf} from './statistics';

it.each([
  [[3], 3],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])('takes the median of %j', (samples, expected) => {
  expect(median(samples)).toBe(expected);
});

it('leaves the samples in their order', () => {
  const samples = [3, 1, 2];

  median(samples);

  expect(samples).toEqual([3, 1, 2]);
});

it('has no median without samples', () => {
  expect(() => median([])).toThrow('No samples have no median.');
});

it('shows the range of samples', () => {
  expect(rangeOf([4.26, 1.04, 3])).toBe('1–4');
  expect(rangeOf([4.26, 1.04, 3], 1)).toBe('1.0–4.3');
});

it('divides medians, and gives the smallest and largest ratio within a turn', () => {
  expect(ratioOf([1, 3, 2], [2, 4, 8])).toEqual({ratio: 0.5, low: 0.25, high: 0.75});
});

it('compares only complete turns', () => {
  expect(ratioOf([1, 3, 100], [2, 2])).toEqual({ratio: 1.5, low: 0.5, high: 1.5});
});

it.each([
  // [samples, confidence asked for, interval, its confidence]: binomial probabilities of fair coins
  [10, 0.95, [2, 9], 1 - 2 * (11 / 1024)],
  [9, 0.95, [2, 8], 1 - 2 * (10 / 512)],
  [12, 0.95, [3, 10], 1 - 2 * (79 / 4096)],
  [10, 0.85, [3, 8], 1 - 2 * (56 / 1024)],
  [5, 0.95, [1, 5], 1 - 2 / 32],
  [2, 0.95, [1, 2], 0.5],
  [1, 0.95, [1, 1], 0],
])(
  'estimates the median of %d samples with a confidence of %d',
  (count, asked, [low, high], confidence) => {
    const samples = Array.from({length: count}, (_, index) => count - index);

    const interval = medianInterval(samples, asked);

    expect(interval).toMatchObject({low, high});
    expect(interval.confidence).toBeCloseTo(confidence, 10);
  },
);

it('has no interval without samples', () => {
  expect(() => medianInterval([])).toThrow('No samples have no median.');
});

it('subtracts within complete turns', () => {
  expect(differencesOf([5, 3, 9], [2, 4])).toEqual([3, -1]);
});
