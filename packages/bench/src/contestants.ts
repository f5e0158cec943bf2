import {cpSync} from 'node:fs';
import {join} from 'node:path';
import {rivalsFolder} from './workFolder';

export type ContestantId = 'ours' | 'stock' | 'stockFaster' | 'astro' | 'floor';

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
  /** How to build it in a work folder, or undefined when that took no more than copying. */
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

export const contestants: Record<ContestantId, Contestant> = {
  ours: {
    id: 'ours',
    name: 'ours',
    build: (_, outDir) => docusaurus('.', outDir),
    caches: ['.docusaurus', 'node_modules/.cache'],
  },
  stock: stock('stock', 'stock', '0'),
  stockFaster: stock('stockFaster', 'stock, faster', '1'),
  astro: {
    id: 'astro',
    name: 'Astro + Preact',
    build: (workFolder, outDir) => ({
      program: rival('node_modules/astro/bin/astro.mjs'),
      args: ['build'],
      folder: rival('astro'),
      env: {SITE_DIR: workFolder, OUT_DIR: outDir, ASTRO_TELEMETRY_DISABLED: '1'},
    }),
    caches: [
      ...['.astro', '.pages', 'node_modules'].map((name) => rival(`astro/${name}`)),
      ...['.astro', '.cache', '.vite'].map((name) => rival(`node_modules/${name}`)),
    ],
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

/** The contestants that are compared with thousands of tools. */
export const catalogueContestants: ContestantId[] = ['ours', 'astro'];
