/** @jest-environment node */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {findIslands} from './findIslands';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'islands-'));
});

function write(...files: string[]) {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), '');
  }
}

it('finds the islands of every folder, by name', () => {
  write('Menu.island.tsx', 'parts/charts/Chart.island.ts', 'parts/Clock.island.tsx');

  expect([...findIslands(folder)].sort()).toEqual([
    ['Chart', join(folder, 'parts/charts/Chart.island.ts')],
    ['Clock', join(folder, 'parts/Clock.island.tsx')],
    ['Menu', join(folder, 'Menu.island.tsx')],
  ]);
});

it('ignores other file names and the folders of tests', () => {
  write(
    'island.tsx',
    'Menu.tsx',
    'Menu.island.test.tsx',
    'Menu.island.css',
    '__fixtures__/Menu.island.tsx',
    'parts/__tests__/deep/Menu.island.tsx',
  );

  expect(findIslands(folder).size).toBe(0);
});

it('rejects two islands with the same name', () => {
  write('a/Menu.island.tsx', 'b/Menu.island.ts');

  expect(() => findIslands(folder)).toThrow(
    `Two islands are named "Menu": ${join(folder, 'a/Menu.island.tsx')} and ` +
      `${join(folder, 'b/Menu.island.ts')}. Rename one of them.`,
  );
});
