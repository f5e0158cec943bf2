import {execFileSync, spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import compression from 'compression';
import serveHandler from 'serve-handler';
import type {Browser, CDPSession, Page} from '@playwright/test';
import {launchBrowser} from '@sitekit/review/browser';

/*
 * Compares the site with what its users would pick instead: Docusaurus as it comes, and Astro. Each run
 * copies today's pages and components, and makes the rivals from them: see `rivals/`. It takes about
 * five minutes, needs a connection, because it installs the newest Astro, and writes RESULTS.md.
 */

const siteDir = process.cwd();
const rivals = join(__dirname, 'rivals');
const pages = ['/', '/how-it-works', '/benefits', '/process', '/tools', '/contact'];
/** A visit: these pages, one after the other, with what the browser has kept. */
const visit = ['/', '/benefits', '/tools'];
const TURNS = 3;

type Contestant = {name: 'site' | 'stock' | 'astro'; folder: string; build: string[]};

/** Copies the site. It uses the installed packages, but caches of its own. */
function copySite(folder: string): void {
  const packages = join(folder, 'node_modules');
  mkdirSync(packages, {recursive: true});
  const sources = ['config', 'docs-content', 'docusaurus.config.ts', 'package.json'];
  for (const source of [...sources, 'sidebars.ts', 'src', 'static', 'tsconfig.json']) {
    cpSync(join(siteDir, source), join(folder, source), {recursive: true});
  }
  for (const name of readdirSync('node_modules').filter((each) => each !== '.cache')) {
    symlinkSync(join(siteDir, 'node_modules', name), join(packages, name));
  }
}

/** Makes the rivals. Of our theme, stock Docusaurus only has the list of components in pages. */
function makeContestants(folder: string): Contestant[] {
  const [site = '', stock = '', astro = ''] = ['site', 'stock', 'astro'].map((name) =>
    join(folder, name),
  );
  copySite(site);
  copySite(stock);
  cpSync(join(rivals, 'stock'), stock, {recursive: true});
  for (const name of readdirSync(join(stock, 'src/theme'))) {
    if (name !== 'MDXComponents') {
      rmSync(join(stock, 'src/theme', name), {recursive: true});
    }
  }
  cpSync(join(rivals, 'astro'), astro, {recursive: true});
  copySite(join(astro, 'site'));
  // Astro's packages refuse this Node, but run with the one that's installed beside them.
  const install = ['install', '--no-audit', '--no-fund', '--engine-strict=false'];
  execFileSync('npm', install, {cwd: astro, stdio: ['ignore', 'ignore', 'inherit']});
  return [
    {name: 'site', folder: site, build: ['docusaurus', 'build']},
    {name: 'stock', folder: stock, build: ['docusaurus', 'build']},
    {name: 'astro', folder: astro, build: ['astro', 'build']},
  ];
}

/**
 * Builds a contestant without caches.
 *
 * @returns seconds
 * @throws Error with what it printed when the build fails
 */
function build({name, folder, build: [program = '', ...args]}: Contestant): number {
  const caches = ['.docusaurus', '.astro', 'build', 'node_modules/.astro', 'node_modules/.vite'];
  for (const cache of [...caches, 'node_modules/.cache']) {
    rmSync(join(folder, cache), {recursive: true, force: true});
  }
  const bin = join(folder, 'node_modules/.bin');
  const startedAt = performance.now();
  const {status, stdout, stderr} = spawnSync(join(bin, program), args, {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, PATH: `${bin}:${process.env.PATH}`, ASTRO_TELEMETRY_DISABLED: '1'},
  });
  if (status !== 0) {
    throw new Error(`The build of ${name} failed:\n${stdout.slice(-2000)}\n${stderr.slice(-2000)}`);
  }
  return (performance.now() - startedAt) / 1000;
}

/** A server that compresses everyone's files in the same way, and has browsers keep hashed ones. */
async function serve({folder}: Contestant) {
  const compress = compression();
  const options = {
    public: join(folder, 'build'),
    trailingSlash: false,
    headers: [
      {
        source: '**/*.@(js|css)',
        headers: [{key: 'Cache-Control', value: 'max-age=31536000, immutable'}],
      },
    ],
  };
  const server = createServer((request, response) => {
    compress(request as never, response as never, () => {
      void serveHandler(request, response, options);
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`};
}

/** A browser without a window acts as if a mouse were in the corner of each page that opens. */
const ignoreMouseInCorner = (): void =>
  addEventListener(
    'pointerover',
    (event) => {
      if (event.clientX === 0 && event.clientY === 0) {
        event.stopImmediatePropagation();
      }
    },
    {capture: true},
  );

/** Does something on a phone with an empty cache. */
async function onPhone<Result>(
  browser: Browser,
  use: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: {width: 390, height: 844},
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(ignoreMouseInCorner);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  try {
    return await use(page, devtools);
  } finally {
    await context.close();
  }
}

/** What pages load of their own site, one after the other, after compression. */
const load = (browser: Browser, address: string, paths: readonly string[]) =>
  onPhone(browser, async (page, devtools) => {
    const own = new Set<string>();
    let bytes = 0;
    devtools.on('Network.requestWillBeSent', ({requestId, request}) => {
      if (request.url.startsWith(address)) {
        own.add(requestId);
      }
    });
    devtools.on('Network.requestServedFromCache', ({requestId}) => own.delete(requestId));
    devtools.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
      bytes += own.has(requestId) ? encodedDataLength : 0;
    });
    for (const path of paths) {
      await page.goto(address + path, {waitUntil: 'networkidle'});
    }
    return {bytes, requests: own.size};
  });

/** The first contentful paint with Slow 4G on a slow processor, as in Lighthouse, in milliseconds. */
const firstPaint = (browser: Browser, address: string) =>
  onPhone(browser, async (page, devtools) => {
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 562.5,
      downloadThroughput: 180_000,
      uploadThroughput: 84_375,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', {rate: 4});
    await page.goto(address, {waitUntil: 'networkidle'});
    return page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
  });

/** The numbers of each contestant, by what was measured. */
type Results = Map<string, Partial<Record<Contestant['name'], number[]>>>;

const median = (numbers: readonly number[] = []): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function table(results: Results): string {
  const format = (value: number) => value.toLocaleString('en-US', {maximumFractionDigits: 1});
  const rows = Array.from(results, ([what, {site, stock, astro}]) => {
    const ratio = (other?: number[]) => (median(site) / median(other)).toFixed(2);
    return `| ${what} | ${format(median(site))} | ${ratio(astro)} | ${ratio(stock)} |`;
  });
  return [
    '| What | The site | ÷ Astro | ÷ stock Docusaurus |',
    '| --- | --: | --: | --: |',
    ...rows,
  ].join('\n');
}

async function measure(browser: Browser, contestants: readonly Contestant[]): Promise<Results> {
  const results: Results = new Map();
  const record = (what: string, {name}: Contestant, value: number) => {
    const row = results.get(what) ?? {};
    (row[name] ??= []).push(value);
    results.set(what, row);
  };
  for (let turn = 1; turn <= TURNS; turn += 1) {
    for (const contestant of contestants) {
      console.log(`Build ${turn} of ${TURNS}: ${contestant.name}`);
      record('Build, seconds', contestant, build(contestant));
    }
  }
  for (const contestant of contestants) {
    console.log(`Visits: ${contestant.name}`);
    const {server, address} = await serve(contestant);
    for (const paths of [...pages.map((path) => [path]), visit]) {
      const name = paths.length > 1 ? `A visit of \`${paths.join('`, `')}\`` : `\`${paths[0]}\``;
      const {bytes, requests} = await load(browser, address, paths);
      record(`${name}, bytes`, contestant, bytes);
      record(`${name}, requests`, contestant, requests);
    }
    for (const path of ['/', '/tools']) {
      for (let turn = 1; turn <= TURNS; turn += 1) {
        const milliseconds = await firstPaint(browser, address + path);
        record(`\`${path}\`, first paint in milliseconds`, contestant, milliseconds);
      }
    }
    server.close().closeAllConnections();
  }
  return results;
}

async function main(): Promise<void> {
  const browser = await launchBrowser();
  // Not in the project, whose packages the rivals would find there.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'bench-')));
  try {
    const results = await measure(browser, makeContestants(folder));
    const report = `# Results

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}. The same pages and components, built by this site, by stock Docusaurus and by Astro; sizes are compressed, and times are the medians of ${TURNS} turns. Below 1, the site is ahead.

${table(results)}
`;
    writeFileSync(join(__dirname, 'RESULTS.md'), report);
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
