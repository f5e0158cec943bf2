import type {ContestantId} from '../contestants';
import type {PageBytes} from '../measure/bytes';
import type {LighthouseRun} from '../measure/lighthouse';
import type {Load} from '../measure/sumRequests';
import {noResults} from '../results';
import type {Growth, Results} from '../results';

/** Results with the given parts. */
export const resultsWith = (parts: Partial<Results>): Results => ({
  ...noResults({
    startedAt: '2026-01-02T03:04:05.678Z',
    minutes: 29.4,
    commit: '0123456789abcdef',
    changed: false,
    processor: 'Test processor',
    cores: 2,
    memory: 8e9,
    system: 'Linux 6',
    versions: {Node: '24.0.0', astro: '5.0.0'},
    command: 'npm run bench',
  }),
  ...parts,
});

const noLoad: Load = {html: 0, css: 0, js: 0, other: 0, total: 0, requests: 0};

/** A page that loads this at first and nothing later. */
export const pageBytes = (first: Partial<Load>, later: Partial<Load> = {}): PageBytes => ({
  first: {...noLoad, ...first},
  later: {...noLoad, ...later},
  prefetched: noLoad,
});

/** A run with full scores and no other delays than given. */
export const lighthouseRun = (values: Partial<LighthouseRun>): LighthouseRun => ({
  scores: {performance: 100, accessibility: 100, 'best-practices': 100, seo: 100},
  fcp: 600,
  lcp: 700,
  tbt: 0,
  cls: 0,
  failed: [],
  ...values,
});

/** Builds of as many seconds, in 1 GB of memory. */
export const buildsOf = (...seconds: number[]) =>
  seconds.map((value) => ({seconds: value, memory: 1e9}));

/** One build of content with a number of pages, and a page with a number of bytes of script. */
export const growthOf = (site: ContestantId, pages: number, seconds: number, js = 0): Growth => ({
  size: {pages, tools: 20},
  site,
  builds: buildsOf(seconds),
  bytes: {'/process': pageBytes({js, total: 2 * js})},
});
