/** @jest-environment node */
import {componentsReference} from './componentsReference';

const reference = componentsReference([
  {
    name: 'Panel',
    description: 'A panel.',
    props: [
      {name: 'title', type: {kind: 'text'}, isRequired: true, description: 'One | two.'},
      {name: 'count', type: {kind: 'number'}, isRequired: true, description: 'How many.'},
      {name: 'open', type: {kind: 'boolean'}, isRequired: false, description: 'Is it open?'},
      {name: 'icon', type: {kind: 'icon'}, isRequired: false, description: 'A picture.'},
      {
        name: 'tone',
        type: {kind: 'choice', values: ['warm', 'cold']},
        isRequired: false,
        description: 'The colors.',
      },
    ],
    content: 'required',
    canContain: ['Part', 'list'],
    belongsIn: ['Shelf'],
    example: '<Panel title="A" />',
  },
]);

it('lists the names of the components', () => {
  expect(reference).toMatch(/^There are 1: `Panel`\./);
});

it('describes each prop', () => {
  expect(reference).toContain(
    [
      '| Prop | Description | Required |',
      '| --- | --- | --- |',
      '| `title="…"` | One \\| two. | yes |',
      '| `count={1}` | How many. | yes |',
      '| `open` for yes, or nothing for no | Is it open? | no |',
      '| `icon="rocket"`, with the name of an icon | A picture. | no |',
      '| `tone="…"`, with one of: `warm`, `cold` | The colors. | no |',
    ].join('\n'),
  );
});

it('says where the component belongs and what it can contain, and shows an example', () => {
  expect(reference).toContain('Belongs in: `<Shelf>`. Can contain: `<Part>` or a list.');
  expect(reference).toContain('```mdx\n<Panel title="A" />\n```');
});
