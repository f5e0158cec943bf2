/** @jest-environment node */
import type {ComponentDoc} from '@sitekit/content-check/components';
import {galleryMdx} from './galleryMdx';

const grid: ComponentDoc = {
  name: 'Grid',
  description: 'Replaces {name} by `<Cell>` < 5.',
  props: [{name: 'span', type: {kind: 'number'}, isRequired: true, description: 'From {1} to 3.'}],
  content: 'optional',
  canContain: ['Cell'],
  example: '<Grid tone="warm">\n  <Cell />\n</Grid>',
};
const cell: ComponentDoc = {
  name: 'Cell',
  description: 'A cell.',
  props: [],
  content: 'none',
  belongsIn: ['Grid'],
  example: '<Cell />',
};

it('describes a component, and shows its example, a button that copies it, and its props', () => {
  expect(galleryMdx([grid])).toContain(`- [Grid](#grid)
- [Icons](#icons)

## Grid

Replaces \\{name} by \`<Cell>\` \\< 5.

Can contain: \`<Cell>\`.

<GalleryExample>

<Grid tone="warm">
  <Cell />
</Grid>

</GalleryExample>

<p><CopyButton text={"<Grid tone=\\"warm\\">\\n  <Cell />\\n</Grid>"}>Copy Grid</CopyButton></p>

\`\`\`markup
<Grid tone="warm">
  <Cell />
</Grid>
\`\`\`

- \`span={1}\` (required): From \\{1} to 3.
`);
});

it('shows only the text of a component that belongs in another', () => {
  expect(galleryMdx([cell])).toContain('<CopyButton text={"<Cell />"}>Copy Cell</CopyButton>');
  expect(galleryMdx([cell])).not.toContain('<GalleryExample>');
});
