/** @jest-environment node */
import {frontMatterSchema, recordSchemas, toolCategories} from '../../../../src/content/schema';
import {componentsSection} from './componentsSection';
import {recordsSection} from './recordsSection';

describe('the part about components', () => {
  const section = componentsSection([
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
          description: 'How it looks.',
        },
      ],
      content: 'required',
      canContain: ['Part', 'list'],
      belongsIn: ['Shelf'],
      example: '<Panel title="A" />',
    },
  ]);

  it('says how each prop is written', () => {
    expect(section).toContain(
      [
        '| `title="…"` | One \\| two. | yes |',
        '| `count={1}` | How many. | yes |',
        '| `open` for yes, nothing for no | Is it open? | no |',
        '| `icon="…"`, with the name of [an icon](#icons) | A picture. | no |',
        '| `tone="…"`, with `warm`, `cold` | How it looks. | no |',
      ].join('\n'),
    );
  });

  it('says where it stands and what it holds, and shows an example', () => {
    expect(section).toContain(
      'It stands in `<Shelf>`. It holds `<Part>` and a list, and nothing else.',
    );
    expect(section).toContain('```mdx\n<Panel title="A" />\n```');
  });
});

describe('the part about records', () => {
  const section = recordsSection();

  it.each(Object.keys(recordSchemas))('has the file %s', (name) => {
    expect(section).toContain(`### \`docs-content/data/${name}.yaml\``);
  });

  it.each(Object.keys(frontMatterSchema.shape))('has the field %s of a page', (name) => {
    expect(section).toContain(`| \`${name}\` |`);
  });

  it('has fields within others, their descriptions and their possible values', () => {
    expect(section).toContain(
      '| `client` → `name` | The company that this site is prepared for | text |',
    );
    expect(section).toContain('| one of `inplace`, `external` |');
    expect(section).toMatch(/\| `slug` \| .* \| text; may be left out \|/);
    expect(section).toContain(
      '| `contactForm` → `departments` | The departments to choose from, in order | a list, each entry',
    );
  });

  it('lists the categories of tools', () => {
    expect(section).toContain(
      `\`category\` is one of:\n\n${toolCategories.map((category) => `- ${category}`).join('\n')}`,
    );
  });
});
