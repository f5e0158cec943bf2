import {join} from 'node:path';
import {build} from 'esbuild';
import type {BuildOptions} from 'esbuild';
import {browserFolder} from '../folders.ts';
import {minifyScript} from './minifyScript.ts';
import {relativePath} from './relativePath.ts';

async function bundle(options: BuildOptions, target: readonly string[]) {
  const {outputFiles = []} = await build({
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: [...target],
    outdir: browserFolder,
    absWorkingDir: browserFolder,
    ...options,
  });
  const [file] = outputFiles;
  if (!file) {
    throw new Error('esbuild returned no script for the pages.');
  }
  return file;
}

export type PrefetchScript = {
  /** Relative to the output folder. */
  file: string;
  contents: Uint8Array;
};

/** The script for browsers without speculation rules. */
export async function prefetchScript(target: readonly string[]): Promise<PrefetchScript> {
  const {path, contents} = await bundle(
    {
      entryPoints: [join(browserFolder, 'prefetch')],
      entryNames: 'assets/js/[name].[hash]',
    },
    target,
  );
  return {file: relativePath(browserFolder, path), contents};
}

/**
 * The inline script of a page's head that downloads scripts while the page is still loading. Browsers
 * without JavaScript would report `<link rel="modulepreload">` as failed.
 */
export const downloadScript = (addresses: readonly string[]): string =>
  `for(let src of ${JSON.stringify(Array.from(new Set(addresses)))})import(src).catch(()=>{})`;

function islandCode(
  used: readonly (string | undefined)[],
  replaying: readonly (string | undefined)[],
): string[] {
  const start = replaying.length > 0 ? 'startWithRetry' : 'startIsland';
  const modules = {
    interaction: 'interaction',
    visible: replaying.includes('visible') ? 'visiblePrefetched' : 'visible',
  };
  const delays = Object.entries(modules).filter(([when]) => used.includes(when));
  return [
    `import {startIslands} from './startIslands';`,
    `import {${start}} from './${start}';`,
    ...delays.map(([, module]) => `import {${module}} from './when/${module}';`),
    ...(replaying.length > 0
      ? [`import {recordInput} from './recordInput';`, 'recordInput();']
      : []),
    `startIslands({${delays.map(([when, module]) => `${when}: ${module}`).join()}}, ${start});`,
  ];
}

/** Makes the inline script of a page, which loads the other scripts when they are needed. */
export class PageScript {
  readonly #target: readonly string[];
  readonly #prefetchAddress: string;
  readonly #scripts = new Map<string, Promise<string>>();

  /** @param prefetchAddress the address of the script for browsers without speculation rules */
  constructor(target: readonly string[], prefetchAddress: string) {
    this.#target = target;
    this.#prefetchAddress = prefetchAddress;
  }

  /**
   * Has only the code that the page's islands need.
   *
   * @param used when the islands start
   * @param replaying when those start that replay input
   */
  for(
    used: readonly (string | undefined)[],
    replaying: readonly (string | undefined)[],
  ): Promise<string> {
    const source = [
      ...(used.length > 0 ? islandCode(used, replaying) : []),
      `HTMLScriptElement.supports('speculationrules') || ` +
        `import(${JSON.stringify(this.#prefetchAddress)});`,
    ].join('\n');
    const script = this.#scripts.get(source) ?? this.#bundle(source);
    this.#scripts.set(source, script);
    return script;
  }

  async #bundle(contents: string): Promise<string> {
    const {text} = await bundle(
      {
        stdin: {contents, resolveDir: browserFolder},
        external: [this.#prefetchAddress],
      },
      this.#target,
    );
    return minifyScript(text);
  }
}
