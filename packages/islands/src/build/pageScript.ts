import {join, relative, sep} from 'node:path';
import {build} from 'esbuild';
import type {BuildOptions} from 'esbuild';
import {browserFolder} from '../folders.ts';

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
    throw new Error('The bundler made no script for the pages.');
  }
  return file;
}

export type PrefetchScript = {
  /** Relative to the output folder. */
  file: string;
  contents: Uint8Array;
};

/** The script for browsers that do not read speculation rules. */
export async function prefetchScript(target: readonly string[]): Promise<PrefetchScript> {
  const {path, contents} = await bundle(
    {
      entryPoints: [join(browserFolder, 'prefetchOnHover')],
      entryNames: 'assets/js/[name].[hash]',
    },
    target,
  );
  return {file: relative(browserFolder, path).split(sep).join('/'), contents};
}

/** Makes the script that stands in a page itself: it fetches the others when they are needed. */
export class PageScript {
  readonly #target: readonly string[];
  readonly #prefetchAddress: string;
  readonly #known = new Map<string, Promise<string>>();

  /** @param prefetchAddress where the script is for browsers that do not read speculation rules */
  constructor(target: readonly string[], prefetchAddress: string) {
    this.#target = target;
    this.#prefetchAddress = prefetchAddress;
  }

  /** @param whens when the page's islands start: only the code for these is in the script */
  for(whens: readonly (string | undefined)[]): Promise<string> {
    const used = starts.filter((start) => whens.includes(start));
    const key = used.join();
    const script = this.#known.get(key) ?? this.#make(used);
    this.#known.set(key, script);
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
