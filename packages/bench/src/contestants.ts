import {cpSync} from 'node:fs';
import {join} from 'node:path';
import {writeEleventyPages} from './eleventyPages';
import {rivalsFolder} from './workFolder';

export type ContestantId =
  | 'ours'
  | 'stock'
  | 'stockFaster'
  | 'astro'
  | 'astroRouter'
  | 'astroLoad'
  | 'eleventy'
  | 'floor';

export type BuildCommand = {
  /** A program for Node, relative to the work folder, and its arguments. */
  program: string;
  args: string[];
  /** The working directory, relative to the work folder. */
  folder: string;
  env: Record<string, string>;
};

/** One way to build the site. */
export type Contestant = {
  id: ContestantId;
  name: string;
  /**
   * How to build it in a work folder, or undefined when that took no more than copying. What this does
   * itself isn't measured.
   */
  build: (workFolder: string, outDir: string) => BuildCommand | undefined;
  /** What a build keeps for the next one, relative to the work folder. */
  caches: string[];
};

const docusaurus = (
  folder: string,
  outDir: string,
  env: Record<string, string> = {},
): BuildCommand => ({
  program: 'node_modules/@docusaurus/core/bin/docusaurus.mjs',
  args: ['build', '--out-dir', outDir],
  folder,
  env,
});

const rival = (path: string): string => join(rivalsFolder, path);

const stock = (id: ContestantId, name: string, faster: '0' | '1'): Contestant => ({
  id,
  name,
  build: (workFolder, outDir) =>
    docusaurus(rival('stock'), outDir, {SITE_DIR: workFolder, FASTER: faster}),
  caches: [
    rival('stock/.docusaurus'),
    rival('stock/node_modules'),
    rival('node_modules/.cache'),
    'node_modules/.cache',
  ],
});

const astro = (id: ContestantId, name: string, env: Record<string, string> = {}): Contestant => ({
  id,
  name,
  build: (workFolder, outDir) => ({
    program: rival('node_modules/astro/bin/astro.mjs'),
    args: ['build'],
    folder: rival('astro'),
    env: {SITE_DIR: workFolder, OUT_DIR: outDir, ASTRO_TELEMETRY_DISABLED: '1', ...env},
  }),
  caches: [
    ...['.astro', '.pages', 'node_modules'].map((path) => rival(`astro/${path}`)),
    ...['.astro', '.cache', '.vite'].map((path) => rival(`node_modules/${path}`)),
  ],
});

export const contestants: Record<ContestantId, Contestant> = {
  ours: {
    id: 'ours',
    name: 'ours',
    build: (_, outDir) => docusaurus('.', outDir),
    caches: ['.docusaurus', 'node_modules/.cache'],
  },
  stock: stock('stock', 'stock', '0'),
  stockFaster: stock('stockFaster', 'stock, faster', '1'),
  astro: astro('astro', 'Astro + Preact'),
  astroRouter: astro('astroRouter', 'Astro, client router', {CLIENT_ROUTER: '1'}),
  astroLoad: astro('astroLoad', 'Astro, client:load', {ISLAND_START: 'load'}),
  eleventy: {
    id: 'eleventy',
    name: 'Eleventy',
    build: (workFolder, outDir) => {
      writeEleventyPages(join(workFolder, 'out/ours'), join(workFolder, rival('eleventy/pages')));
      return {
        program: rival('node_modules/@11ty/eleventy/cmd.cjs'),
        args: ['--quiet', `--output=${outDir}`],
        folder: rival('eleventy'),
        env: {SITE_DIR: workFolder},
      };
    },
    caches: [rival('eleventy/.cache')],
  },
  floor: {
    id: 'floor',
    name: 'floor',
    build: (workFolder, outDir) => {
      for (const source of [rival('floor'), 'static']) {
        cpSync(join(workFolder, source), outDir, {recursive: true});
      }
      return undefined;
    },
    caches: [],
  },
};

/** The contestants whose pages are visited, in the order of the report. */
export const visitedContestants: ContestantId[] = ['ours', 'astro', 'floor', 'stock'];

/** The contestants that Lighthouse scores. */
export const scoredContestants: ContestantId[] = ['ours', 'astro'];

/** The contestants that differ in how they open the next page. */
export const navigatedContestants: ContestantId[] = [
  'ours',
  'astro',
  'astroRouter',
  'floor',
  'stock',
];

/** The contestants that are tapped before their scripts have loaded. */
export const tappedContestants: ContestantId[] = ['ours', 'astroLoad'];

/** The contestants with a development server. */
export const startedContestants: ContestantId[] = ['ours', 'stockFaster', 'stock'];

/** The contestants whose builds are measured; Eleventy's needs the output of ours. */
export const builtContestants: ContestantId[] = [
  'ours',
  'astro',
  'eleventy',
  'stockFaster',
  'stock',
];

/** The contestants that are built with more content. */
export const grownContestants: ContestantId[] = ['ours', 'astro', 'eleventy', 'stockFaster'];

/** The contestants that are compared with thousands of tools. */
export const catalogueContestants: ContestantId[] = ['ours', 'astro'];
