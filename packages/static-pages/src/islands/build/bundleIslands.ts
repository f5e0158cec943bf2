import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {formatMessages} from 'esbuild';
import type {BuildFailure, Metafile, Plugin} from 'esbuild';
import {browserFolder} from '../folders.ts';
import {bundle, minifyScript} from './bundle.ts';
import {cssModules} from './cssModules.ts';
import {relativePath} from '../../page/relativePath.ts';
import {browserVersions} from './runtime.ts';
import type {Runtime} from './runtime.ts';

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
              'Pass what the island needs to it as props.',
          },
        ],
      }),
    );
    build.onResolve({filter: /^@site\//}, ({path, kind}) =>
      build.resolve(`./${path.slice('@site/'.length)}`, {resolveDir: siteDir, kind}),
    );
  },
});

/**
 * The name of a bundle with only what hydrates islands. Because it exists, the bundler puts React into
 * a file that has nothing of the site, whose words are no class names.
 */
const runtimeName = 'runtime';

/** The words in literals that have nothing else, such as a list of classes. */
const wordsIn = (script: string): string[] =>
  Array.from(script.matchAll(/(["'`])([\w-]+(?: [\w-]+)*)\1/g), ([, , words = '']) =>
    words.split(' '),
  ).flat();

/** Pages say by name which script they need, so a name that was copied would start another island. */
function checkName(name: string, file: string): void {
  const [, called] = /\bisland\(\s*['"`]([^'"`]*)/.exec(readFileSync(file, 'utf8')) ?? [];
  if (called !== undefined && called !== name) {
    throw new Error(
      `${file} calls island('${called}', …). Write island('${name}', …), like the file's name.`,
    );
  }
}

const outputOf = (name: string, outputs: Metafile['outputs']) =>
  Object.entries(outputs).find(
    ([path]) => path.replace(/\.[A-Z0-9]{8}\.js$/, '') === `assets/js/${name}`,
  ) ?? ['', undefined];

const importsOf = (output?: Metafile['outputs'][string]): string[] =>
  output?.imports.filter(({kind}) => kind === 'import-statement').map(({path}) => path) ?? [];

/** The island's script, found in the bundler's list of what it wrote. */
function scriptOf(
  name: string,
  source: string,
  outputs: Metafile['outputs'],
  files: ReadonlyMap<string, string>,
): IslandScript {
  const [file, output] = outputOf(name, outputs);
  if (!output?.exports.includes('default')) {
    throw new Error(
      `${source} has no default export, so the island "${name}" would never start. Export a ` +
        `component: export default island('${name}', …).`,
    );
  }
  const ofRuntime = importsOf(outputOf(runtimeName, outputs)[1]);
  const linked = output.imports.map(({path}) => path).filter((path) => !ofRuntime.includes(path));
  return {
    file,
    imports: importsOf(output),
    words: [file, ...linked].flatMap((path) => wordsIn(files.get(path) ?? '')),
  };
}

/**
 * Bundles the scripts of all islands for the browser. What several islands import is in files of its
 * own. The styles that they import are in the pages.
 *
 * @param islands the file of each island, by name
 * @param classNames the short name of each class of a CSS module, by its long name
 * @throws Error when an island has a mistake, imports from Docusaurus, has no default export, or has
 *   another name than its file
 */
export async function bundleIslands(
  siteDir: string,
  islands: ReadonlyMap<string, string>,
  {runtime, classNames}: {runtime: Runtime; classNames: ReadonlyMap<string, string>},
): Promise<IslandScripts> {
  islands.forEach((file, name) => checkName(name, file));
  const {outputs, files} = await bundle({
    absWorkingDir: siteDir,
    entryPoints: [
      ...Array.from(islands, ([name, file]) => ({in: file, out: name})),
      {in: join(browserFolder, 'island'), out: runtimeName},
    ],
    outdir: siteDir,
    entryNames: 'assets/js/[name].[hash]',
    chunkNames: 'assets/js/shared.[hash]',
    splitting: true,
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"production"'},
    loader: {'.css': 'empty'},
    logOverride: {'import-is-undefined': 'error'},
    plugins: [
      browserVersions(runtime),
      withoutDocusaurus(siteDir),
      cssModules(siteDir, classNames),
    ],
  }).catch(async (failure: unknown) => {
    const messages = await formatMessages((failure as BuildFailure).errors, {kind: 'error'});
    throw new Error(`An island can't be built for the browser.\n${messages.join('').trimEnd()}`);
  });
  const texts = new Map<string, string>();
  for (const {path, text} of files) {
    texts.set(relativePath(siteDir, path), await minifyScript(text));
  }
  texts.delete(outputOf(runtimeName, outputs)[0]);
  const scripts = Array.from(islands, ([name, source]): [string, IslandScript] => [
    name,
    scriptOf(name, source, outputs, texts),
  ]);
  return {islands: new Map(scripts), files: texts};
}
