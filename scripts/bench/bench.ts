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
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import {launchBrowser} from '@sitekit/review/browser';
import {firstPaint, load, serve} from './measure';

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
    const {server, address} = await serve(join(contestant.folder, 'build'));
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
