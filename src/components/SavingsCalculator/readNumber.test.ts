/** @jest-environment node */
import {readNumber} from './readNumber';

it.each([
  ['12', 12],
  [' 12.5 ', 12.5],
  ['12,5', 12.5],
  ['12,50', 12.5],
  ['1,700', 1700],
  ['10,000,000', 10_000_000],
  ['1,700.5', 1700.5],
  ['12.', 12],
])('"%s" is %d', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

it.each(['', 'many', '-3', '1.7.0', '1,2,3', '0x28', '1e3', '∞'])('"%s" is no number', (text) => {
  expect(readNumber(text)).toBeNaN();
});
