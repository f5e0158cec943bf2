/** @jest-environment node */
import {kB, table, verdict} from './table';

it('aligns the first column to the left and all others to the right', () => {
  expect(table(['Page', 'Size'], [['/', 3]])).toBe('| Page | Size |\n| --- | ---: |\n| / | 3 |');
});

it('escapes what would end a cell', () => {
  expect(table(['a|b'], [])).toBe('| a\\|b |\n| --- |');
});

it('shows bytes in kB of 1,000 bytes', () => {
  expect(kB(1255)).toBe('1.25');
  expect(kB(1000, 0)).toBe('1');
});

it('emphasizes a goal that is not met', () => {
  expect([true, false].map(verdict)).toEqual(['met', '**not met**']);
});
