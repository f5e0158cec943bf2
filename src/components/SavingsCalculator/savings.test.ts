import {firstYear} from './savings';

const example = {engineers: 20, hours: 1700, cost: 60, share: 10, tools: 200, setup: 40_000};

const numberIn = (text: string) => Number(text.replace(/[^\d.]/g, ''));

it('computes the example of the Benefits page, which was worked out by hand', () => {
  // Cost: 20 × 200 × 9 + 40,000 = 76,000. Hours: 20 × 1,700 × 9/12 = 25,500, which cost 1,530,000.
  // Value: 10% of that. Return: 153,000 / 76,000 = 2.01. Break-even: 76,000 / 1,530,000 = 4.97%.
  expect(firstYear(example)).toEqual({
    spent: '$76,000',
    value: '$153,000',
    return: '2.0x',
    breakEven: '5.0%',
    threefold: '14.9%',
    sixfold: '29.8%',
  });
});

it('computes one engineer without setup', () => {
  // Cost: 100 × 9. Hours: 1,000 × 9/12 = 750, which cost 75,000. Value: 20% of that.
  expect(
    firstYear({engineers: 1, hours: 1000, cost: 100, share: 20, tools: 100, setup: 0}),
  ).toEqual({
    spent: '$900',
    value: '$15,000',
    return: '16.7x',
    breakEven: '1.2%',
    threefold: '3.6%',
    sixfold: '7.2%',
  });
});

it('has no value without saved hours, and no return without costs', () => {
  expect(firstYear({...example, share: 0})).toMatchObject({value: '$0', return: '0.0x'});
  expect(firstYear({...example, tools: 0, setup: 0})).toMatchObject({return: '–'});
});

it('never returns less when more hours are saved, or more when tools cost more', () => {
  const returns = (field: keyof typeof example) =>
    Array.from({length: 101}, (_, step) => numberIn(firstYear({...example, [field]: step}).return));
  expect(returns('share')).toEqual(returns('share').toSorted((a, b) => a - b));
  expect(returns('tools')).toEqual(returns('tools').toSorted((a, b) => b - a));
});

it.each([
  ['breakEven', 1],
  ['threefold', 3],
  ['sixfold', 6],
] as const)('returns what "%s" says at that share of hours', (result, multiple) => {
  for (const setup of [0, 9_000, 123_456]) {
    const share = numberIn(firstYear({...example, setup})[result]);
    expect(numberIn(firstYear({...example, setup, share}).return)).toBeCloseTo(multiple, 0);
  }
});
