import {join} from 'node:path';
import type {Plugin} from 'esbuild';

const browserFolder = join(__dirname, '../browser');

/**
 * Refuses what is there only while Docusaurus runs, and knows `@site`.
 * An island gets from its props what it has to know of the site.
 */
export const withoutDocusaurus = (siteDir: string): Plugin => ({
  name: 'without-docusaurus',
  setup(build) {
    build.onResolve(
      {filter: /^@(docusaurus|theme|theme-original|theme-init|generated)\//},
      ({path}) => ({
        errors: [
          {
            text:
              `An island must not import "${path}": Docusaurus does not run in the browser. ` +
              'Take what the island needs from it outside, and hand it over as a prop.',
          },
        ],
      }),
    );
    build.onResolve({filter: /^@site\//}, ({path, kind}) =>
      build.resolve(`./${path.slice('@site/'.length)}`, {resolveDir: siteDir, kind}),
    );
  },
});

/** What `react` is in a script: a module of ours, or a package. */
export type ReactStandIn = 'hooks' | 'compat';

/** Resolves React to what stands for it in the browser. */
export const reactAs = (standIn: ReactStandIn): Plugin => ({
  name: 'react-as',
  setup(build) {
    const hooks = join(browserFolder, 'react.ts');
    const jsxRuntime = join(browserFolder, 'jsx-runtime.ts');
    const from = {resolveDir: browserFolder, kind: 'import-statement'} as const;
    const resolve = (path: string) => build.resolve(path, from);
    const resolved = Symbol('resolved by the bundler itself');
    // Whoever imports nothing of it that is used, such as a script without JSX, does without it.
    build.onResolve({filter: /^preact(\/hooks)?$/}, async ({path, pluginData}) =>
      pluginData === resolved
        ? undefined
        : {...(await build.resolve(path, {...from, pluginData: resolved})), sideEffects: false},
    );
    build.onResolve({filter: /^react$/}, () =>
      standIn === 'hooks' ? {path: hooks} : resolve('preact/compat'),
    );
    build.onResolve({filter: /^react-dom$/}, () => resolve('preact/compat'));
    build.onResolve({filter: /^react\/jsx-(dev-)?runtime$/}, () => ({path: jsxRuntime}));
  },
});

/** Says of an error that comes of the smaller stand-in what can be done about it. */
export function explainMissingExport(text: string): string {
  const [, name] =
    /No matching export in ".*react\.ts" for import "(.+)"/.exec(text) ??
    /Import "(.+)" will always be undefined .*react\.ts/.exec(text) ??
    [];
  return name
    ? `Preact's hooks have no "${name}". Do without it, or name the island in the option "compat" ` +
        'of the plugin, which brings the rest of React and about 2 kB.'
    : text;
}
