import {readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {isIgnoredFile} from '@sitekit/content-check/records';

/** Publishes no files that no one wrote, such as `.DS_Store`, which Docusaurus copies from `static`. */
export default function withoutIgnoredFiles(): Plugin {
  return {
    name: 'without-ignored-files',
    postBuild({outDir}) {
      readdirSync(outDir, {recursive: true, encoding: 'utf8'})
        .filter(isIgnoredFile)
        .forEach((file) => rmSync(join(outDir, file)));
      return Promise.resolve();
    },
  };
}
