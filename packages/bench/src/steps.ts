import {join} from 'node:path';
import type {Browser} from 'playwright-core';
import {launchBrowser, withChrome} from './browser';
import {buildCold, outDirOf} from './build';
import type {BuildRun} from './build';
import {catalogueContestants, contestants, visitedContestants} from './contestants';
import type {ContestantId} from './contestants';
import {readEnvironment} from './environment';
import {contentFolder, imageAddresses, manyTools, nameOf, realContent} from './growContent';
import type {ContentSize} from './growContent';
import {measureBytes} from './measure/bytes';
import {compareWords} from './measure/compareWords';
import {measureFilter, measureSearch} from './measure/filter';
import {measureLighthouse} from './measure/lighthouse';
import {measureLongTasks} from './measure/longTasks';
import {measureNavigation} from './measure/navigation';
import {scriptOf, totalOf} from './measure/sumRequests';
import type {BenchOptions, Part} from './options';
import {pagePaths} from './pages';
import {logProgress} from './progress';
import {noResults} from './results';
import type {Growth, Results} from './results';
import {loadRivalTools} from './rivalTools';
import type {RivalTools} from './rivalTools';
import {PictureServer, SiteServer} from './server';
import {median} from './statistics';
import {makeWorkFolder} from './workFolder';

/** What the steps of a run share. */
type Run = {
  quick: boolean;
  browser: Browser;
  pictures: PictureServer;
  tools: RivalTools;
  results: Results;
};

type Servers = Map<ContestantId, SiteServer>;

const seconds = (value: number): string => `${value.toFixed(1)} s`;
const kilobytes = (value: number): string => `${(value / 1000).toFixed(1)} kB`;
const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;

/** Builds contestants in turns: A B C A B C. */
async function buildInTurns(
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
async function whileServed(
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

/**
 * Builds the contestants that are visited, and checks that they show the same words.
 *
 * @throws Error when they don't, or when the frozen content no longer fits the site
 */
async function prepare(run: Run, visited: ContestantId[]): Promise<string> {
  const folder = makeWorkFolder(realContent);
  logProgress('first builds, which are not measured');
  try {
    await buildInTurns(folder, ['ours'], 1);
  } catch (error) {
    throw new Error(
      `${error instanceof Error ? error.message : String(error)}\n\nThe site can't be built from the benchmark's frozen content. If the site requires new fields, refresh the content: npm run bench -- --refresh-content`,
    );
  }
  await buildInTurns(
    folder,
    visited.filter((id) => id !== 'ours'),
    1,
  );
  await whileServed(run, folder, visited, async (servers) => {
    logProgress('compare the words of all pages');
    const differences = await compareWords(run.browser, servers, pagePaths);
    if (differences.length > 0) {
      throw new Error(
        `The contestants show different words, so they can't be compared. Update the rivals.\n${differences.join('\n')}`,
      );
    }
  });
  return folder;
}

async function measurePages(run: Run, folder: string): Promise<void> {
  await whileServed(run, folder, visitedContestants, async (servers) => {
    for (const [id, server] of servers) {
      for (const path of pagePaths) {
        const bytes = await measureBytes(run.browser, server, path);
        (run.results.bytes[id] ??= {})[path] = bytes;
        const script = kilobytes(scriptOf(bytes));
        logProgress(`bytes: ${id} ${path}: ${kilobytes(totalOf(bytes))}, ${script} script`);
      }
    }
  });
}

/** Filters and searches in turns. */
async function measureFilters(
  {browser, quick, results}: Run,
  tools: number,
  servers: Servers,
): Promise<void> {
  const measures = {filter: measureFilter, search: measureSearch};
  for (let turn = 0; turn < (quick ? 3 : 12); turn++) {
    for (const name of ['filter', 'search'] as const) {
      for (const [id, server] of servers) {
        const {toPaint, eventTiming} = await measures[name](browser, server, turn);
        const run = ((results[name][id] ??= {})[tools] ??= {toPaint: [], eventTiming: []});
        run.toPaint.push(...toPaint);
        run.eventTiming.push(...eventTiming);
        logProgress(`${name}: ${id}, ${tools} tools: ${milliseconds(median(toPaint))}`);
      }
    }
  }
}

async function measureInteraction(run: Run, folder: string): Promise<void> {
  const {browser, quick, results, tools} = run;
  await whileServed(run, folder, visitedContestants, async (servers) => {
    for (const [id, server] of servers) {
      for (const path of pagePaths) {
        const tasks = await measureLongTasks(browser, server, path);
        (results.longTasks[id] ??= {})[path] = tasks;
        const longest = milliseconds(Math.max(0, ...tasks.map(({duration}) => duration)));
        logProgress(`long tasks: ${id} ${path}: ${tasks.length}, the longest ${longest}`);
      }
    }
    for (const [id, server] of servers) {
      const navigation = await withChrome((chrome) =>
        measureNavigation(tools.connectBrowser, chrome, server, quick ? 4 : 20),
      );
      results.navigation[id] = navigation;
      const {toPaint, prerendered} = navigation;
      const share = `${prerendered} of ${toPaint.length} prerendered`;
      logProgress(`next page: ${id}: ${milliseconds(median(toPaint))}, ${share}`);
    }
    await measureFilters(run, realContent.tools, servers);
  });
}

async function measureWithLighthouse(run: Run, folder: string): Promise<void> {
  const rounds = run.quick ? 1 : 3;
  await whileServed(run, folder, visitedContestants, (servers) =>
    withChrome(async (chrome) => {
      for (let round = 1; round <= rounds; round++) {
        for (const path of pagePaths) {
          for (const [id, server] of servers) {
            const address = server.origin + path;
            const result = await measureLighthouse(run.tools.lighthouse, chrome, address);
            ((run.results.lighthouse[id] ??= {})[path] ??= []).push(result);
            const scores = Object.values(result.scores).join(' ');
            const times = `FCP ${milliseconds(result.fcp)}, LCP ${milliseconds(result.lcp)}`;
            const failed = result.failed.join(', ');
            logProgress(
              `lighthouse ${round} of ${rounds}: ${id} ${path}: ${scores}, ${times} ${failed}`,
            );
          }
        }
      }
    }),
  );
}

async function measureBuilds({quick, results}: Run, folder: string): Promise<void> {
  const ids: ContestantId[] = ['ours', 'astro', 'stockFaster', 'stock'];
  for (const [id, runs] of await buildInTurns(folder, ids, quick ? 1 : 5)) {
    results.builds[id] = runs;
  }
}

/** The sizes in the growth tables, and how often each is built. */
const growthSizes = [
  {pages: 6, tools: 20, rounds: 3},
  {pages: 100, tools: 20, rounds: 2},
  {pages: 1000, tools: 20, rounds: 1},
  {pages: 6, tools: 200, rounds: 1},
];

/** The pages to weigh as the site grows. */
const growthPages = ['/', '/process', '/tools'];

/** Builds the site with more content, weighs its pages, and measures more while they are served. */
async function grow(
  run: Run,
  ids: ContestantId[],
  {rounds, ...size}: ContentSize & {rounds: number},
  measure?: (servers: Servers) => Promise<void>,
): Promise<void> {
  logProgress(`growth: ${nameOf(size)}`);
  const folder = makeWorkFolder(size);
  const builds = await buildInTurns(folder, ids, rounds);
  await whileServed(run, folder, ids, async (servers) => {
    for (const [id, server] of servers) {
      const bytes: Growth['bytes'] = {};
      for (const path of growthPages) {
        bytes[path] = await measureBytes(run.browser, server, path);
      }
      run.results.growth.push({size, site: id, builds: builds.get(id) ?? [], bytes});
    }
    await measure?.(servers);
  });
}

async function measureGrowth(run: Run): Promise<void> {
  for (const size of growthSizes.slice(0, run.quick ? 2 : undefined)) {
    await grow(run, ['ours', 'astro', 'stockFaster'], run.quick ? {...size, rounds: 1} : size);
  }
}

/** Builds, filters and searches a catalogue of thousands of tools. */
const measureManyTools = (run: Run): Promise<void> =>
  grow(
    run,
    catalogueContestants,
    {pages: 6, tools: manyTools, rounds: run.quick ? 2 : 5},
    (servers) => measureFilters(run, manyTools, servers),
  );

const steps: Record<Part, (run: Run, folder: string) => Promise<void>> = {
  bytes: measurePages,
  interaction: measureInteraction,
  lighthouse: measureWithLighthouse,
  build: measureBuilds,
  growth: measureGrowth,
  tools: measureManyTools,
};

/**
 * Runs the benchmark.
 *
 * @param save receives the results so far after each part
 * @throws Error when a contestant can't be built, or shows other words than ours
 */
export async function measureAll(
  {only, quick}: BenchOptions,
  args: string[],
  save: (results: Results) => void,
): Promise<void> {
  const tools = await loadRivalTools();
  const browser = await launchBrowser();
  const pictures = await new PictureServer().start();
  try {
    const results = noResults(readEnvironment(browser.version(), args));
    const run = {quick, browser, pictures, tools, results};
    const startedAt = Date.now();
    const isCatalogueOnly = only.every((part) => part === 'tools');
    const folder = await prepare(run, isCatalogueOnly ? catalogueContestants : visitedContestants);
    for (const part of only) {
      await steps[part](run, folder);
      results.environment.minutes = (Date.now() - startedAt) / 60_000;
      save(results);
    }
  } finally {
    await pictures.stop();
    await browser.close();
  }
}
