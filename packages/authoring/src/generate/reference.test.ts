/** @jest-environment node */
import type {PropType} from '@sitekit/content-check/components';
import * as z from 'zod';
import {componentsReference, fieldsReference} from './reference';

it('describes a component: where it belongs, what it can contain, its props and an example', () => {
  const tone: PropType = {kind: 'choice', values: ['warm', 'cold']};
  const reference = componentsReference([
    {
      name: 'Panel',
      description: 'A panel.',
      props: [
        {name: 'title', type: {kind: 'text'}, isRequired: true, description: 'One | two.'},
        {name: 'tone', type: tone, isRequired: false, description: 'The colors.'},
      ],
      content: 'required',
      canContain: ['Part', 'list'],
      belongsIn: ['Shelf'],
      example: '<Panel title="A" />',
    },
  ]);

  expect(reference).toContain(
    [
      'Belongs in: `<Shelf>`. Can contain: `<Part>` or a list.',
      '',
      '| Name | In the page | Description | Required |',
      '| --- | --- | --- | --- |',
      '| Title | `title="…"` | One \\| two. | yes |',
      '| Tone | `tone="…"`, with one of: `warm`, `cold` | The colors. | no |',
      '',
      '```mdx\n<Panel title="A" />\n```',
    ].join('\n'),
  );
});

it('describes the fields of pages and of records, also nested ones and lists', () => {
  const owner = z.strictObject({
    name: z.string().max(160).meta({title: 'Company name', description: 'The company'}),
    url: z.url().optional().describe('Its site'),
  });
  const plant = z.strictObject({
    kind: z.enum(['fern', 'moss']).describe('What it is'),
    isRare: z.boolean(),
  });

  expect(
    fieldsReference({
      frontMatter: z.strictObject({title: z.string().describe('The name of the page')}),
      recordsFolder: 'data',
      records: {site: z.strictObject({owner}), plants: z.array(plant)},
    }),
  ).toBe(`### The block at the top of a page

| Name | In the file | Description | Value | Required |
| --- | --- | --- | --- | --- |
| Title | \`title\` | The name of the page | text | yes |

### \`data/site.yaml\`

| Name | In the file | Description | Value | Required |
| --- | --- | --- | --- | --- |
| Company name | \`owner\` → \`name\` | The company | text, at most 160 characters | yes |
| Url | \`owner\` → \`url\` | Its site | an address that starts with \`https://\` | no |

### \`data/plants.yaml\`

A list. Each entry starts with \`- \` and has these fields:

| Name | In the file | Description | Value | Required |
| --- | --- | --- | --- | --- |
| Kind | \`kind\` | What it is | one of \`fern\`, \`moss\` | yes |
| Is rare | \`isRare\` |  | \`true\` or \`false\` | yes |`);
});
