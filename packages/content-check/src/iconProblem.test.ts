/** @jest-environment node */
import {iconProblem} from './iconProblem';

const icons = {names: ['rocket', 'coin-monero', 'git-branch'], help: 'All: icons', search: 'find'};

it('accepts an icon', () => {
  expect(iconProblem('rocket', icons)).toBeUndefined();
});

it.each([
  ['rockett', 'Did you mean "rocket"? All: icons'],
  ['Git Branch', 'Did you mean "git-branch"? All: icons'],
  ['coin money', 'Look for one: find coin'],
  ['small rocket', 'Look for one: find rocket'],
  ['zebra', 'All: icons'],
])('helps to correct %s', (name, hint) => {
  expect(iconProblem(name, icons)).toEqual({message: `The icon "${name}" doesn't exist.`, hint});
});

it('offers no search without a command for it', () => {
  expect(iconProblem('coin money', {...icons, search: undefined})?.hint).toBe('All: icons');
});
