import {join} from 'node:path';
import type {Browser} from 'playwright-core';
import {buildCold, outDirOf} from '../build';
import type {BuildRun} from '../build';
import {contestants} from '../contestants';
import type {ContestantId} from '../contestants';
import {contentFolder, imageAddresses} from '../growContent';
import {pagePaths} from '../pages';
import {logProgress} from '../progress';
import type {Results} from '../results';
import type {RivalTools} from '../rivalTools';
import {SiteServer} from '../server';
import type {PictureServer} from '../server';

/** What the steps of a run share. */
export type Run = {
  quick: boolean;
  browser: Browser;
  pictures: PictureServer;
  tools: RivalTools;
  results: Results;
};

export type Servers = Map<ContestantId, SiteServer>;

export const seconds = (value: number): string => `${value.toFixed(1)} s`;
export const kilobytes = (value: number): string => `${(value / 1000).toFixed(1)} kB`;
export const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;

/** Builds contestants in turns: A B C A B C. */
export async function buildInTurns(
  folder: string,
  ids: ContestantId[],
  rounds: number,
): Promise<Map<ContestantId, BuildRun[]>> {
  const runs = new Map<ContestantId, BuildRun[]>(ids.map((id) => [id, []]));
  for (let round = 1; round <= rounds; round++) {
    for (const id of ids) {
      const run = await buildCold(folder, contestants[id]);
      runs.get(id)?.push(run);
      const memory = `${(run.memory / 1e9).toFixed(2)} GB`;
      logProgress(`build ${round} of ${rounds}: ${id}: ${seconds(run.seconds)}, ${memory}`);
    }
  }
  return runs;
}

/** Serves the builds of a work folder while something is measured. */
export async function whileServed(
  {pictures}: Run,
  folder: string,
  ids: ContestantId[],
  measure: (servers: Servers) => Promise<void>,
): Promise<void> {
  const images = imageAddresses(join(folder, contentFolder));
  const servers: Servers = new Map();
  try {
    for (const id of ids) {
      const server = new SiteServer(outDirOf(folder, contestants[id]), images, pictures.origin);
      servers.set(id, await server.start(pagePaths));
    }
    await measure(servers);
  } finally {
    await Promise.all(Array.from(servers.values(), (server) => server.stop()));
  }
}
