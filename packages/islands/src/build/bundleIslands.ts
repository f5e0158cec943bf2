import {formatMessages} from 'esbuild';
import type {BuildFailure, Metafile, Plugin} from 'esbuild';
import {bundle, minifyScript} from './bundle.ts';
import {relativePath} from './relativePath.ts';

export type IslandScript = {
  /** The file that the page imports, relative to the output folder. */
  file: string;
  /** The files that it imports in turn. */
  imports: string[];
  /** The words in string literals, which include the tags and classes that it may add. */
  words: string[];
};

export type IslandScripts = {
  islands: Map<string, IslandScript>;
  /** The text of all files, by their path relative to the output folder. */
  files: Map<string, string>;
};

/** Rejects modules that exist only in Docusaurus, and resolves `@site`. */
const withoutDocusaurus = (siteDir: string): Plugin => ({
  name: 'without-docusaurus',
  setup(build) {
    build.onResolve(
      {filter: /^@(docusaurus|theme|theme-original|theme-init|generated)\//},
      ({path}) => ({
        errors: [
          {
            text:
              `An island can't import "${path}", because Docusaurus doesn't run in the browser. ` +
              'Write what the island needs into its HTML, for example as a data attribute.',
          },
        ],
      }),
    );
    build.onResolve({filter: /^@site\//}, ({path, kind}) =>
      build.resolve(`./${path.slice('@site/'.length)}`, {resolveDir: siteDir, kind}),
    );
  },
});

const wordsIn = (script: string): string[] =>
  Array.from(script.matchAll(/(["'`])([\w-]+)\1/g), ([, , word = '']) => word);

/** The island's script, found in the bundler's list of what it wrote. */
function scriptOf(
  name: string,
  source: string,
  outputs: Metafile['outputs'],
  files: ReadonlyMap<string, string>,
): IslandScript {
  const [file = '', output] =
    Object.entries(outputs).find(
      ([path]) => path.replace(/\.[A-Z0-9]{8}\.js$/, '') === `assets/js/${name}`,
    ) ?? [];
  if (!output?.exports.includes('default')) {
    throw new Error(
      `${source} has no default export, so the island "${name}" would never start. Export a ` +
        'function that receives the element.',
    );
  }
  const linked = output.imports.map(({path}) => path);
  return {
    file,
    imports: output.imports.filter(({kind}) => kind === 'import-statement').map(({path}) => path),
    words: [file, ...linked].flatMap((path) => wordsIn(files.get(path) ?? '')),
  };
}

/**
 * Bundles the scripts of all islands for the browser. What several islands import is in files of its
 * own. The styles that they import are in the pages.
 *
 * @param islands the file of each island, by name
 * @throws Error when an island has a mistake, imports from Docusaurus or has no default export
 */
export async function bundleIslands(
  siteDir: string,
  islands: ReadonlyMap<string, string>,
): Promise<IslandScripts> {
  const {outputs, files} = await bundle({
    absWorkingDir: siteDir,
    entryPoints: Array.from(islands, ([name, file]) => ({in: file, out: name})),
    outdir: siteDir,
    entryNames: 'assets/js/[name].[hash]',
    chunkNames: 'assets/js/shared.[hash]',
    splitting: true,
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"production"'},
    loader: {'.css': 'empty'},
    logOverride: {'import-is-undefined': 'error'},
    plugins: [withoutDocusaurus(siteDir)],
  }).catch(async (failure: unknown) => {
    const messages = await formatMessages((failure as BuildFailure).errors, {kind: 'error'});
    throw new Error(`An island can't be built for the browser.\n${messages.join('').trimEnd()}`);
  });
  const texts = new Map<string, string>();
  for (const {path, text} of files) {
    texts.set(relativePath(siteDir, path), await minifyScript(text));
  }
  const scripts = Array.from(islands, ([name, source]): [string, IslandScript] => [
    name,
    scriptOf(name, source, outputs, texts),
  ]);
  return {islands: new Map(scripts), files: texts};
}
