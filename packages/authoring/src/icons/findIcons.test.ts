/** @jest-environment node */
import {findIcons} from './findIcons';

const iconNames = ['git-branch', 'git-merge', 'rocket', 'rocket-off'];
const find = (...words: string[]) => findIcons(iconNames, words);

it('finds icons by a word, ignoring case', () => {
  expect(find('Rocket')).toEqual({names: ['rocket', 'rocket-off']});
});

it('finds icons by several words in any order', () => {
  expect(find('branch', 'git')).toEqual({names: ['git-branch']});
});

it('finds every icon without a word', () => {
  expect(find()).toEqual({names: iconNames});
});

it('suggests the closest name when no name contains the words', () => {
  expect(find('rokcet')).toEqual({names: [], suggestion: 'rocket'});
  expect(find('git', 'branhc')).toEqual({names: [], suggestion: 'git-branch'});
});

it('suggests nothing when no name is close', () => {
  expect(find('xylophone-quartet-zzz')).toEqual({names: [], suggestion: undefined});
});
