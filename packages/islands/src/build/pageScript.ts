import {join} from 'node:path';
import {browserFolder} from '../folders.ts';
import {bundle, minifyScript} from './bundle.ts';
import {relativePath} from './relativePath.ts';

/**
 * The script for browsers without speculation rules.
 *
 * @param baseUrl the path that the site is served from
 * @returns its file, relative to the output folder, and its text
 */
export async function prefetchScript(baseUrl: string): Promise<{file: string; text: string}> {
  const {files} = await bundle({
    entryPoints: [join(browserFolder, 'prefetch')],
    entryNames: 'assets/js/[name].[hash]',
    outdir: browserFolder,
    define: {BASE_URL: JSON.stringify(baseUrl)},
  });
  const [{path, text} = {path: '', text: ''}] = files;
  return {file: relativePath(browserFolder, path), text};
}

/**
 * The inline script of a page's head that downloads scripts while the page is still loading. Browsers
 * without JavaScript would report `<link rel="modulepreload">` as failed.
 */
export const downloadScript = (addresses: readonly string[]): string =>
  `for(let src of ${JSON.stringify(Array.from(new Set(addresses)))})import(src).catch(()=>{})`;

/** What the islands of a page need of its script. */
export type IslandNeeds = {
  /** Whether any starts with the page. */
  load: boolean;
  /** Whether any starts when the visitor first does something on the page. */
  interaction: boolean;
};

function islandCode({load, interaction}: IslandNeeds): string[] {
  const start = load ? 'startWithRetry' : 'startIsland';
  return [
    `import {firstInteraction, startIslands} from './startIslands';`,
    `import {${start}} from './${start}';`,
    ...(load
      ? [
          `import {recordInput} from './recordInput';`,
          'recordInput();',
          `startIslands('load', ${start});`,
        ]
      : []),
    ...(interaction
      ? [`firstInteraction().then(() => startIslands('interaction', ${start}));`]
      : []),
  ];
}

/** Makes the inline script of a page, which loads the other scripts when they are needed. */
export class PageScript {
  readonly #prefetchAddress: string;
  readonly #scripts = new Map<string, Promise<string>>();

  /** @param prefetchAddress the address of the script for browsers without speculation rules */
  constructor(prefetchAddress: string) {
    this.#prefetchAddress = prefetchAddress;
  }

  /** Has only the code that the page's islands need. */
  for(needs: IslandNeeds): Promise<string> {
    const source = [
      ...(needs.load || needs.interaction ? islandCode(needs) : []),
      `HTMLScriptElement.supports('speculationrules') || ` +
        `import(${JSON.stringify(this.#prefetchAddress)});`,
    ].join('\n');
    const script = this.#scripts.get(source) ?? this.#bundle(source);
    this.#scripts.set(source, script);
    return script;
  }

  async #bundle(contents: string): Promise<string> {
    const {files} = await bundle({
      stdin: {contents, resolveDir: browserFolder},
      external: [this.#prefetchAddress],
    });
    return minifyScript(files[0]?.text ?? '');
  }
}
