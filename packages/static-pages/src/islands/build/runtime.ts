import type {Plugin} from 'esbuild';
import {browserFolder, islandsFolder} from '../folders.ts';

/** Which React hydrates islands: Preact's version of it, which is an eighth as large, or React itself. */
export type Runtime = 'preact' | 'react';

const preactModules: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
};

/** The modules that have another version in the browser. */
const browserModules: Readonly<Record<string, string>> = {
  '@sitekit/static-pages/island': 'island',
  '@docusaurus/Link': 'Link',
};

const anyOf = (names: readonly string[]): RegExp => new RegExp(`^(?:${names.join('|')})$`);

/** Resolves what islands import to what they need in the browser. */
export const browserVersions = (runtime: Runtime): Plugin => ({
  name: 'browser-versions',
  setup(build) {
    build.onResolve({filter: anyOf(Object.keys(browserModules))}, ({path, kind}) =>
      build.resolve(`./${browserModules[path]}`, {resolveDir: browserFolder, kind}),
    );
    if (runtime === 'preact') {
      build.onResolve({filter: anyOf(Object.keys(preactModules))}, ({path, kind}) =>
        build.resolve(preactModules[path] as string, {resolveDir: islandsFolder, kind}),
      );
    }
  },
});
