/** @jest-environment node */
import {readComponents} from './readComponents';

const fixture = (name: string) => `packages/authoring/src/guide/__fixtures__/${name}.tsx`;

/** The lines of what is thrown for a file. */
function problemsOf(file: string): string[] {
  try {
    readComponents(file);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

describe('the components of a file', () => {
  const components = readComponents(fixture('components'));
  const find = (name: string) => components.find((component) => component.name === name);

  it('are those that pages name, in the order of their names', () => {
    expect(components.map(({name}) => name)).toEqual(['Mark', 'Panel', 'Part']);
  });

  it('have props of every kind, those that are needed first', () => {
    expect(find('Panel')?.props).toEqual([
      {name: 'title', type: {kind: 'text'}, isRequired: true, description: 'What it is called.'},
      {name: 'count', type: {kind: 'number'}, isRequired: true, description: 'How many there are.'},
      {
        name: 'tone',
        type: {kind: 'choice', values: ['warm', 'cold', 'bright']},
        isRequired: true,
        description: 'How it looks, told in two lines.',
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
        description: 'The picture beside it.',
      },
      {
        name: 'size',
        type: {kind: 'choice', values: ['small', 'medium', 'large']},
        isRequired: false,
        description: 'How large it is.',
      },
    ]);
  });

  it('have no props that an author does not write', () => {
    expect(find('Part')?.props).toEqual([
      {name: 'name', type: {kind: 'text'}, isRequired: false, description: 'Its name.'},
    ]);
  });

  it.each([
    ['Panel', 'optional'],
    ['Part', 'required'],
    ['Mark', 'none'],
  ])('say what stands between the tags of %s: %s', (name, content) => {
    expect(find(name)?.content).toBe(content);
  });

  it('say what they hold, and where they stand', () => {
    expect(find('Panel')).toMatchObject({canContain: ['Part', 'list'], belongsIn: undefined});
    expect(find('Part')).toMatchObject({canContain: undefined, belongsIn: ['Panel']});
  });

  it('have an example with its lines and spaces', () => {
    expect(find('Panel')?.example).toBe(
      '<Panel title="A" count={1} tone="warm">\n  <Part />\n\n  - One\n</Panel>',
    );
  });
});

it('refuses what an author could not be told, everything at once', () => {
  const file = fixture('brokenComponents');
  const noValue =
    'for which an author can write nothing. ' +
    'Possible are: string, number, boolean, IconDrawing and unions of texts.';

  expect(problemsOf(file).sort()).toEqual(
    [
      `${file}: <Box> "head" has no description. Write one: /** … */`,
      `${file}: <Box> "foot" has no description. Write one: /** … */`,
      `${file}: <Box> "lines" has no description. Write one: /** … */`,
      `${file}: <Box> "lines" is of the type string[], ${noValue}`,
      `${file}: <Box> "onOpen" is of the type () => void, ${noValue}`,
      `${file}: <Box> "value" is of the type string | number | undefined, ${noValue}`,
      `${file}: <Box> has no description. Write one: /** … */`,
      `${file}: <Box> has no example. Write one below @example.`,
      `${file}: <Label> is no component whose types can be read.`,
      '<Shelf>: @canContain names Book, which is no component.',
    ].sort(),
  );
});

it('refuses a file without components', () => {
  expect(problemsOf('packages/authoring/src/guide/markdown.ts')).toEqual([
    'packages/authoring/src/guide/markdown.ts exports no components as its default.',
  ]);
});
