/** @jest-environment node */
import {example} from '../testing/example';
import {asText, dollarsPerPoint, firstYear, gainByMonth} from './savings';
import type {Assumptions, Results} from './savings';

const words = {month: 'Month {month}', never: 'Never'};

const written = (assumptions: Assumptions) => {
  const results = firstYear(assumptions);
  return Object.fromEntries(
    Object.entries(results).map(([name, value]) => [
      name,
      asText(name as keyof Results, value, words),
    ]),
  );
};

it('computes the example of the Benefits page, which was worked out by hand', () => {
  // Cost: 20 × (200 × 9 + 2,000) = 76,000. Hours: 20 × 1,700 × 9/12 = 25,500, which cost 1,530,000.
  // Value: 10% of that. Return: 153,000 / 76,000 = 2.01. Break-even: 76,000 / 1,530,000 = 4.97%.
  // Each month of full use is worth 17,000 − 4,000 = 13,000. The rollout has three of those, and
  // training costs 40,000, so Month 6 ends 1,000 short. Second year: 12 × 13,000.
  expect(written(example)).toEqual({
    return: '2x',
    paidBack: 'Month 7',
    gain: '$77,000',
    spent: '$76,000',
    value: '$153,000',
    secondYear: '$156,000',
    breakEven: '5%',
    threefold: '14.9%',
    sixfold: '29.8%',
  });
});

it('counts only the hours that are reused', () => {
  expect(written({...example, reuse: 50})).toMatchObject({
    ...{value: '$76,500', return: '1x', breakEven: '9.9%'},
  });
  expect(written({...example, reuse: 0})).toMatchObject({
    ...{value: '$0', return: '0x', breakEven: '–', paidBack: 'Never', secondYear: '−$48,000'},
  });
});

it('counts what learning costs, and saves nothing meanwhile', () => {
  // Three months at 15%: 20 × 1,700/12 × 60 × 3 × 15% = 76,500. Six of nine months save 17,000 each.
  // Month 15: 9 months save 153,000. Tools: 12 × 4,000. Together with training and learning: 164,500.
  // Month 16: 170,000 and 168,500.
  expect(written({...example, learning: 3, loss: 15})).toMatchObject({
    ...{spent: '$152,500', value: '$102,000', return: '0.7x', paidBack: 'Month 16'},
  });
});

it('knows what adds a point to break-even', () => {
  const more = {
    ...example,
    training: example.training + dollarsPerPoint(example) / example.engineers,
  };

  expect(dollarsPerPoint(example)).toBe(15_300);
  expect(firstYear(more).breakEven - firstYear(example).breakEven).toBeCloseTo(1);
  expect(dollarsPerPoint({...example, reuse: 50})).toBe(7650);
});

it('has no return without costs, and is never paid back without savings', () => {
  expect(written({...example, tools: 0, training: 0})).toMatchObject({return: '–'});
  expect(written({...example, share: 0})).toMatchObject({
    ...{return: '0x', gain: '−$76,000', paidBack: 'Never'},
  });
});

it.each([
  ['breakEven', 1],
  ['threefold', 3],
  ['sixfold', 6],
] as const)('returns what "%s" says at that share of hours', (result, multiple) => {
  for (const training of [0, 450, 6123]) {
    const assumptions = {...example, training, reuse: 80, learning: 1, loss: 10};
    const share = firstYear(assumptions)[result];
    expect(firstYear({...assumptions, share}).return).toBeCloseTo(multiple);
  }
});

it('adds up the gain of each month', () => {
  // Month 6 ends with three months of use: 3 × 13,000 − 40,000. From then on, each adds 13,000.
  const gains = gainByMonth(example);
  expect(gains).toHaveLength(25);
  expect([0, 6, 7, 12, 24].map((month) => Math.round(gains[month] ?? NaN))).toEqual([
    0, -1000, 12_000, 77_000, 233_000,
  ]);
});
