/** @jest-environment node */
import {sortKey} from './sortKey';

const inOrder = (values: readonly string[]) => {
  const {compare} = new Intl.Collator('en', {numeric: true});
  return values.toSorted((a, b) => compare(sortKey(a) ?? a, sortKey(b) ?? b));
};

it('sorts prices by their amounts, free ones first', () => {
  const prices = [
    'Free',
    '$0–$30',
    '$0–$100',
    'Free–$200',
    '$9.50',
    '$19',
    '$19.99–$20',
    '$20–$200',
  ];

  expect(inOrder(prices.toReversed())).toEqual(prices);
});

it('ignores the marks of the page editor', () => {
  expect(sortKey('Free\u{E0031}\u{E007F}')).toBe('');
});

it('sorts yes before no', () => {
  expect([sortKey(true), sortKey(false)]).toEqual(['0', '1']);
});

it.each([
  'Claude, GPT',
  'Freestyle AI',
  'Free choice of models',
  'Any, with your key',
  '',
  undefined,
  {},
])('sorts %j by its text', (value) => {
  expect(sortKey(value)).toBeUndefined();
});
