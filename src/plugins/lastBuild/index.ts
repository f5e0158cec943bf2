import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const fileIn = (generatedFilesDir: string) => join(generatedFilesDir, 'base-url-of-last-build');

/** Remembers the path that a build is made for, so that `docusaurus serve` serves it there. */
export function lastBuild({generatedFilesDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'last-build',
    postBuild: () => {
      writeFileSync(fileIn(generatedFilesDir), baseUrl);
      return Promise.resolve();
    },
  };
}

/** The path that the last build was made for: `/`, `/repo/`. */
export function baseUrlOfLastBuild(siteDir: string): string {
  const file = fileIn(join(siteDir, '.docusaurus'));
  return existsSync(file) ? readFileSync(file, 'utf8') : '/';
}
