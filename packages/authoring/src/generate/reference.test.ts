/** @jest-environment node */
import * as z from 'zod';
import {componentsReference, fieldsReference} from './reference';

const components = componentsReference([
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

it('describes each prop', () => {
  expect(components).toContain(
    [
      '| Name | In the page | Description | Required |',
      '| --- | --- | --- | --- |',
      '| Title | `title="…"` | One \\| two. | yes |',
      '| Count | `count={1}` | How many. | yes |',
      '| Open | `open` for yes, or nothing for no | Is it open? | no |',
      '| Icon | `icon="rocket"`, with the name of an icon | A picture. | no |',
      '| Tone | `tone="…"`, with one of: `warm`, `cold` | The colors. | no |',
    ].join('\n'),
  );
});

it('says where the component belongs and what it can contain, and shows an example', () => {
  expect(components).toContain('Belongs in: `<Shelf>`. Can contain: `<Part>` or a list.');
  expect(components).toContain('```mdx\n<Panel title="A" />\n```');
});

const fields = fieldsReference({
  frontMatter: z.strictObject({
    title: z.string().describe('The name of the page'),
    summary: z.string().max(160).optional().describe('For search engines'),
  }),
  recordsFolder: 'content/data',
  records: {
    site: z.strictObject({
      owner: z.strictObject({
        name: z.string().meta({title: 'Company name', description: 'The company'}),
        url: z.url().describe('Its site'),
        email: z.email().describe('Its address'),
      }),
      menu: z
        .array(z.strictObject({label: z.string().describe('The text of the link')}))
        .describe('The links in order'),
    }),
    plants: z.array(
      z.strictObject({
        kind: z.enum(['fern', 'moss']).describe('What it is'),
        height: z.number(),
        isRare: z.boolean(),
      }),
    ),
  },
});

it('describes the fields of the front matter', () => {
  expect(fields).toContain(`### The block at the top of a page

| Name | In the file | Description | Value | Required |
| --- | --- | --- | --- | --- |
| Title | \`title\` | The name of the page | text | yes |
| Summary | \`summary\` | For search engines | text, at most 160 characters | no |`);
});

it('describes nested fields and lists', () => {
  expect(fields).toContain(`### \`content/data/site.yaml\`

| Name | In the file | Description | Value | Required |
| --- | --- | --- | --- | --- |
| Company name | \`owner\` → \`name\` | The company | text | yes |
| Url | \`owner\` → \`url\` | Its site | an address that starts with \`https://\` | yes |
| Email | \`owner\` → \`email\` | Its address | an email address | yes |
| Menu | \`menu\` | The links in order | a list, each entry starting with \`- \` | yes |
| Label | \`menu\` → \`label\` | The text of the link | text | yes |`);
});

it('describes a file that is a list', () => {
  expect(fields).toContain(`### \`content/data/plants.yaml\`

A list. Each entry starts with \`- \` and has these fields:

| Name | In the file | Description | Value | Required |
| --- | --- | --- | --- | --- |
| Kind | \`kind\` | What it is | one of \`fern\`, \`moss\` | yes |
| Height | \`height\` |  | a number | yes |
| Is rare | \`isRare\` |  | \`true\` or \`false\` | yes |`);
});
