/** @jest-environment node */
import {iconNames} from '../../../../src/content/icons';
import {findIcons} from './findIcons';

it('finds the icons that hold a word, whatever its case', () => {
  const {names, meant} = findIcons(['Rocket']);

  expect(names).toEqual(expect.arrayContaining(['rocket', 'rocket-off']));
  expect(names.filter((name) => !name.includes('rocket'))).toEqual([]);
  expect(meant).toBeUndefined();
});

it('finds the icons that hold all of several words', () => {
  expect(findIcons(['branch', 'git']).names).toContain('git-branch');
});

it('finds every icon without a word', () => {
  expect(findIcons([]).names).toEqual(iconNames);
});

it('tells which name is meant when no icon holds the word', () => {
  expect(findIcons(['rokcet'])).toEqual({names: [], meant: 'rocket'});
  expect(findIcons(['git', 'branhc'])).toEqual({names: [], meant: 'git-branch'});
});

it('tells none when no name is near', () => {
  expect(findIcons(['xylophone-quartet-zzz'])).toEqual({names: [], meant: undefined});
});
