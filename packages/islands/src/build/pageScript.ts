import {join} from 'node:path';
import {build} from 'esbuild';
import type {BuildOptions} from 'esbuild';
import {browserFolder} from '../folders.ts';
import {relativePath} from './relativePath.ts';

const starts = ['load', 'idle', 'visible'] as const;

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
      entryPoints: [join(browserFolder, 'prefetchOnHover')],
      entryNames: 'assets/js/[name].[hash]',
    },
    target,
  );
  return {file: relativePath(browserFolder, path), contents};
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

  /** @param whens when the page's islands start: only the code for these is in the script */
  for(whens: readonly (string | undefined)[]): Promise<string> {
    const used = starts.filter((start) => whens.includes(start));
    const key = used.join();
    const script = this.#scripts.get(key) ?? this.#make(used);
    this.#scripts.set(key, script);
    return script;
  }

  async #make(used: readonly string[]): Promise<string> {
    const islands = [
      `import {startIslands} from './startIslands';`,
      ...used.map((start) => `import {${start}} from './when/${start}';`),
      `startIslands({${used.join()}});`,
    ];
    const prefetch =
      `HTMLScriptElement.supports?.('speculationrules') || ` +
      `import(${JSON.stringify(this.#prefetchAddress)});`;
    const contents = [...(used.length > 0 ? islands : []), prefetch].join('\n');
    const {text} = await bundle(
      {
        stdin: {contents, resolveDir: browserFolder},
        external: [this.#prefetchAddress],
      },
      this.#target,
    );
    return text.trim();
  }
}
