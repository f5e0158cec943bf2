/** @jest-environment node */
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import * as z from 'zod';
import {generateFiles, writeFiles} from '.';

let folder = '';
const pathOf = (name: string) => join(folder, name);
const marked = (name: string) => `<!-- generated: ${name} -->\nOld.\n<!-- /generated -->\n`;
const log = jest.spyOn(console, 'log').mockImplementation();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'generated-'));
  log.mockClear();
});
afterAll(() => log.mockRestore());

function generate(guideText: string) {
  const guide = pathOf('guide.md');
  writeFileSync(guide, guideText);
  const files = generateFiles(
    {
      frontMatter: z.strictObject({title: z.string().describe('Costs $1 or $&')}),
      records: {plants: z.array(z.strictObject({kind: z.enum(['fern', 'moss'])}))},
      recordsFolder: 'content/data',
      guide,
      providedByDocusaurus: ['Head', 'Details'],
    },
    {
      components: join(__dirname, '__fixtures__/components.tsx'),
      componentsFile: 'components.json',
      schemasFolder: 'schemas',
      iconType: 'Drawing',
    },
  );
  return {files, guide: files.get(guide) ?? ''};
}

it('generates the components, schemas and the marked parts of the guide', () => {
  const text = `# Guide\n\n${marked('components')}\n${marked('records')}\nEnd.\n`;
  const {files, guide} = generate(text);

  const components = JSON.parse(files.get('components.json') ?? '') as {name: string}[];
  expect(components.map(({name}) => name)).toEqual(['Mark', 'Panel', 'Part']);
  expect(JSON.parse(files.get('schemas/plants.schema.json') ?? '')).toMatchObject({
    type: 'array',
    items: {properties: {kind: {enum: ['fern', 'moss']}}, required: ['kind']},
  });
  expect(guide).toMatch(/^# Guide[^]*### Panel[^]*\| `title` \| Costs \$1 or \$& \|[^]*End\.\n$/);
  expect(guide).not.toContain('Old.');
  expect(generate(guide).guide).toBe(guide);
});

it('throws for a guide without a marker', () => {
  expect(() => generate(marked('records'))).toThrow(
    'The marker <!-- generated: components --> is missing.',
  );
});

it('writes new and changed files, and names them', () => {
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
