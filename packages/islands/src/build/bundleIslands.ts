import {join, relative, sep} from 'node:path';
import {build, formatMessages} from 'esbuild';
import type {BuildFailure, BuildOptions, Metafile, OutputFile} from 'esbuild';
import {cssModules} from './cssModules';
import {explainMissingExport, reactAs, withoutDocusaurus} from './resolveImports';

export type IslandScript = {
  /** The file that the page imports, relative to the output folder. */
  file: string;
  /** The files that it imports in turn. */
  imports: string[];
  /** Each word in quotation marks: among them the tags and classes that its HTML may take on. */
  words: string[];
};

export type IslandScripts = {
  islands: Map<string, IslandScript>;
  /** All files to be written, by their path relative to the output folder. */
  files: Map<string, Uint8Array>;
};

export type BundleOptions = {
  siteDir: string;
  /** The file of each island, by its name. */
  islands: ReadonlyMap<string, string>;
  /** The islands that need more of React than hooks. */
  compat: readonly string[];
  /** The browsers to build for, as esbuild names them: `es2022`, `safari17`. */
  target: readonly string[];
  /** What a class of a CSS module is called in the page; `undefined` if it has no rule. */
  className: (file: string, localName: string) => string | undefined;
};

/** Bundles and minifies, in memory; a failure is told in the bundler's own short form. */
async function bundle(options: BuildOptions) {
  try {
    return await build({
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
  } catch (failure) {
    const errors = (failure as BuildFailure).errors.map((error) => ({
      ...error,
      text: explainMissingExport(error.text),
    }));
    const messages = await formatMessages(errors, {kind: 'error'});
    throw new Error(`An island cannot be built for the browser.\n${messages.join('')}`);
  }
}

const quotedWords = (script: string): string[] =>
  Array.from(script.matchAll(/(["'`])([\w-]+)\1/g), ([, , word = '']) => word);

/** The islands' scripts by name, read off what the bundler says that it made. */
function scriptsOf(
  islands: ReadonlyMap<string, string>,
  outputs: Metafile['outputs'],
  files: OutputFile[],
  outDir: string,
): [string, IslandScript][] {
  const textOf = (file: string) => files.find(({path}) => path === join(outDir, file))?.text ?? '';
  return Array.from(islands, ([name, source]) => {
    const [path = '', output] =
      Object.entries(outputs).find(
        ([, {entryPoint}]) => entryPoint && join(outDir, entryPoint) === source,
      ) ?? [];
    if (!output?.exports.includes('default')) {
      throw new Error(
        `${source} has no default export, so nothing would start the island "${name}". ` +
          'Export hydrateComponent(YourComponent), or a function that is given the element.',
      );
    }
    const imports = output.imports.filter(({kind}) => kind === 'import-statement');
    const ahead = imports.map((chunk) => chunk.path);
    const all = [path, ...output.imports.map((chunk) => chunk.path)];
    return [
      name,
      {file: path, imports: ahead, words: all.flatMap((each) => quotedWords(textOf(each)))},
    ];
  });
}

/**
 * Makes the script of each island, an ES module whose default export starts it.
 * What several islands share, Preact for one, is a module of its own.
 *
 * @throws Error with file and line when an island imports what only Docusaurus has, or exports
 *   nothing that starts it
 */
export async function bundleIslands({
  siteDir,
  islands,
  compat,
  target,
  className,
}: BundleOptions): Promise<IslandScripts> {
  const scripts: IslandScripts = {
    islands: new Map(),
    files: new Map(),
  };
  const isCompat = ([name]: [string, string]) => compat.includes(name);
  const groups = [
    {standIn: 'hooks', group: [...islands].filter((entry) => !isCompat(entry))},
    {standIn: 'compat', group: [...islands].filter(isCompat)},
  ] as const;
  for (const {standIn, group} of groups.filter((some) => some.group.length > 0)) {
    const {metafile, outputFiles = []} = await bundle({
      absWorkingDir: siteDir,
      entryPoints: group.map(([name, file]) => ({in: file, out: name})),
      outdir: siteDir,
      entryNames: 'assets/js/[name].[hash]',
      chunkNames: 'assets/js/shared.[hash]',
      splitting: true,
      target: [...target],
      jsx: 'automatic',
      jsxDev: false,
      plugins: [withoutDocusaurus(siteDir), reactAs(standIn), cssModules(className)],
    });
    for (const [name, script] of scriptsOf(
      new Map(group),
      metafile?.outputs ?? {},
      outputFiles,
      siteDir,
    )) {
      scripts.islands.set(name, script);
    }
    for (const {path, contents} of outputFiles) {
      scripts.files.set(relative(siteDir, path).split(sep).join('/'), contents);
    }
  }
  return scripts;
}
