import {browserFolder} from '../folders.ts';
import {bundle, minifyScript} from './bundle.ts';

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
    ...(load
      ? [
          `import {recordInput} from './recordInput';`,
          `import {startEarly, startWithRetry} from './startWithRetry';`,
          'recordInput();',
          `startIslands('load', startEarly);`,
        ]
      : [`import {startIsland} from './startIsland';`]),
    ...(interaction
      ? [`firstInteraction().then(() => startIslands('interaction', ${start}));`]
      : []),
  ];
}

const scripts = new Map<string, Promise<string>>();

async function bundleCode(code: readonly string[]): Promise<string> {
  const stdin = {contents: code.join('\n'), resolveDir: browserFolder};
  const {files} = await bundle({stdin});
  return minifyScript(files[0]?.text ?? '');
}

/**
 * The inline script of a page, which loads the scripts of its islands when they are needed. It has only
 * the code that these need, and is made once for all pages that need the same.
 */
export function pageScript(needs: IslandNeeds): Promise<string> {
  const key = JSON.stringify(needs);
  const script = scripts.get(key) ?? bundleCode(islandCode(needs));
  scripts.set(key, script);
  return script;
}
