import {join} from 'node:path';
import {browserFolder} from '../folders.ts';
import {bundle} from './bundle.ts';

/**
 * The inline script of a page's head that downloads scripts while the page is still loading. Browsers
 * without JavaScript would report `<link rel="modulepreload">` as failed.
 */
export const downloadScript = (addresses: readonly string[]): string =>
  `for(let src of ${JSON.stringify(Array.from(new Set(addresses)))})import(src).catch(()=>{})`;

let startScript: Promise<string> | undefined;

async function bundleStart(): Promise<string> {
  const {files} = await bundle({entryPoints: [join(browserFolder, 'start')]});
  return files[0]?.text ?? '';
}

/** The inline script of pages with islands, which loads their scripts when they are needed. */
export const pageScript = (): Promise<string> => (startScript ??= bundleStart());
