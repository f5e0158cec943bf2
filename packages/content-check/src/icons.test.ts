/** @jest-environment node */
import {iconProblem} from './icons';

it('suggests the name of an icon for words', () => {
  const icons = {names: ['rocket', 'coin-monero', 'git-branch'], help: 'All: icons'};

  expect(iconProblem('Git Branch', icons)).toEqual({
    message: 'The icon "Git Branch" doesn\'t exist.',
    hint: 'Did you mean "git-branch"? All: icons',
  });
});
