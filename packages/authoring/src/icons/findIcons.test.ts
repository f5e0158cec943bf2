/** @jest-environment node */
import {findIcons} from './findIcons';

const icons = [
  {name: 'balloon', tags: ['light-hearted']},
  {name: 'bulb', tags: ['light', 'idea', 'lamp']},
  {name: 'device-floppy', tags: ['save', 'floppy-disk']},
  {name: 'git-branch', tags: ['version control']},
  {name: 'rocket', tags: ['launch']},
  {name: 'rocket-off', tags: ['launch']},
  {name: 'sun-light', tags: []},
];
const find = (...words: string[]) => findIcons(icons, words).map(({name}) => name);

it.each([
  ['a word in their names, ignoring case', ['Rocket'], ['rocket', 'rocket-off']],
  ['several words in any order', ['branch', 'git'], ['git-branch']],
  ['a tag', ['save'], ['device-floppy']],
  ['a word of a tag', ['disk'], ['device-floppy']],
  ['the start of a tag', ['contr'], ['git-branch']],
  ['a name and a tag', ['light', 'bulb'], ['bulb']],
  ['a tag, after names and before parts of tags', ['light'], ['sun-light', 'bulb', 'balloon']],
  ['no word', [], icons.map(({name}) => name)],
])('finds icons by %s', (_what, words, names) => {
  expect(find(...words)).toEqual(names);
});

it('finds nothing by a word that is only part of one', () => {
  expect(find('oppy', 'save', 'umbrella')).toEqual([]);
  expect(find('unch')).toEqual([]);
});
