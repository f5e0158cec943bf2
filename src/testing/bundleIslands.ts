import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {bundleIslands} from '@sitekit/islands/build/bundleIslands';
import {findIslands} from '@sitekit/islands/build/findIslands';
import {islandsFolder} from './islandsFolder';

/** Before all tests: makes the islands' scripts as they ship, but for the names of classes. */
export default async function bundleIslandsOnce(): Promise<void> {
  const siteDir = process.cwd();
  const {islands, files} = await bundleIslands({
    siteDir,
    islands: findIslands(join(siteDir, 'src')),
    compat: [],
    target: ['es2022'],
    className: (_, localName) => localName,
  });
  rmSync(islandsFolder, {recursive: true, force: true});
  for (const [file, contents] of files) {
    mkdirSync(dirname(join(islandsFolder, file)), {recursive: true});
    writeFileSync(join(islandsFolder, file), contents);
  }
  const index = Array.from(islands, ([name, {file}]) => [name, file]);
  writeFileSync(join(islandsFolder, 'islands.json'), JSON.stringify(Object.fromEntries(index)));
}
