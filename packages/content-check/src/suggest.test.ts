/** @jest-environment node */
import {nearest} from './suggest';

const names = ['Benefit', 'BenefitGrid', 'Section', 'Step'];

it.each([
  ['BenefitsGrid', 'BenefitGrid'],
  ['benefit', 'Benefit'],
  ['Secton', 'Section'],
  ['Stpe', 'Step'],
])('takes %s for %s', (written, meant) => {
  expect(nearest(written, names)).toBe(meant);
});

it.each(['Timeline', 'x', ''])('does not guess what "%s" means', (written) => {
  expect(nearest(written, names)).toBeUndefined();
});
