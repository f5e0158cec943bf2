/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {ComponentDoc} from '@sitekit/content-check/components';
import {galleryMdx} from './galleryMdx';
import galleryPlugin from '.';

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

<CopyButton label="Copy Grid" text={"<Grid tone=\\"warm\\">\\n  <Cell />\\n</Grid>"} />

\`\`\`markup
<Grid tone="warm">
  <Cell />
</Grid>
\`\`\`

- \`span={1}\` (required): From \\{1} to 3.
`);
});

it('shows only the text of a component that belongs in another', () => {
  expect(galleryMdx([cell])).toContain('<CopyButton label="Copy Cell" text={"<Cell />"} />');
  expect(galleryMdx([cell])).not.toContain('<GalleryExample>');
});

it('writes the gallery as MDX, which is compiled like a page, and the icons as JSON', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'gallery-'));
  const generatedFilesDir = join(siteDir, '.docusaurus');
  writeFileSync(join(siteDir, 'components.json'), JSON.stringify([cell]));
  mkdirSync(join(siteDir, 'config'));
  writeFileSync(
    join(siteDir, 'config/content.ts'),
    `export default {icons: {names: ['bulb'], tags: () => ['light'], draw: () => [['path', {d: 'M1 1'}]]}};`,
  );
  const plugin = await galleryPlugin(
    {
      siteDir,
      siteConfig: {staticDirectories: ['static'], markdown: {}},
      generatedFilesDir,
      baseUrl: '/preview/7/',
    } as unknown as LoadContext,
    {components: 'components.json'},
  );
  await plugin.loadContent?.();
  const read = (file: string) => readFileSync(join(generatedFilesDir, 'gallery', file), 'utf8');
  const {module} = (plugin.configureWebpack as () => {module: {rules: {include: string[]}[]}})();
  expect(module.rules.map(({include}) => include)).toEqual([[join(generatedFilesDir, 'gallery/')]]);
  expect(read('gallery.mdx')).toBe(galleryMdx([cell]));
  expect(JSON.parse(read('icons.json'))).toEqual([
    {name: 'bulb', tags: ['light'], shapes: [['path', {d: 'M1 1'}]]},
  ]);
});
