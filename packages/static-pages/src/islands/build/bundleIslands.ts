import {readFileSync} from 'node:fs';
import {formatMessages} from 'esbuild';
import type {BuildFailure, Metafile, Plugin} from 'esbuild';
import {bundle} from './bundle.ts';
import {cssModules} from './cssModules.ts';
import {relativePath} from '../../page/relativePath.ts';
import {browserVersions} from './runtime.ts';
import type {Runtime} from './runtime.ts';

export type IslandScript = {
  /** The file that the page imports, relative to the output folder. */
  file: string;
  /** The files that it imports in turn. */
  imports: string[];
};

export type IslandScripts = {
  islands: Map<string, IslandScript>;
  /** The text of all files, by their path relative to the output folder. */
  files: Map<string, string>;
  /** The modules that are in them, relative to the site. */
  modules: Set<string>;
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

/** Pages say by name which script they need, so a name that was copied would start another island. */
function checkName(name: string, file: string): void {
  const [, called] = /\bisland\(\s*['"`]([^'"`]*)/.exec(readFileSync(file, 'utf8')) ?? [];
  if (called !== undefined && called !== name) {
    throw new Error(
      `${file} calls island('${called}', …). Write island('${name}', …), like the file's name.`,
    );
  }
}

/** The island's script, found in the bundler's list of what it wrote. */
function scriptOf(name: string, source: string, outputs: Metafile['outputs']): IslandScript {
  const [file, output] =
    Object.entries(outputs).find(
      ([path]) => path.replace(/\.[A-Z0-9]{8}\.js$/, '') === `assets/js/${name}`,
    ) ?? [];
  if (!file || !output?.exports.includes('default')) {
    throw new Error(
      `${source} has no default export, so the island "${name}" would never start. Export a ` +
        `component: export default island('${name}', …).`,
    );
  }
  const imports = output.imports.filter(({kind}) => kind === 'import-statement');
  return {file, imports: imports.map(({path}) => path)};
}

/**
 * Bundles the scripts of all islands for the browser. What several islands import is in files of its
 * own. The styles that they import are in Docusaurus's stylesheet.
 *
 * @param islands the file of each island, by name
 * @throws Error when an island has a mistake, imports from Docusaurus, has no default export, or has
 *   another name than its file
 */
export async function bundleIslands(
  siteDir: string,
  islands: ReadonlyMap<string, string>,
  runtime: Runtime,
): Promise<IslandScripts> {
  islands.forEach((file, name) => checkName(name, file));
  const {inputs, outputs, files} = await bundle({
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
    plugins: [browserVersions(runtime), withoutDocusaurus(siteDir), cssModules(siteDir)],
  }).catch(async (failure: unknown) => {
    const messages = await formatMessages((failure as BuildFailure).errors, {kind: 'error'});
    throw new Error(`An island can't be built for the browser.\n${messages.join('').trimEnd()}`);
  });
  const scripts = Array.from(islands, ([name, source]): [string, IslandScript] => [
    name,
    scriptOf(name, source, outputs),
  ]);
  const texts = files.map(({path, text}): [string, string] => [relativePath(siteDir, path), text]);
  const modules = new Set(Object.keys(inputs));
  return {islands: new Map(scripts), files: new Map(texts), modules};
}
