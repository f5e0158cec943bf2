import type {Stats} from 'node:fs';
import {relative, resolve} from 'node:path';
import {createMatcher, posixPath} from '@docusaurus/utils';
import chokidar from 'chokidar';
import isEqual from 'lodash/isEqual';
import {keepAcrossReloads} from '../developmentServer';

/** What is before a pattern's first wildcard; a path without one as it is. */
function folderOf(path: string): string {
  const names = path.split('/');
  const first = names.findIndex((name) => /[*?{}()[\]!]/.test(name));
  return first === -1 ? path : names.slice(0, first).join('/') || '.';
}

/**
 * Has Docusaurus's development server watch folders instead of patterns with wildcards. With a
 * pattern, chokidar 3 watches a subfolder once more each time a page next to it is saved. After some
 * hundred saves, a changed record has its folder read hundreds of times.
 *
 * It replaces a function of chokidar, which `commands/start/watcher.js` calls.
 * `watchFolders.test.ts` fails when Docusaurus no longer does.
 */
export function watchFolders(): void {
  keepAcrossReloads('watch-folders', () => {
    const {watch} = chokidar;
    return Object.assign(chokidar, {
      watch: ((paths, options = {}) => {
        const patterns = [paths].flat().map(posixPath);
        const folders = Array.from(new Set(patterns.map(folderOf)));
        if (isEqual(folders, patterns)) {
          return watch(paths, options);
        }
        const {cwd = '.'} = options;
        const isMeant = createMatcher(patterns.flatMap((pattern) => [pattern, `${pattern}/**`]));
        return watch(folders, {
          ...options,
          ignored: (path: string, stats?: Stats) =>
            stats?.isFile() === true && !isMeant(posixPath(relative(cwd, resolve(cwd, path)))),
        });
      }) satisfies typeof watch,
    });
  });
}
