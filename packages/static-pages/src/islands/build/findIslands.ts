import {readdirSync} from 'node:fs';
import {basename, join} from 'node:path';

const islandFile = /\.island\.tsx?$/;

/** Folders of tests, such as `__tests__` and `__fixtures__`, which Docusaurus's plugins ignore too. */
export const testFolder = /(^|[\\/])__\w+__[\\/]/;

/**
 * The islands of a site: their names and files, from each `Name.island.tsx` in a folder.
 *
 * @throws Error when two islands have the same name
 */
export function findIslands(folder: string): Map<string, string> {
  const islands = new Map<string, string>();
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => islandFile.test(file) && !testFolder.test(file))
    .sort();
  for (const file of files) {
    const path = join(folder, file);
    const name = basename(file).replace(islandFile, '');
    const other = islands.get(name);
    if (other) {
      throw new Error(`Two islands are named "${name}": ${other} and ${path}. Rename one of them.`);
    }
    islands.set(name, path);
  }
  return islands;
}
