import {join} from 'node:path';
import type {Browser} from 'playwright-core';
import {buildCold, outDirOf} from './build';
import type {BuildRun} from './build';
import {imageAddresses, nameOf, realContent} from './content';
import type {ContentSize} from './content';
import {withChrome} from './browser';
import {measureBytes} from './measure/bytes';
import {measureFilter} from './measure/filter';
import {runLighthouse} from './measure/lighthouse';
import {measureLongTasks} from './measure/longTasks';
import {measureNavigation} from './measure/navigation';
import {compareWords} from './measure/words';
import type {Options} from './options';
import {pagePaths} from './paths';
import {say} from './progress';
import type {Results} from './results';
import type {PictureServer} from './server';
import {SiteServer} from './server';
import {sites, visitedSites} from './sites';
import type {SiteId} from './sites';
import {median} from './statistics';
import {makeWorkFolder} from './workFolder';

/** What the steps of a run share. */
export type Run = {
  options: Options;
  browser: Browser;
  pictures: PictureServer;
  results: Results;
};

type Servers = Map<SiteId, SiteServer>;

const seconds = (value: number): string => `${value.toFixed(1)} s`;
const kilobytes = (value: number): string => `${(value / 1000).toFixed(1)} kB`;
const milliseconds = (value: number): string => `${value.toFixed(0)} ms`;

/** Builds sites in turns: A B C A B C. */
async function buildInTurns(
  folder: string,
  ids: SiteId[],
  rounds: number,
): Promise<Map<SiteId, BuildRun[]>> {
  const runs = new Map<SiteId, BuildRun[]>(ids.map((id) => [id, []]));
  for (let round = 1; round <= rounds; round++) {
    for (const id of ids) {
      const run = await buildCold(folder, sites[id]);
      runs.get(id)?.push(run);
      const memory = `${(run.memory / 1e9).toFixed(2)} GB`;
      say(`build ${round} of ${rounds}: ${sites[id].name}: ${seconds(run.seconds)}, ${memory}`);
    }
  }
  return runs;
}

/** Serves the builds of a work folder while something is measured. */
async function whileServed(
  {pictures}: Run,
  folder: string,
  ids: SiteId[],
  measure: (servers: Servers) => Promise<void>,
): Promise<void> {
  const images = imageAddresses(join(folder, 'docs-content'));
  const servers: Servers = new Map();
  try {
    for (const id of ids) {
      const server = new SiteServer(outDirOf(folder, sites[id]), images, pictures.origin);
      servers.set(id, await server.start(pagePaths));
    }
    await measure(servers);
  } finally {
    await Promise.all(Array.from(servers.values(), (server) => server.stop()));
  }
}

/**
 * Builds the sites that are visited, and makes sure that they show the same.
 *
 * @throws Error when they do not, in a run that may be published
 */
export async function prepareSites(run: Run): Promise<string> {
  const folder = makeWorkFolder(realContent);
  say('builds of the sites as they are, whose time does not count');
  await buildInTurns(folder, visitedSites, 1);
  await whileServed(run, folder, visitedSites, async (servers) => {
    say('do all sites show the same words?');
    run.results.differences = await compareWords(run.browser, servers, pagePaths);
  });
  if (run.results.differences.length > 0) {
    throw new Error(
      `The sites do not show the same words, so they cannot be compared.\n${run.results.differences.join('\n')}`,
    );
  }
  return folder;
}

export async function bytesStep(run: Run, folder: string): Promise<void> {
  await whileServed(run, folder, visitedSites, async (servers) => {
    for (const [site, server] of servers) {
      for (const path of pagePaths) {
        const bytes = await measureBytes(run.browser, server, path);
        (run.results.bytes[site] ??= {})[path] = bytes;
        const {first, later} = bytes;
        const script = kilobytes(first.js + later.js);
        say(`bytes: ${site} ${path}: ${kilobytes(first.total + later.total)}, ${script} script`);
      }
    }
  });
}

/** The clicks on a filter with a number of tools. */
async function filterStep(run: Run, folder: string, tools: number, ids: SiteId[]): Promise<void> {
  await whileServed(run, folder, ids, async (servers) => {
    for (const [site, server] of servers) {
      const filter = await measureFilter(run.browser, server, run.options.quick ? 3 : 12);
      (run.results.filter[site] ??= {})[tools] = filter;
      say(`filter: ${site}, ${tools} tools: ${milliseconds(median(filter.toPaint))}`);
    }
  });
}

export async function interactionStep(run: Run, folder: string): Promise<void> {
  const {browser, options, results} = run;
  await whileServed(run, folder, visitedSites, async (servers) => {
    for (const [site, server] of servers) {
      for (const path of pagePaths) {
        const tasks = await measureLongTasks(browser, server, path);
        (results.longTasks[site] ??= {})[path] = tasks;
        const longest = Math.max(0, ...tasks.map(({duration}) => duration));
        say(`long tasks: ${site} ${path}: ${tasks.length}, the longest ${milliseconds(longest)}`);
      }
    }
    for (const [site, server] of servers) {
      const count = options.quick ? 4 : 20;
      const navigation = await withChrome((chrome) => measureNavigation(chrome, server, count));
      results.navigation[site] = navigation;
      const {toPaint, prerendered} = navigation;
      const ahead = `${prerendered} of ${toPaint.length} rendered ahead`;
      say(`next page: ${site}: ${milliseconds(median(toPaint))}, ${ahead}`);
    }
  });
  await filterStep(run, folder, realContent.tools, visitedSites);
  const many: ContentSize = {...realContent, tools: 2000};
  const ids: SiteId[] = ['ours', 'astro', 'stock'];
  const large = makeWorkFolder(many);
  await buildInTurns(large, ids, 1);
  await filterStep(run, large, many.tools, ids);
}

export async function lighthouseStep(run: Run, folder: string): Promise<void> {
  const rounds = run.options.quick ? 1 : 3;
  await whileServed(run, folder, visitedSites, (servers) =>
    withChrome(async (chrome) => {
      for (let round = 1; round <= rounds; round++) {
        for (const path of pagePaths) {
          for (const [site, server] of servers) {
            const result = await runLighthouse(chrome, server.origin + path);
            ((run.results.lighthouse[site] ??= {})[path] ??= []).push(result);
            const scores = Object.values(result.scores).join(' ');
            const times = `FCP ${milliseconds(result.fcp)}, LCP ${milliseconds(result.lcp)}`;
            const failed = result.failed.join(', ');
            say(`lighthouse ${round} of ${rounds}: ${site} ${path}: ${scores}, ${times} ${failed}`);
          }
        }
      }
    }),
  );
}

export async function buildStep({options, results}: Run, folder: string): Promise<void> {
  const ids: SiteId[] = ['ours', 'astro', 'stockFaster', 'stock'];
  for (const [site, runs] of await buildInTurns(folder, ids, options.quick ? 1 : 5)) {
    results.builds[site] = runs;
  }
}

/** The sizes of the growth tables, and how often each is built. */
const growthSizes = [
  {pages: 6, tools: 20, rounds: 3},
  {pages: 100, tools: 20, rounds: 2},
  {pages: 1000, tools: 20, rounds: 1},
  {pages: 6, tools: 200, rounds: 1},
  {pages: 6, tools: 2000, rounds: 1},
];

/** The pages that are weighed as the site grows: without an island, and with the tools. */
const growthPages = ['/', '/process', '/tools'];

export async function growthStep(run: Run): Promise<void> {
  const {browser, options, results} = run;
  const ids: SiteId[] = ['ours', 'astro', 'stockFaster'];
  for (const {rounds, ...size} of growthSizes.slice(0, options.quick ? 2 : undefined)) {
    say(`growth: ${nameOf(size)}`);
    const folder = makeWorkFolder(size);
    const builds = await buildInTurns(folder, ids, options.quick ? 1 : rounds);
    await whileServed(run, folder, ids, async (servers) => {
      for (const [site, server] of servers) {
        const bytes: Results['growth'][number]['bytes'] = {};
        for (const path of growthPages) {
          bytes[path] = await measureBytes(browser, server, path);
        }
        results.growth.push({size, site, builds: builds.get(site) ?? [], bytes});
        const {first, later} = bytes['/tools'] ?? {first: {js: 0}, later: {js: 0}};
        say(`growth: ${nameOf(size)}: ${site}: script of /tools ${first.js + later.js} B`);
      }
    });
  }
}
