/** @jest-environment node */
import type {ComponentDoc} from '@sitekit/content-check/components';
import {galleryMdx} from './galleryMdx';

const component = (name: string, details: Partial<ComponentDoc> = {}): ComponentDoc => ({
  name,
  description: `About ${name}.`,
  props: [],
  content: 'optional',
  example: `<${name} />`,
  ...details,
});

const mdx = galleryMdx([
  component('Grid', {canContain: ['Cell'], example: '<Grid tone="warm">\n  <Cell />\n</Grid>'}),
  component('Cell', {belongsIn: ['Grid']}),
]);

it('lists each component with the words that a search finds it by', () => {
  expect(mdx).toContain('<ComponentSearch names={["Grid","Cell"]} />');
  expect(mdx).toContain('<GalleryEntry words={"grid about grid."}>\n\n## Grid\n');
});

it('shows the example of a component, its text, and a button that copies it', () => {
  expect(mdx).toContain(`<GalleryExample>

<Grid tone="warm">
  <Cell />
</Grid>

</GalleryExample>

<CopyButton label="Copy Grid" text={"<Grid tone=\\"warm\\">\\n  <Cell />\\n</Grid>"} />

\`\`\`markup
<Grid tone="warm">
  <Cell />
</Grid>
\`\`\``);
});

it('shows only the text of a component that belongs in another', () => {
  const cell = mdx.slice(mdx.indexOf('## Cell'));

  expect(cell).toContain('<CopyButton label="Copy Cell" text={"<Cell />"} />');
  expect(cell).not.toContain('<GalleryExample>');
});

it('lists the props of a component', () => {
  const withProps = galleryMdx([
    component('Cell', {
      props: [
        {name: 'title', type: {kind: 'text'}, isRequired: true, description: 'The title.'},
        {name: 'span', type: {kind: 'number'}, isRequired: false, description: 'From {1} to 3.'},
      ],
    }),
  ]);

  expect(withProps).toContain(
    '- `title="…"` (required): The title.\n- `span={1}` (optional): From \\{1} to 3.\n',
  );
});

it('escapes what MDX would read as code', () => {
  const escaped = galleryMdx([
    component('Grid', {description: 'Replaces {name} by `<Cell>` < 5.'}),
  ]);

  expect(escaped).toContain('Replaces \\{name} by `<Cell>` \\< 5.');
});
