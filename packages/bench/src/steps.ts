import {join} from 'node:path';
import type {Browser} from 'playwright-core';
import {launchBrowser, withChrome} from './browser';
import {buildCold, outDirOf} from './build';
import type {BuildRun} from './build';
import {contestants, visitedContestants} from './contestants';
import type {ContestantId} from './contestants';
import {readEnvironment} from './environment';
import {contentFolder, imageAddresses, nameOf, realContent} from './growContent';
import type {ContentSize} from './growContent';
import {measureBytes} from './measure/bytes';
import {compareWords} from './measure/compareWords';
import {measureFilter} from './measure/filter';
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
async function prepare(run: Run): Promise<string> {
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
    visitedContestants.filter((id) => id !== 'ours'),
    1,
  );
  await whileServed(run, folder, visitedContestants, async (servers) => {
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

async function measureFilters(
  run: Run,
  folder: string,
  tools: number,
  ids: ContestantId[],
): Promise<void> {
  await whileServed(run, folder, ids, async (servers) => {
    for (const [id, server] of servers) {
      const filter = await measureFilter(run.browser, server, run.quick ? 3 : 12);
      (run.results.filter[id] ??= {})[tools] = filter;
      logProgress(`filter: ${id}, ${tools} tools: ${milliseconds(median(filter.toPaint))}`);
    }
  });
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
  });
  await measureFilters(run, folder, realContent.tools, visitedContestants);
  const manyTools: ContentSize = {...realContent, tools: 2000};
  const ids: ContestantId[] = ['ours', 'astro', 'stock'];
  const largeFolder = makeWorkFolder(manyTools);
  await buildInTurns(largeFolder, ids, 1);
  await measureFilters(run, largeFolder, manyTools.tools, ids);
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
  {pages: 6, tools: 2000, rounds: 1},
];

/** The pages to weigh as the site grows. */
const growthPages = ['/', '/process', '/tools'];

async function measureGrowth(run: Run): Promise<void> {
  const {browser, quick, results} = run;
  const ids: ContestantId[] = ['ours', 'astro', 'stockFaster'];
  for (const {rounds, ...size} of growthSizes.slice(0, quick ? 2 : undefined)) {
    logProgress(`growth: ${nameOf(size)}`);
    const folder = makeWorkFolder(size);
    const builds = await buildInTurns(folder, ids, quick ? 1 : rounds);
    await whileServed(run, folder, ids, async (servers) => {
      for (const [id, server] of servers) {
        const bytes: Growth['bytes'] = {};
        for (const path of growthPages) {
          bytes[path] = await measureBytes(browser, server, path);
        }
        results.growth.push({size, site: id, builds: builds.get(id) ?? [], bytes});
      }
    });
  }
}

const steps: Record<Part, (run: Run, folder: string) => Promise<void>> = {
  bytes: measurePages,
  interaction: measureInteraction,
  lighthouse: measureWithLighthouse,
  build: measureBuilds,
  growth: measureGrowth,
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
    const folder = await prepare(run);
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
