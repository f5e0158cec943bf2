/** @jest-environment node */
import {problemsOf} from '../testing/problemsOf';
import {recordsFolder} from './folders';

type FileName = Parameters<typeof problemsOf>[0];

it.each(['site', 'tools', 'comparison'] as const)('the %s record is valid', (name) => {
  expect(problemsOf(name, '', '')).toEqual([]);
});

it.each<[string, FileName, string, string, string]>([
  [
    'an unknown field',
    'tools',
    '  name: B\n',
    '  name: B\n  colour: red\n',
    "tools.yaml:9:3  error  The field `colour` doesn't exist here.\n" +
      '  Check its spelling, or delete the line. The fields are: id, name, description, category, url, image.',
  ],
  [
    'a missing field',
    'tools',
    '  name: B\n',
    '',
    'tools.yaml:7:3  error  `name` is missing.\n' +
      '  Add a line `name: …`. Write the name of the tool as its maker spells it.',
  ],
  [
    'a cost that is not an amount',
    'comparison',
    "'$0–$100'",
    'about $20',
    'comparison.yaml:9:17  error  `costPerMonth` can\'t be "about $20".\n' +
      '  Write "Free", an amount such as "$20", or a range such as "$0–$39", in quotes.',
  ],
  [
    'a cost that is a number',
    'comparison',
    "'$0–$100'",
    '20',
    'comparison.yaml:9:17  error  `costPerMonth` must be text, not 20.\n' +
      '  Write "Free", an amount such as "$20", or a range such as "$0–$39", in quotes.',
  ],
  [
    'an id that is already used',
    'tools',
    'id: b',
    'id: a',
    'tools.yaml:7:7  error  The `id` "a" is already used.\n  Give each entry its own `id`.',
  ],
  [
    'an unknown icon',
    'site',
    'icon: brand-github',
    'icon: brand-githab',
    'site.yaml:18:53  error  The icon "brand-githab" doesn\'t exist.\n' +
      '  Did you mean "brand-github"? All icons: npm run icons',
  ],
  [
    'a page without its slash',
    'site',
    '{label: Tools, to: /tools}',
    '{label: Tools, to: tools}',
    'site.yaml:10:24  error  `to` can\'t be "tools".\n' +
      '  Write the address of a page of this site, such as /benefits.',
  ],
  [
    'a link that would leave the site',
    'site',
    '{label: Tools, to: /tools}',
    '{label: Tools, to: //tools}',
    'site.yaml:10:24  error  `to` can\'t be "//tools".\n' +
      '  Write the address of a page of this site, such as /benefits.',
  ],
])('reports %s with its location and a hint', (_what, name, from, to, expected) => {
  expect(problemsOf(name, from, to)).toEqual([`${recordsFolder}/${expected}`]);
});

const placesOf = (problems: string[]) => problems.map((problem) => problem.split('  error')[0]);

it('reports all problems in a file', () => {
  const problems = problemsOf('comparison', 'hosting: inplace\n', 'hosting: cloud\n  price: 5\n');

  expect(placesOf(problems)).toEqual([
    'docs-content/data/comparison.yaml:8:12',
    'docs-content/data/comparison.yaml:9:3',
  ]);
});

it('reports a duplicate id along with other problems, in line order', () => {
  const problems = problemsOf('tools', '- id: b\n', '- id: a\n  price: 5\n');

  expect(placesOf(problems)).toEqual([
    'docs-content/data/tools.yaml:7:7',
    'docs-content/data/tools.yaml:8:3',
  ]);
});
