import {build, formatMessages} from 'esbuild';
import type {BuildFailure, BuildOptions, Metafile} from 'esbuild';
import {cssModules} from './cssModules.ts';
import {addLicenses} from './licenses.ts';
import {minifyScript} from './minifyScript.ts';
import {relativePath} from './relativePath.ts';
import {
  compatEntry,
  explainMissingExport,
  reactAsPreact,
  withoutDocusaurus,
} from './resolveImports.ts';
import type {PreactOptions} from './resolveImports.ts';

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
  /** The contents of all files, by their path relative to the output folder. */
  files: Map<string, Uint8Array>;
};

export type BundleOptions = {
  siteDir: string;
  /** The file of each island, by name. */
  islands: ReadonlyMap<string, string>;
  /** The names of the islands that need `preact/compat`. */
  compat: readonly string[];
  /** The browsers to build for, as esbuild names them: `es2022`, `safari17`. */
  target: readonly string[];
  /** The class in the page of a class of a CSS module; `undefined` if it has no rule. */
  className: (file: string, localName: string) => string | undefined;
};

/** Bundles and minifies in memory. */
async function bundle(options: BuildOptions) {
  try {
    const {metafile, outputFiles} = await build({
      bundle: true,
      minify: true,
      write: false,
      metafile: true,
      format: 'esm',
      legalComments: 'none',
      logOverride: {'import-is-undefined': 'error'},
      logLevel: 'silent',
      define: {'process.env.NODE_ENV': '"production"'},
      ...options,
    });
    return {outputs: metafile?.outputs ?? {}, files: outputFiles ?? []};
  } catch (failure) {
    const errors = (failure as BuildFailure).errors.map((error) => ({
      ...error,
      text: explainMissingExport(error.text),
    }));
    const messages = await formatMessages(errors, {kind: 'error'});
    throw new Error(`An island can't be built for the browser.\n${messages.join('').trimEnd()}`);
  }
}

const wordsIn = (script: string): string[] =>
  Array.from(script.matchAll(/(["'`])([\w-]+)\1/g), ([, , word = '']) => word);

/** The island's script, found in the bundler's list of what it wrote. */
function scriptOf(
  name: string,
  source: string,
  outputs: Metafile['outputs'],
  textOf: (file: string) => string,
): IslandScript {
  const [file = '', output] =
    Object.entries(outputs).find(
      ([path]) => path.replace(/\.[A-Z0-9]{8}\.js$/, '') === `assets/js/${name}`,
    ) ?? [];
  if (!output?.exports.includes('default')) {
    throw new Error(
      `${source} has no default export, so the island "${name}" would never start. Export ` +
        'hydrateComponent(YourComponent) or a function that receives the element.',
    );
  }
  const linked = output.imports.map(({path}) => path);
  return {
    file,
    imports: output.imports.filter(({kind}) => kind === 'import-statement').map(({path}) => path),
    words: [file, ...linked].flatMap((path) => wordsIn(textOf(path))),
  };
}

async function bundleWith(
  preact: PreactOptions,
  {siteDir, islands, compat, target, className}: BundleOptions,
): Promise<IslandScripts> {
  const {outputs, files} = await bundle({
    absWorkingDir: siteDir,
    entryPoints: Array.from(islands, ([name, file]) => ({
      in: compat.includes(name) ? compatEntry(file) : file,
      out: name,
    })),
    outdir: siteDir,
    entryNames: 'assets/js/[name].[hash]',
    chunkNames: 'assets/js/shared.[hash]',
    splitting: true,
    target: [...target],
    jsx: 'automatic',
    jsxDev: false,
    plugins: [withoutDocusaurus(siteDir), reactAsPreact(preact), cssModules(className)],
  });
  if (!preact.onChange && files.some(({text}) => text.includes('onChange'))) {
    return bundleWith({...preact, onChange: true}, {siteDir, islands, compat, target, className});
  }
  const texts = new Map(
    await Promise.all(
      files.map(async ({path, text}): Promise<[string, string]> => [
        relativePath(siteDir, path),
        await minifyScript(text),
      ]),
    ),
  );
  addLicenses(siteDir, outputs, texts);
  const script = (name: string, source: string) =>
    scriptOf(name, source, outputs, (file) => texts.get(file) ?? '');
  return {
    islands: new Map(Array.from(islands, ([name, source]) => [name, script(name, source)])),
    files: new Map(Array.from(texts, ([file, text]) => [file, Buffer.from(text)])),
  };
}

/**
 * Makes the script of each island, an ES module whose default export starts it. What several
 * islands share, such as Preact, is a module of its own.
 *
 * @throws Error with file and line when an island imports something that exists only in Docusaurus,
 *   needs `compat`, or has no default export
 */
export async function bundleIslands(options: BundleOptions): Promise<IslandScripts> {
  if (options.islands.size === 0) {
    return {islands: new Map(), files: new Map()};
  }
  const {compat} = options;
  const plain = new Map([...options.islands].filter(([name]) => !compat.includes(name)));
  const scripts = await bundleWith(
    {compat: false, onChange: false},
    {...options, islands: plain, compat: []},
  );
  // The first bundle has checked that the other islands need no more than hooks.
  return plain.size === options.islands.size
    ? scripts
    : bundleWith({compat: true, onChange: false}, options);
}
