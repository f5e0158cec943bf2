import {cpSync, mkdirSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {growContent, nameOf} from './content';
import type {ContentSize} from './content';
import {projectRoot, workRoot} from './paths';

/** What a build reads of the project, relative to its folder. */
const sources = [
  'src',
  'static',
  'docs-content',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
  'packages/bench/package.json',
  'packages/bench/sites',
];

/** What earlier builds of the sites have left in their folders. */
const leftovers = /\/bench\/sites\/\w+\/(node_modules|\.docusaurus|build|\.astro|\.pages|dist)$/;

/** Where earlier builds have left something in `node_modules`. */
const caches = new Set(['.cache', '.astro', '.vite']);

/**
 * Makes a `node_modules` of the same packages, so that what a build keeps there is kept apart, and
 * can be taken away.
 */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, {recursive: true});
  for (const name of readdirSync(from).filter((entry) => !caches.has(entry))) {
    symlinkSync(join(from, name), join(to, name));
  }
}

/** Copies the project, with a content of some size, to a new folder in which all sites are built. */
export function makeWorkFolder(size: ContentSize): string {
  const folder = join(workRoot, nameOf(size));
  rmSync(folder, {recursive: true, force: true});
  for (const source of sources) {
    mkdirSync(dirname(join(folder, source)), {recursive: true});
    cpSync(join(projectRoot, source), join(folder, source), {
      recursive: true,
      filter: (path) => !leftovers.test(path),
    });
  }
  growContent(join(folder, 'docs-content'), size);
  for (const place of ['node_modules', 'packages/bench/node_modules']) {
    linkPackages(join(projectRoot, place), join(folder, place));
  }
  return folder;
}
