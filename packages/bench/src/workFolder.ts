import {cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {contentFolder, growContent, nameOf} from './growContent';
import type {ContentSize} from './growContent';
import {frozenContentDir, rivalsDir, siteDir, workDir} from './folders';
import {git} from './git';

/** Where a work folder has the rivals: tsconfig files refer to each other by relative paths. */
export const rivalsFolder = relative(siteDir, rivalsDir);

/** What earlier builds left in `node_modules`. */
const caches = new Set(['.cache', '.astro', '.vite']);

/** The files of the site and the rivals, without what git ignores. */
function sourceFiles(): string[] {
  const list = (...paths: string[]) =>
    git('ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...paths)
      .split('\0')
      .filter((path) => path !== '' && existsSync(join(siteDir, path)));
  const unused = [contentFolder, 'packages', 'e2e', 'guides'].map((folder) => `:!${folder}`);
  return [...list('.', ...unused), ...list(rivalsFolder)];
}

/** Links each package, so that builds keep their caches in a `node_modules` of their own. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, {recursive: true});
  for (const name of readdirSync(from).filter((entry) => !caches.has(entry))) {
    symlinkSync(join(from, name), join(to, name));
  }
}

/** Makes a new folder with the site, the rivals and content of a given size, and returns it. */
export function makeWorkFolder(size: ContentSize): string {
  const folder = join(workDir, nameOf(size));
  rmSync(folder, {recursive: true, force: true});
  for (const path of sourceFiles()) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    cpSync(join(siteDir, path), join(folder, path));
  }
  cpSync(frozenContentDir, join(folder, contentFolder), {recursive: true});
  growContent(join(folder, contentFolder), size);
  for (const path of ['node_modules', join(rivalsFolder, 'node_modules')]) {
    linkPackages(join(siteDir, path), join(folder, path));
  }
  return folder;
}
