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

/** Copies the files below some paths of the site, without what git ignores. */
function copySources(folder: string, ...paths: string[]): void {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...paths)
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(siteDir, path)));
  for (const path of files) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    cpSync(join(siteDir, path), join(folder, path));
  }
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
  const unused = [contentFolder, 'packages', 'e2e', 'guides'].map((path) => `:!${path}`);
  copySources(folder, '.', ...unused);
  copySources(folder, rivalsFolder);
  cpSync(frozenContentDir, join(folder, contentFolder), {recursive: true});
  growContent(join(folder, contentFolder), size);
  for (const path of ['node_modules', join(rivalsFolder, 'node_modules')]) {
    linkPackages(join(siteDir, path), join(folder, path));
  }
  return folder;
}

/** The folder of the site's own packages in `node_modules`, which are links from there. */
const ownPackages = 'node_modules/@sitekit';

/** Makes a new repository of the site with the frozen content, and returns its folder. */
export function makeRepository(): string {
  const folder = join(workDir, 'repository');
  rmSync(folder, {recursive: true, force: true});
  copySources(folder, '.', `:!${contentFolder}`);
  cpSync(frozenContentDir, join(folder, contentFolder), {recursive: true});
  linkPackages(join(siteDir, 'node_modules'), join(folder, 'node_modules'));
  // Each version of the site is built with its own packages.
  rmSync(join(folder, ownPackages));
  cpSync(join(siteDir, ownPackages), join(folder, ownPackages), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const inFolder = (...args: string[]) => git('-C', folder, ...args);
  inFolder('init', '--quiet');
  inFolder('add', '--all');
  inFolder(
    ...['-c', 'user.name=Benchmark', '-c', 'user.email=benchmark@example.com'],
    ...['commit', '--quiet', '--message', 'The frozen content'],
  );
  return folder;
}
