/** @jest-environment node */
import {findIcons} from './findIcons';

const icons = [
  {name: 'balloon', tags: ['light-hearted']},
  {name: 'bulb', tags: ['light', 'idea', 'lamp']},
  {name: 'device-floppy', tags: ['save', 'floppy-disk']},
  {name: 'git-branch', tags: ['version control']},
  {name: 'rocket-off', tags: ['launch']},
  {name: 'rocket', tags: ['launch']},
  {name: 'sun-light', tags: []},
];

it.each([
  ['Rocket', ['rocket', 'rocket-off']],
  ['branch git', ['git-branch']],
  ['save', ['device-floppy']],
  ['disk', ['device-floppy']],
  ['contr', ['git-branch']],
  ['light bulb', ['bulb']],
  ['light', ['bulb', 'balloon', 'sun-light']],
  [' ', icons.map(({name}) => name)],
  ['oppy', []],
  ['save umbrella', []],
])('finds by %j %j', (query, names) => {
  expect(findIcons(icons, query).map(({name}) => name)).toEqual(names);
});
