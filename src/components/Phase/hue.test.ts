import {phaseHue, phaseTypes} from './hue';
import type {PhaseType} from './hue';

it('knows the three types of the process, in their order', () => {
  expect(phaseTypes).toEqual(['poc', 'development', 'support']);
});

it('has a class of its own for each type', () => {
  expect(phaseTypes.map(phaseHue)).toEqual(['poc', 'development', 'support']);
});

it('refuses another type, and names those that there are', () => {
  expect(() => phaseHue('presales' as PhaseType)).toThrow(
    'There is no phase of type "presales". Use one of: poc, development, support.',
  );
});
