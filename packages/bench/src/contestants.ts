import {execFileSync, spawn} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import type {ChildProcess} from 'node:child_process';

/** A way to build the site. */
export type Contestant = {
  name: 'site' | 'stock' | 'astro';
  /** Its project, which is a copy. */
  folder: string;
  /** Its pages and records: `docs-content` in the copy of the site. */
  content: string;
  build: readonly string[];
  start: (port: number) => readonly string[];
  /** What has to go before a build that starts from nothing. */
  caches: readonly string[];
};

const sources = [
  'config',
  'cspell.config.yaml',
  'docs-content',
  'docusaurus.config.ts',
  'package.json',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
];

const rivals = join(__dirname, '../rivals');

/** Copies the site. It uses the installed packages, but caches of its own. */
function copySite(siteDir: string, folder: string): void {
  const installed = join(siteDir, 'node_modules');
  const packages = join(folder, 'node_modules');
  mkdirSync(packages, {recursive: true});
  for (const source of sources) {
    cpSync(join(siteDir, source), join(folder, source), {recursive: true});
  }
  for (const name of readdirSync(installed).filter((each) => each !== '.cache')) {
    symlinkSync(join(installed, name), join(packages, name));
  }
}

const cachesIn = (folder: string): string[] =>
  ['.docusaurus', 'build', 'node_modules/.cache'].map((path) => join(folder, path));

const docusaurus = {
  build: ['docusaurus', 'build'],
  start: (port: number) => ['docusaurus', 'start', '--no-open', '--port', String(port)],
};

function makeSite(siteDir: string, folder: string): Contestant {
  copySite(siteDir, folder);
  const content = join(folder, 'docs-content');
  return {name: 'site', folder, content, caches: cachesIn(folder), ...docusaurus};
}

/** Docusaurus with its own theme, of which only the list of components in pages is ours. */
function makeStock(siteDir: string, folder: string): Contestant {
  copySite(siteDir, folder);
  cpSync(join(rivals, 'stock'), folder, {recursive: true});
  const theme = join(folder, 'src/theme');
  for (const name of readdirSync(theme).filter((each) => each !== 'MDXComponents')) {
    rmSync(join(theme, name), {recursive: true});
  }
  const content = join(folder, 'docs-content');
  return {name: 'stock', folder, content, caches: cachesIn(folder), ...docusaurus};
}

/** Astro with our pages and components. It needs a newer Node than we do, and brings it along. */
function makeAstro(siteDir: string, folder: string): Contestant {
  cpSync(join(rivals, 'astro'), folder, {recursive: true});
  copySite(siteDir, join(folder, 'site'));
  // Astro's packages refuse this Node, but run with the one that's installed beside them.
  const options = ['--no-audit', '--no-fund', '--engine-strict=false'];
  execFileSync('npm', ['install', ...options], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return {
    name: 'astro',
    folder,
    content: join(folder, 'site/docs-content'),
    build: ['astro', 'build'],
    start: (port) => ['astro', 'dev', '--port', String(port)],
    caches: ['.astro', 'build', 'node_modules/.astro', 'node_modules/.vite'].map((path) =>
      join(folder, path),
    ),
  };
}

/**
 * Copies the site, and makes its rivals from it.
 *
 * @param folder where the copies go
 * @throws Error when the rivals' packages can't be installed
 */
export function makeContestants(siteDir: string, folder: string): Contestant[] {
  return [
    makeSite(siteDir, join(folder, 'site')),
    makeStock(siteDir, join(folder, 'stock')),
    makeAstro(siteDir, join(folder, 'astro')),
  ];
}

/** Runs a program of a contestant's packages, in a session of its own. */
export function run(
  {folder}: Contestant,
  [program = '', ...args]: readonly string[],
): ChildProcess {
  const bin = join(folder, 'node_modules/.bin');
  return spawn(join(bin, program), args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, PATH: `${bin}:${process.env.PATH}`, ASTRO_TELEMETRY_DISABLED: '1'},
  });
}
