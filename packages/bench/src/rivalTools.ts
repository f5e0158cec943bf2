import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {rivalsDir} from './folders';
import type {RunLighthouse} from './measure/lighthouse';
import type {ConnectBrowser} from './measure/navigation';

/** Measuring tools that are installed with the rivals, because they are large. */
export type RivalTools = {lighthouse: RunLighthouse; connectBrowser: ConnectBrowser};

/** `tools.mts` is type-checked against `RivalTools` along with the rivals. */
export async function loadRivalTools(): Promise<RivalTools> {
  const address = pathToFileURL(join(rivalsDir, 'tools.mts')).href;
  const {default: tools} = (await import(address)) as {default: RivalTools};
  return tools;
}
