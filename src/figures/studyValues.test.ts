/** @jest-environment node */
import type {Study} from '../content/schema';
import {example} from '../testing/example';
import {studyValues} from './studyValues';

const words = {
  less: '{percent}% less time',
  more: '{percent}% more time',
  ratio: '{above} of {all}',
};

const study = (found: Partial<Study>): Study => ({
  ...{name: 'A study', year: 2025, url: 'https://example.com', participants: 'People'},
  ...{measured: 'Work', result: 'A result'},
  ...found,
});
const saving = (best: number) => study({effect: 'time', best});
const inTrial = (best: number) => study({effect: 'time', best, randomized: true});
const producing = (best: number) => study({effect: 'output', best});

it('counts the studies that found more than the example’s break-even', () => {
  // Break-even is 6% of development time, or 12% with half of the hours reused. 10% more output is 9%
  // less time, and 15–20% more is 13–17%. A study without a figure isn't in the chart.
  const studies = [
    ...[inTrial(56), producing(39), producing(30), inTrial(21), producing(26), producing(24)],
    ...[saving(18), study({effect: 'output', low: 15, high: 20}), producing(10)],
    ...[inTrial(4), saving(-19), study({})],
  ];
  expect(studyValues({studies, example}, words)).toEqual({
    ...{charted: 'eleven', aboveBreakEven: 'nine', ratio: '9 of 11', worst: '19% more time'},
    ...{randomized: 'three', randomizedAboveBreakEven: 'two'},
  });
  expect(studyValues({studies, example: {...example, reuse: 50}}, words)).toMatchObject({
    aboveBreakEven: 'eight',
  });
});

it('doesn’t count what is at break-even, and says what the worst study found', () => {
  expect(studyValues({studies: [saving(6), saving(9)], example}, words)).toMatchObject({
    ...{charted: 'two', aboveBreakEven: 'one', ratio: '1 of 2', worst: '6% less time'},
  });
});
