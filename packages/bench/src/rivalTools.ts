import {join} from 'node:path';
import {rivalsDir} from './folders';
import type {RunLighthouse} from './measure/lighthouse';
import type {ConnectBrowser} from './measure/navigation';

/** Measuring tools that are installed with the rivals, because they are large. */
export type RivalTools = {lighthouse: RunLighthouse; connectBrowser: ConnectBrowser};

/** `tools.mts` is type-checked against `RivalTools` along with the rivals. */
export async function loadRivalTools(): Promise<RivalTools> {
  const file = join(rivalsDir, 'tools.mts');
  const {default: tools} = (await import(file)) as {default: RivalTools};
  return tools;
}
