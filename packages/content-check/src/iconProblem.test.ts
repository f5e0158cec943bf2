/** @jest-environment node */
import {iconProblem} from './iconProblem';

const icons = {names: ['rocket', 'coin-monero', 'git-branch'], help: 'All: icons'};

it('accepts an icon', () => {
  expect(iconProblem('rocket', icons)).toBeUndefined();
});

it.each([
  ['rockett', 'Did you mean "rocket"? All: icons'],
  ['Git Branch', 'Did you mean "git-branch"? All: icons'],
  ['zebra', 'All: icons'],
])('helps to correct %s', (name, hint) => {
  expect(iconProblem(name, icons)).toEqual({message: `The icon "${name}" doesn't exist.`, hint});
});
