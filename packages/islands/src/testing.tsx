import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {ReactElement} from 'react';
import {renderToString} from 'react-dom/server';
import {rootOf} from './browser/startIsland.ts';
import type {IslandModule} from './browser/startIsland.ts';
import {islandTag} from './islandTag.ts';

export type {IslandModule};

/**
 * Writes the scripts of a site's islands as they ship. For each island there is a `Name.js` in the
 * folder. Call it once before all tests, in Node.
 *
 * @throws Error when an island can't be built
 */
export async function writeIslandScripts(siteDir: string, folder: string): Promise<void> {
  // Imported here because esbuild can't be loaded in jsdom.
  const {bundleIslands} = await import('./build/bundleIslands.ts');
  const {findIslands} = await import('./build/findIslands.ts');
  const {islands, files} = await bundleIslands(siteDir, findIslands(join(siteDir, 'src')), {
    runtime: 'preact',
    classNames: new Map(),
  });
  for (const [name, {file}] of islands) {
    files.set(`${name}.js`, `export {default} from './${file}';\n`);
  }
  rmSync(folder, {recursive: true, force: true});
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), {recursive: true});
    writeFileSync(join(folder, file), text);
  }
}

/**
 * Shows an `<Island>` as it ships: rendered into `document.body` by React on the server, and then
 * started by its script.
 *
 * @param load returns the module in the file that `writeIslandScripts` wrote for an island
 */
export function showIsland(page: ReactElement, load: (name: string) => IslandModule): void {
  document.body.innerHTML = renderToString(page).replaceAll(/<!--.*?-->/g, '');
  const island = document.body.querySelector<HTMLElement>(islandTag);
  if (!island) {
    throw new Error('The page has no <Island>.');
  }
  load(island.getAttribute('name') ?? '').default(rootOf(island));
}
