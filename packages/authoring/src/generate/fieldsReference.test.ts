/** @jest-environment node */
import * as z from 'zod';
import {fieldsReference} from './fieldsReference';

const reference = fieldsReference({
  frontMatter: z.strictObject({
    title: z.string().describe('The name of the page'),
    summary: z.string().max(160).optional().describe('For search engines'),
  }),
  recordsFolder: 'content/data',
  records: {
    site: z.strictObject({
      owner: z.strictObject({
        name: z.string().describe('The company'),
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
        color: z.enum(['red', 'orange', 'yellow', 'green', 'blue', 'violet']),
        height: z.number(),
        isRare: z.boolean(),
      }),
    ),
  },
});

it('describes the fields of the front matter', () => {
  expect(reference).toContain(`### The block at the top of a page

| Field | Description | Value | Required |
| --- | --- | --- | --- |
| \`title\` | The name of the page | text | yes |
| \`summary\` | For search engines | text, at most 160 characters | no |`);
});

it('describes nested fields and lists', () => {
  expect(reference).toContain(`### \`content/data/site.yaml\`

| Field | Description | Value | Required |
| --- | --- | --- | --- |
| \`owner\` → \`name\` | The company | text | yes |
| \`owner\` → \`url\` | Its site | an address that starts with \`https://\` | yes |
| \`owner\` → \`email\` | Its address | an email address | yes |
| \`menu\` | The links in order | a list, each entry starting with \`- \` | yes |
| \`menu\` → \`label\` | The text of the link | text | yes |`);
});

it('describes a file that is a list, with longer lists of values below the table', () => {
  expect(reference).toMatch(
    /### `content\/data\/plants.yaml`\n\nA list\. Each entry starts with `- ` and has these fields:/,
  );
  expect(reference).toContain(`| \`kind\` | What it is | one of \`fern\`, \`moss\` | yes |
| \`color\` |  | one of the list below | yes |
| \`height\` |  | a number | yes |
| \`isRare\` |  | \`true\` or \`false\` | yes |

\`color\` is one of:

- red
- orange
- yellow
- green
- blue
- violet`);
});
