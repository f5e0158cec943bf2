/** @jest-environment node */
import {join, relative} from 'node:path';
import {readComponents} from './readComponents';

const pathOf = (file: string) => relative(process.cwd(), join(__dirname, file));
const fixture = (name: string) => pathOf(`__fixtures__/${name}.tsx`);
const options = ['Drawing', ['Head', 'Details']] as const;

/** The lines of the error that a file causes. */
function problemsOf(file: string): string[] {
  try {
    readComponents(file, ...options);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

describe('the components of a file', () => {
  const components = readComponents(fixture('components'), ...options);
  const find = (name: string) => components.find((component) => component.name === name);

  it('are sorted by name, without Markdown elements and ignored ones', () => {
    expect(components.map(({name}) => name)).toEqual(['Mark', 'Panel', 'Part']);
  });

  it('have props of every kind, required ones first', () => {
    expect(find('Panel')?.props).toEqual([
      {name: 'heading', type: {kind: 'text'}, isRequired: true, description: 'The heading.'},
      {
        name: 'count',
        type: {kind: 'number'},
        isRequired: true,
        description: 'The number of columns.',
        anchor: 'panel-{}',
      },
      {
        name: 'tone',
        type: {kind: 'choice', values: ['warm', 'cold', 'bright']},
        isRequired: true,
        description: 'The colors, described in two lines.',
      },
      {
        name: 'isOpen',
        type: {kind: 'boolean'},
        isRequired: false,
        description: 'Whether it is open.',
      },
      {
        name: 'icon',
        type: {kind: 'icon'},
        isRequired: false,
        description: 'The picture next to the title.',
      },
      {
        name: 'size',
        type: {kind: 'choice', values: ['small', 'medium', 'large']},
        isRequired: false,
        description: 'The size.',
      },
    ]);
  });

  it('have no props that the site sets itself', () => {
    expect(find('Part')?.props).toEqual([
      {name: 'name', type: {kind: 'text'}, isRequired: false, description: 'The label.'},
    ]);
  });

  it.each([
    ['Panel', 'optional'],
    ['Part', 'required'],
    ['Mark', 'none'],
  ])('have content between the tags of %s: %s', (name, content) => {
    expect(find(name)?.content).toBe(content);
  });

  it('have what they can contain and where they belong', () => {
    expect(find('Panel')).toMatchObject({canContain: ['Part', 'list'], belongsIn: undefined});
    expect(find('Part')).toMatchObject({canContain: undefined, belongsIn: ['Panel']});
  });

  it('have an example with its line breaks and indentation', () => {
    expect(find('Panel')?.example).toBe(
      '<Panel heading="A" count={1} tone="warm">\n  <Part />\n\n  - One\n</Panel>',
    );
  });
});

it('reports everything missing in the types and JSDoc at once', () => {
  const file = fixture('brokenComponents');
  const cannotWrite =
    "which a page can't write. " +
    'Use one of: string, number, boolean, a union of strings, Drawing.';

  expect(problemsOf(file).sort()).toEqual(
    [
      `${file}: <Box> "head" has no description. Add one: /** … */`,
      `${file}: <Box> "foot" has no description. Add one: /** … */`,
      `${file}: <Box> "lines" has no description. Add one: /** … */`,
      `${file}: <Box> "lines" has the type string[], ${cannotWrite}`,
      `${file}: <Box> "onOpen" has the type () => void, ${cannotWrite}`,
      `${file}: <Box> "value" has the type string | number, ${cannotWrite}`,
      `${file}: <Box> has no description. Add one: /** … */`,
      `${file}: <Box> has no example. Add one after @example.`,
      `${file}: <Label> is not a function component with one signature.`,
    ].sort(),
  );
});

it('throws for a file without components', () => {
  expect(problemsOf(pathOf('markdown.ts'))).toEqual([
    `${pathOf('markdown.ts')} has no default export with the components.`,
  ]);
});
