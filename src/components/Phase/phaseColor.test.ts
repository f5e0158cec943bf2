/** @jest-environment node */
import {phaseColorClass, phaseTypes} from './phaseColor';
import type {PhaseType} from './phaseColor';

it('lists the phases of the process in order', () => {
  expect(phaseTypes).toEqual(['poc', 'development', 'support']);
});

it('returns a different class name for each type', () => {
  expect(phaseTypes.map(phaseColorClass)).toEqual(['poc', 'development', 'support']);
});

it('rejects an unknown type and lists the known ones', () => {
  expect(() => phaseColorClass('presales' as PhaseType)).toThrow(
    'Unknown phase type "presales". Use one of: poc, development, support.',
  );
});
