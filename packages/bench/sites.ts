import {cpSync} from 'node:fs';
import {join} from 'node:path';

export type SiteId = 'ours' | 'stock' | 'stockFaster' | 'astro' | 'floor';

export type Command = {
  /** A program that Node runs, relative to the work folder, and its arguments. */
  words: string[];
  /** Where it is run, relative to the work folder. */
  folder: string;
  env: Record<string, string>;
};

export type Site = {
  id: SiteId;
  name: string;
  /** How it is built in a work folder into `outDir`; the floor is copied instead. */
  build: (workFolder: string, outDir: string) => Command | undefined;
  /** What a build keeps for the next one, relative to the work folder. */
  caches: string[];
};

const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

const stockBuild =
  (faster: '0' | '1'): Site['build'] =>
  (_, outDir) => ({
    words: [docusaurus, 'build', '--out-dir', outDir],
    folder: 'packages/bench/sites/stock',
    env: {FASTER: faster},
  });

const stockCaches = [
  'packages/bench/sites/stock/.docusaurus',
  'packages/bench/sites/stock/node_modules',
  'packages/bench/node_modules/.cache',
  'node_modules/.cache',
];

/** The sites that are compared; all but the floor are built from the same content. */
export const sites: Record<SiteId, Site> = {
  ours: {
    id: 'ours',
    name: 'ours',
    build: (_, outDir) => ({
      words: [docusaurus, 'build', '--out-dir', outDir],
      folder: '.',
      env: {},
    }),
    caches: ['.docusaurus', 'node_modules/.cache'],
  },
  stock: {id: 'stock', name: 'stock', build: stockBuild('0'), caches: stockCaches},
  stockFaster: {
    id: 'stockFaster',
    name: 'stock, faster',
    build: stockBuild('1'),
    caches: stockCaches,
  },
  astro: {
    id: 'astro',
    name: 'Astro + Preact',
    build: (_, outDir) => ({
      words: ['packages/bench/node_modules/astro/astro.js', 'build'],
      folder: 'packages/bench/sites/astro',
      env: {OUT: outDir, ASTRO_TELEMETRY_DISABLED: '1'},
    }),
    caches: [
      'packages/bench/sites/astro/.astro',
      'packages/bench/sites/astro/.pages',
      'packages/bench/sites/astro/node_modules',
      'packages/bench/node_modules/.astro',
      'packages/bench/node_modules/.cache',
      'packages/bench/node_modules/.vite',
    ],
  },
  floor: {
    id: 'floor',
    name: 'floor',
    build: (workFolder, outDir) => {
      for (const source of ['packages/bench/sites/floor', 'static']) {
        cpSync(join(workFolder, source), outDir, {recursive: true});
      }
      return undefined;
    },
    caches: [],
  },
};

/** The sites whose pages are visited. */
export const visitedSites: SiteId[] = ['ours', 'astro', 'floor', 'stock'];
