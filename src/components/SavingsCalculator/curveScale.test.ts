/** @jest-environment node */
import {gainByMonth} from '../../figures/savings';
import {example} from '../../testing/example';
import {crossingOf, scaleOf} from './curveScale';

it('finds where a loss ends', () => {
  // −1,000 at the end of Month 6, and 12,000 at the end of Month 7.
  expect(crossingOf(gainByMonth(example))).toBeCloseTo(6 + 1 / 13);
  expect(crossingOf([0, -2, -1])).toBeUndefined();
  expect(crossingOf([0, 1, 2])).toBeUndefined();
});

it('has room for labels above and below, and lines at round amounts', () => {
  const {y, ticks, lowest} = scaleOf([0, -10_000, 90_000]);

  expect(lowest).toBe(-10_000);
  expect([y(90_000), y(-10_000)]).toEqual([8.2, 90.2]);
  expect(ticks).toEqual([0, 25_000, 50_000, 75_000]);
  expect(scaleOf([0, 0]).ticks).toContain(0);
});
