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

  it('have props of every kind, required ones first, without those that the site sets', () => {
    const propsOf = (name: string) =>
      find(name)?.props.map(({name: prop, type, isRequired, description, anchor}) =>
        [
          prop,
          ...Object.values<unknown>(type).flat(),
          isRequired ? '!' : '?',
          description,
          anchor,
        ].join(' '),
      );
    expect(propsOf('Panel')).toEqual([
      'heading text ! The heading. ',
      'count number ! The number of columns. panel-{}',
      'tone choice warm cold bright ! The colors, described in two lines. ',
      'isOpen boolean ? Whether it is open. ',
      'icon icon ? The picture next to the title. ',
      'size choice small medium large ? The size. ',
    ]);
    expect(propsOf('Part')).toEqual(['name text ? The label. ']);
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
