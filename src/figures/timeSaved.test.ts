/** @jest-environment node */
import type {Study} from '../content/schema';
import {timeSaved} from './timeSaved';

const study = (found: Partial<Study>): Study => ({
  ...{name: 'A study', year: 2025, url: 'https://example.com', participants: 'People'},
  ...{measured: 'Work', result: 'A result'},
  ...found,
});

it('keeps percentages of time', () => {
  expect(timeSaved(study({effect: 'time', best: -19, low: -39, high: -2}))).toEqual({
    ...{best: -19, low: -39, high: -2},
  });
});

it('turns more output in the same time into less time for the same work', () => {
  // Twice the output takes half the time. 26% more takes 1/1.26 = 79% of it.
  expect(timeSaved(study({effect: 'output', best: 100}))).toMatchObject({best: 50});
  expect(timeSaved(study({effect: 'output', best: 26, low: 6, high: 46}))).toEqual({
    ...{best: 21, low: 6, high: 32},
  });
});

it('has a range without a best estimate, and nothing for what measured something else', () => {
  expect(timeSaved(study({effect: 'output', low: 15, high: 20}))).toEqual({
    ...{best: undefined, low: 13, high: 17},
  });
  expect(timeSaved(study({}))).toBeUndefined();
});
