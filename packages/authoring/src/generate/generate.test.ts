/** @jest-environment node */
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import * as z from 'zod';
import {generateFiles, writeFiles} from '.';

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
  const options = {components, sources: folder, generatedFolder: pathOf('generated')};

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
