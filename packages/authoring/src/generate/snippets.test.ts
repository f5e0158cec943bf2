/** @jest-environment node */
import type {ComponentDoc} from '@sitekit/content-check/components';
import {snippetsText} from './snippets';

const panel: ComponentDoc = {
  name: 'Panel',
  description: 'A panel.',
  props: [
    {
      name: 'tone',
      type: {kind: 'choice', values: ['warm', 'cold, clear']},
      isRequired: true,
      description: 'How it looks.',
    },
    {name: 'title', type: {kind: 'text'}, isRequired: true, description: 'Its name.'},
  ],
  content: 'required',
  example:
    '<Panel\n  title="From $20 {net}" tone="cold, clear">\n  For $5.\n  <Other tone="red" />\n</Panel>',
};

it('has a tab stop for each value, with the choices if there are any', () => {
  expect(JSON.parse(snippetsText([panel]))).toEqual({
    Panel: {
      scope: 'mdx',
      prefix: ['Panel', '<Panel'],
      description: 'A panel.',
      body: [
        '<Panel',
        '  title="${1:From \\$20 {net\\}}" tone="${2|cold\\, clear,warm|}">',
        '  For \\$5.',
        '  <Other tone="${3:red}" />',
        '</Panel>',
      ],
    },
  });
});
