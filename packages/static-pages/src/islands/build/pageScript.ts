import {join} from 'node:path';
import {browserFolder} from '../folders.ts';
import {bundle, minifyScript} from './bundle.ts';

/**
 * The inline script of a page's head that downloads scripts while the page is still loading. Browsers
 * without JavaScript would report `<link rel="modulepreload">` as failed.
 */
export const downloadScript = (addresses: readonly string[]): string =>
  `for(let src of ${JSON.stringify(Array.from(new Set(addresses)))})import(src).catch(()=>{})`;

/** The inline scripts that load the scripts of islands, by their file in the folder `browser`. */
const scripts = new Map<string, Promise<string>>();

async function bundleScript(name: string): Promise<string> {
  const {files} = await bundle({entryPoints: [join(browserFolder, name)]});
  return minifyScript(files[0]?.text ?? '');
}

/**
 * The inline script of a page, which loads the scripts of its islands when they are needed. It's made
 * once for all pages that need the same.
 *
 * @param startsWithPage whether an island starts with the page; otherwise the script is smaller
 */
export function pageScript(startsWithPage: boolean): Promise<string> {
  const name = startsWithPage ? 'startWithPage' : 'startLater';
  const script = scripts.get(name) ?? bundleScript(name);
  scripts.set(name, script);
  return script;
}
