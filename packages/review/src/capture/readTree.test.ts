/** @jest-environment node */
import {readTree} from './readTree';
import type {AriaNode} from './ariaNodes';

/** What is read, as `kind label: text (place)`. */
const read = (...nodes: AriaNode[]): string[] =>
  readTree(nodes).map(({kind, label, text, place: {area, heading, cell}}) => {
    const place = [area, heading, cell].filter(Boolean).join(' > ');
    return `${kind}${label && ` ${label}`}: ${text} (${place})`;
  });

it('reads a sentence with links and emphasis as one text', () => {
  const paragraph = {
    role: 'paragraph',
    children: [
      'Test them in a',
      {role: 'link', name: 'small project', url: '/process'},
      ', with',
      {role: 'strong', text: 'care'},
      '.',
    ],
  };

  expect(read({role: 'main', children: [paragraph]})).toEqual([
    'text paragraph: Test them in a small project, with care. (main)',
    'link small project: /process (main)',
  ]);
});

it('names the row and the column of a cell, without the controls in them', () => {
  const button = {role: 'button', name: 'Sort by Price'};
  const header = [
    {role: 'columnheader', name: 'Tool'},
    {role: 'columnheader', name: 'Price Sort by Price', children: ['Price', button]},
  ];
  const cells = [
    {role: 'rowheader', name: 'Bolt'},
    {role: 'cell', name: '$10'},
  ];
  const rows = [header, cells].map((children) => ({role: 'row', children}));
  const table = {role: 'table', children: [{role: 'rowgroup', children: rows}]};

  expect(read({role: 'main', children: [table]})).toContain('text cell: $10 (main > Bolt, Price)');
});

it('reads what only screen readers announce: names and states', () => {
  expect(
    read({
      role: 'main',
      children: [
        {role: 'navigation', name: 'Pages', children: []},
        {role: 'img', name: 'A cat'},
        {role: 'link', name: 'Learn more about Bolt', url: '/bolt', text: 'Learn more'},
        {role: 'button', name: 'Filter', pressed: true},
      ],
    }),
  ).toEqual([
    'screenReader: navigation: Pages (main)',
    'screenReader: img: A cat (main)',
    'text main: Learn more (main)',
    'screenReader: link: Learn more about Bolt (main)',
    'link Learn more: /bolt (main)',
    'text button, pressed: Filter (main)',
  ]);
});

it('reads a heading without its link to itself', () => {
  const children = ['Costs', {role: 'link', name: 'Link to Costs', url: '#costs'}];

  expect(read({role: 'main', children: [{role: 'heading', name: 'Costs', children}]})).toEqual([
    'text heading: Costs (main > Costs)',
  ]);
});
