import type {Plugin} from 'esbuild';
import {browserFolder} from '../folders.ts';

/** Rejects modules that exist only in Docusaurus, and resolves `@site`. */
export const withoutDocusaurus = (siteDir: string): Plugin => ({
  name: 'without-docusaurus',
  setup(build) {
    build.onResolve(
      {filter: /^@(docusaurus|theme|theme-original|theme-init|generated)\//},
      ({path}) => ({
        errors: [
          {
            text:
              `An island can't import "${path}", because Docusaurus doesn't run in the browser. ` +
              'Import it outside the island and pass what the island needs as a prop.',
          },
        ],
      }),
    );
    build.onResolve({filter: /^@site\//}, ({path, kind}) =>
      build.resolve(`./${path.slice('@site/'.length)}`, {resolveDir: siteDir, kind}),
    );
  },
});

export type PreactOptions = {
  /** Whether `react` has what only `preact/compat` has. */
  compat: boolean;
  /** Whether a component uses `onChange`, which Preact treats differently in text fields. */
  onChange: boolean;
};

const compatPrefix = 'compat:';

/** An entry point that loads `preact/compat` before the island, even if nothing imports it. */
export const compatEntry = (file: string): string => compatPrefix + file;

/** Resolves React to the smallest part of Preact that is sufficient. */
export const reactAsPreact = ({compat, onChange}: PreactOptions): Plugin => ({
  name: 'react-as-preact',
  setup(build) {
    const from = {resolveDir: browserFolder, kind: 'import-statement'} as const;
    const resolved = Symbol('resolved by the bundler itself');
    const resolve = async (path: string, sideEffects?: boolean) => ({
      ...(await build.resolve(path, {...from, pluginData: resolved})),
      sideEffects,
    });
    const onResolve = (filter: RegExp, path: (imported: string) => string, sideEffects = false) =>
      build.onResolve({filter}, (args) =>
        args.pluginData === resolved ? undefined : resolve(path(args.path), sideEffects),
      );
    // Without side effects, an unused module is dropped.
    onResolve(/^preact(\/hooks)?$/, (path) => path);
    onResolve(/^react$/, () => (compat ? './reactWithCompat' : './react'));
    onResolve(/^react-dom$/, () => 'preact/compat');
    onResolve(/^react\/jsx-(dev-)?runtime$/, () => './jsx-runtime');
    onResolve(/^\.\/textFields\.[jt]s$/, () => './textFields', onChange);

    build.onResolve({filter: /^preact\/compat$/}, ({namespace, pluginData}) =>
      pluginData === resolved ? undefined : resolve('preact/compat', namespace === compatPrefix),
    );
    build.onResolve({filter: /^compat:/}, ({path}) => ({
      path: path.slice(compatPrefix.length),
      namespace: compatPrefix,
    }));
    build.onLoad({filter: /.*/, namespace: compatPrefix}, ({path}) => ({
      contents: `import 'preact/compat'; export {default} from ${JSON.stringify(path)};`,
      resolveDir: browserFolder,
    }));
  },
});

/** Explains an error about something that Preact's hooks don't have. */
export function explainMissingExport(text: string): string {
  const [, name] =
    /No matching export in ".*react\.[jt]s" for import "(.+)"/.exec(text) ??
    /Import "(.+)" will always be undefined .*react\.[jt]s/.exec(text) ??
    [];
  return name
    ? `Preact's hooks don't include "${name}". Do without it, or add the island's name to the ` +
        'option "compat", which loads the rest of React\'s API (about 2 kB).'
    : text;
}
