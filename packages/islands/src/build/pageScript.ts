import {join} from 'node:path';
import {build} from 'esbuild';
import type {BuildOptions} from 'esbuild';
import {browserFolder} from '../folders.ts';
import {relativePath} from './relativePath.ts';

const whens = ['load', 'interaction', 'visible'];

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
    const known = whens.filter((when) => used.includes(when));
    const modules = {
      start: replaying.length > 0 ? 'startWithRetry' : 'startIsland',
      visible: replaying.includes('visible') ? 'visiblePrefetched' : 'visible',
    };
    const key = [...known, ...Object.values(modules)].join();
    const script = this.#scripts.get(key) ?? this.#make(known, modules);
    this.#scripts.set(key, script);
    return script;
  }

  async #make(
    used: readonly string[],
    {start, visible}: {start: string; visible: string},
  ): Promise<string> {
    const moduleOf: Record<string, string> = {interaction: 'interaction', visible};
    const delayed = used.filter((when) => when in moduleOf);
    const islands = [
      `import {startIslands} from './startIslands';`,
      `import {${start}} from './${start}';`,
      ...delayed.map((when) => `import {${moduleOf[when]}} from './when/${moduleOf[when]}';`),
      ...(start === 'startWithRetry'
        ? [`import {recordInput} from './recordInput';`, 'recordInput();']
        : []),
      `startIslands({${used.map((when) => `${when}: ${moduleOf[when] ?? start}`).join()}}, ${start});`,
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
