import {builtContestants, catalogueContestants, grownContestants} from '../contestants';
import type {ContestantId} from '../contestants';
import {manyTools, nameOf} from '../growContent';
import type {ContentSize} from '../growContent';
import {measureBytes} from '../measure/bytes';
import {logProgress} from '../progress';
import type {Growth} from '../results';
import {makeWorkFolder} from '../workFolder';
import {measureFilters} from './interaction';
import {buildInTurns, whileServed} from './run';
import type {Run, Servers} from './run';

export async function measureBuilds({quick, results}: Run, folder: string): Promise<void> {
  for (const [id, runs] of await buildInTurns(folder, builtContestants, quick ? 1 : 4)) {
    results.builds[id] = runs;
  }
}

/** The sizes in the growth tables. */
const growthSizes = [
  {pages: 6, tools: 20},
  {pages: 100, tools: 20},
  {pages: 1000, tools: 20},
];

/** The pages to weigh as the site grows. */
const growthPages = ['/', '/process', '/tools'];

/** Builds the site with more content, weighs its pages, and measures more while they are served. */
async function grow(
  run: Run,
  ids: ContestantId[],
  {rounds = 1, ...size}: ContentSize & {rounds?: number},
  measure?: (servers: Servers) => Promise<void>,
): Promise<void> {
  logProgress(`growth: ${nameOf(size)}`);
  const folder = makeWorkFolder(size);
  const builds = await buildInTurns(folder, ids, rounds);
  // Eleventy's pages are ours.
  const weighed = ids.filter((id) => id !== 'eleventy');
  await whileServed(run, folder, weighed, async (servers) => {
    for (const id of ids) {
      const server = servers.get(id);
      const bytes: Growth['bytes'] = {};
      if (server) {
        for (const path of growthPages) {
          bytes[path] = await measureBytes(run.browser, server, path);
        }
      }
      run.results.growth.push({size, site: id, builds: builds.get(id) ?? [], bytes});
    }
    await measure?.(servers);
  });
}

export async function measureGrowth(run: Run): Promise<void> {
  for (const size of growthSizes.slice(0, run.quick ? 2 : undefined)) {
    await grow(run, grownContestants, size);
  }
}

/** Builds, filters and searches a catalogue of thousands of tools. */
export const measureManyTools = (run: Run): Promise<void> =>
  grow(
    run,
    catalogueContestants,
    {pages: 6, tools: manyTools, rounds: run.quick ? 1 : 4},
    (servers) => measureFilters(run, manyTools, servers, run.quick ? 1 : 4),
  );
