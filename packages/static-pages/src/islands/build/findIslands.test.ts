/** @jest-environment node */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {findIslands} from './findIslands';

/** A folder with these files. */
function folderWith(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'islands-'));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), '');
  }
  return folder;
}

it('finds the islands of every folder by name, but no other files, and none of tests', () => {
  const folder = folderWith(
    'Menu.island.tsx',
    'parts/charts/Chart.island.ts',
    ...['island.tsx', 'Form.tsx', 'Menu.island.test.tsx', 'Menu.island.css'],
    ...['__fixtures__/Menu.island.tsx', 'parts/__tests__/deep/Menu.island.tsx'],
  );

  expect(Object.fromEntries(findIslands(folder))).toEqual({
    Chart: join(folder, 'parts/charts/Chart.island.ts'),
    Menu: join(folder, 'Menu.island.tsx'),
  });
});

it('rejects two islands with the same name', () => {
  const folder = folderWith('a/Menu.island.tsx', 'b/Menu.island.ts');

  expect(() => findIslands(folder)).toThrow(
    `Two islands are named "Menu": ${join(folder, 'a/Menu.island.tsx')} and ` +
      `${join(folder, 'b/Menu.island.ts')}. Rename one of them.`,
  );
});
