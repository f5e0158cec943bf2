/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import * as z from 'zod';
import {generate, generateFiles, writeFiles} from '.';
import {readComponents} from './readComponents';

/* The site's own test checks what is generated: its files are up to date. */

const folder = mkdtempSync(join(tmpdir(), 'generated-'));
const pathOf = (name: string) => join(folder, name);

it('throws for a guide without a marker', () => {
  const [guide, components] = [pathOf('guide.md'), pathOf('components.ts')];
  writeFileSync(guide, '<!-- generated: records -->\n<!-- /generated -->\n');
  writeFileSync(components, 'export default {};');
  const config = {
    guide,
    frontMatter: z.strictObject({}),
    records: {},
    recordsFolder: 'data',
    providedByDocusaurus: [],
  };
  const options = {components, sources: [folder], generatedFolder: pathOf('generated')};

  expect(() => generateFiles(config, options)).toThrow(
    'The marker <!-- generated: components --> is missing.',
  );
});

it('writes new and changed files, and names them', () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  writeFileSync(pathOf('same'), 'same');
  writeFileSync(pathOf('changed'), 'old');
  const files = new Map(['same', 'changed', 'added'].map((name) => [pathOf(name), name]));

  expect(() => writeFiles(files, true)).toThrow(
    `Out of date: ${pathOf('changed')}, ${pathOf('added')}.`,
  );
  expect(readFileSync(pathOf('changed'), 'utf8')).toBe('old');

  writeFiles(files, false);
  expect(readFileSync(pathOf('changed'), 'utf8')).toBe('changed');
  expect(log.mock.calls).toEqual([
    [`Updated ${pathOf('changed')}`],
    [`Updated ${pathOf('added')}`],
  ]);
});

describe('with --data', () => {
  const site = mkdtempSync(join(tmpdir(), 'data-'));
  const generatedFolder = join(site, 'generated');
  const components = join(site, 'src/components.ts');
  const options = {components, sources: [join(site, 'src')], generatedFolder};
  const generateData = () => generate(site, options, ['--data']);
  const names = () => readdirSync(generatedFolder).filter((name) => name.endsWith('.json'));
  const contents = () => names().map((name) => readFileSync(join(generatedFolder, name), 'utf8'));

  beforeAll(() => {
    jest.spyOn(console, 'log').mockImplementation();
    symlinkSync(join(process.cwd(), 'node_modules'), join(site, 'node_modules'));
    mkdirSync(join(site, 'config'));
    mkdirSync(join(site, 'src'));
    writeFileSync(components, 'export default {};');
    const guide = JSON.stringify(join(site, 'guide.md'));
    writeFileSync(
      join(site, 'config/content.ts'),
      `import * as z from 'zod';
      import components from '../generated/components.json';
      export default {
        components, guide: ${guide}, frontMatter: z.strictObject({}), recordsFolder: 'data',
        records: {shop: z.strictObject({name: z.string()})}, providedByDocusaurus: [],
      };`,
    );
    writeFileSync(
      join(site, 'guide.md'),
      '<!-- generated: components -->\n<!-- /generated -->\n<!-- generated: records -->\n<!-- /generated -->\n',
    );
  });

  it('makes what the configuration needs before it exists, and leaves the guide alone', () => {
    const guide = readFileSync(join(site, 'guide.md'), 'utf8');
    generateData();

    expect(names()).toEqual(['components.json', 'shop.schema.json']);
    expect(contents()[0]).toBe('[]\n');
    expect(contents()[1]).toContain('"name"');
    expect(readFileSync(join(site, 'guide.md'), 'utf8')).toBe(guide);
  });

  it('does nothing until a source changes', () => {
    const log = jest.spyOn(console, 'log').mockClear();
    generateData();
    expect(log).not.toHaveBeenCalled();

    writeFileSync(
      components,
      '/** A component. */\nconst Card = () => null;\nexport default {Card};',
    );
    expect(generateData).toThrow('Card');
    writeFileSync(components, 'export default {};');
  });

  it.each([
    ['empty', ''],
    ['half of it', '[{"name": '],
    ['something else', '{}'],
  ])('makes everything again when a file is %s', (_what, broken) => {
    const before = contents();
    for (const name of names()) {
      writeFileSync(join(generatedFolder, name), broken);
    }
    writeFileSync(join(generatedFolder, 'gone.schema.json'), 'of a record that was removed');

    generateData();
    expect(contents()).toEqual(before);
  });
});

const sourceOf = (file: string) => relative(process.cwd(), join(__dirname, file));
const fixture = (name: string) => sourceOf(`__fixtures__/${name}.tsx`);
const readOptions = ['Drawing', ['Head', 'Details']] as const;

/** The lines of the error that a file causes. */
function problemsOf(file: string): string[] {
  try {
    readComponents(file, ...readOptions);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

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
  expect(problemsOf(sourceOf('markdown.ts'))).toEqual([
    `${sourceOf('markdown.ts')} has no default export with the components.`,
  ]);
});
