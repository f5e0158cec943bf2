import {mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {arch, cpus, platform, tmpdir, totalmem} from 'node:os';
import {join} from 'node:path';
import {launchBrowser} from '@sitekit/review/browser';
import type {Browser} from '@playwright/test';
import {makeContestants} from './contestants';
import type {Contestant} from './contestants';
import {growPages, growTools} from './growContent';
import {measureAuthor} from './measure/author';
import {measureBuild} from './measure/build';
import {measureLoad, measurePaint} from './measure/load';
import {serve} from './measure/page';
import {measureCategory, measureFirstTap, measureNextPage} from './measure/use';
import {writeReport} from './report';
import type {Row} from './report';

const siteDir = process.cwd();
const pages = ['/', '/how-it-works', '/benefits', '/process', '/tools', '/contact'];
const largePages = 1000;
const largeTools = 2000;
const turns = {builds: 3, visits: 5, servers: 2};

type Served = {name: Contestant['name']; address: string};

const rows: Row[] = [];

/** Adds to the numbers of a row. */
function record(
  {what, unit, forVisitors = true}: {what: string; unit: Row['unit']; forVisitors?: boolean},
  name: Contestant['name'],
  ...numbers: number[]
): void {
  let row = rows.find((each) => each.what === what);
  if (!row) {
    row = {what, unit, forVisitors, values: {site: [], stock: [], astro: []}};
    rows.push(row);
  }
  row.values[name].push(...numbers);
}

/** Measures all contestants, one after the other, several times. */
async function inTurns<Each extends {name: string}>(
  what: string,
  count: number,
  contestants: readonly Each[],
  measure: (contestant: Each) => Promise<void>,
): Promise<void> {
  for (let turn = 1; turn <= count; turn += 1) {
    for (const contestant of contestants) {
      console.log(`${what}, turn ${turn} of ${count}: ${contestant.name}`);
      await measure(contestant);
    }
  }
}

const buildsOf = (what: string, count: number, contestants: readonly Contestant[]) =>
  inTurns(`Build of ${what}`, count, contestants, async (contestant) => {
    const {seconds, gigabytes} = await measureBuild(contestant);
    const forVisitors = false;
    record({what: `Build of ${what}`, unit: 's', forVisitors}, contestant.name, seconds);
    record({what: `Its memory, ${what}`, unit: 'GB', forVisitors}, contestant.name, gigabytes);
  });

/** Serves the builds while they're used. */
async function withServers(
  contestants: readonly Contestant[],
  visit: (served: Served[]) => Promise<void>,
): Promise<void> {
  const started = await Promise.all(contestants.map(serve));
  try {
    await visit(
      contestants.map(({name}, index) => ({name, address: started[index]?.address ?? ''})),
    );
  } finally {
    started.forEach(({server}) => server.close().closeAllConnections());
  }
}

const categoryOf = (browser: Browser, tools: number, served: readonly Served[]) =>
  inTurns(`Category of ${tools} tools`, turns.visits, served, async ({name, address}) => {
    const what = `A category, of ${tools.toLocaleString('en-US')} tools`;
    record({what, unit: 'ms'}, name, await measureCategory(browser, address));
  });

async function measureVisits(browser: Browser, served: readonly Served[]): Promise<void> {
  for (const {name, address} of served) {
    for (const path of pages) {
      const {bytes, requests} = await measureLoad(browser, `${address}${path}`);
      record({what: `\`${path}\`: size`, unit: 'bytes'}, name, bytes);
      record({what: `\`${path}\`: requests`, unit: 'requests'}, name, requests);
    }
  }
  await inTurns('Paint', turns.visits, served, async ({name, address}) => {
    for (const path of ['/', '/tools']) {
      const {first, largest} = await measurePaint(browser, `${address}${path}`);
      record({what: `\`${path}\`: first paint`, unit: 'ms'}, name, first);
      record({what: `\`${path}\`: largest paint`, unit: 'ms'}, name, largest);
    }
  });
  await inTurns('First tap', turns.visits, served, async ({name, address}) => {
    const {sinceTap, sinceOpening} = await measureFirstTap(browser, address);
    record({what: 'First tap to its effect', unit: 'ms'}, name, sinceTap);
    record({what: 'Opening the page to that effect', unit: 'ms'}, name, sinceOpening);
  });
  await inTurns('Next page', turns.visits, served, async ({name, address}) => {
    const milliseconds = await measureNextPage(browser, address);
    record({what: 'Click to the next page', unit: 'ms'}, name, milliseconds);
  });
  await categoryOf(browser, 20, served);
}

const measureAuthors = (browser: Browser, contestants: readonly Contestant[]) =>
  inTurns('Development server', turns.servers, contestants, async (contestant) => {
    const {seconds, saves} = await measureAuthor(browser, contestant);
    const forVisitors = false;
    record(
      {what: '`npm start` to the first page', unit: 's', forVisitors},
      contestant.name,
      seconds,
    );
    record({what: 'Save to screen', unit: 'ms', forVisitors}, contestant.name, ...saves);
  });

async function main(): Promise<void> {
  const startedAt = performance.now();
  const browser = await launchBrowser();
  console.log('Making the rivals, which installs their packages.');
  // Not in the project, whose packages the rivals would find there.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'bench-')));
  try {
    const contestants = makeContestants(siteDir, folder);
    await buildsOf('6 pages', turns.builds, contestants);
    await withServers(contestants, (served) => measureVisits(browser, served));
    await measureAuthors(browser, contestants);
    const removals = contestants.map(({content}) => growPages(content, largePages, pages.length));
    await buildsOf('1,000 pages', 1, contestants);
    removals.forEach((remove) => remove());
    contestants.forEach(({content}) => growTools(content, largeTools));
    await buildsOf('2,000 tools', 1, contestants);
    await withServers(contestants, (served) => categoryOf(browser, largeTools, served));
    const versionIn = (project: string, name: string) =>
      (createRequire(join(project, 'index.js'))(`${name}/package.json`) as {version: string})
        .version;
    const astro = join(folder, 'astro');
    const report = writeReport(rows, {
      date: new Date().toISOString().slice(0, 10),
      machine: `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 1e9)} GB, ${platform()} ${arch()}`,
      versions: {
        Node: process.versions.node,
        Docusaurus: versionIn(siteDir, '@docusaurus/core'),
        Astro: `${versionIn(astro, 'astro')} with Node ${versionIn(astro, 'node')}`,
        Chromium: browser.version(),
      },
      minutes: (performance.now() - startedAt) / 60_000,
      findings: readFileSync(join(__dirname, '../FINDINGS.md'), 'utf8'),
    });
    writeFileSync(join(__dirname, '../RESULTS.md'), report);
    console.log(report);
  } finally {
    await browser.close();
    rmSync(folder, {recursive: true});
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
