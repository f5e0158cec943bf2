/** @jest-environment node */
import {median, rangeOf, ratioOf} from './statistics';

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
