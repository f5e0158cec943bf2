/** @jest-environment node */
import {choiceWords, withoutChoices} from './choices';

it('calls choices by the words before them', () => {
  const size = 'How large it is: small (`sm`), as usual (`md`, the default) or very large (`lg`).';
  expect(choiceWords(['sm', 'md', 'lg'], size)).toEqual(['Small', 'As usual', 'Very large']);
  expect(withoutChoices(size)).toBe(
    'How large it is: small, as usual (the default) or very large.',
  );
});

it('calls others by their names', () => {
  expect(choiceWords(['paidBack'], 'The figure: `paidBack`.')).toEqual(['Paid back']);
});
