/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {benchDir} from '../folders';
import {buildsOf, growthOf, lighthouseRun, pageBytes, resultsWith} from '../testing/results';
import type {Results} from '../results';
import {reportOf} from '.';

/** The rows of the table under a heading, without its head. */
function rowsUnder(heading: string, parts: Partial<Results>): string[] {
  const section = reportOf(resultsWith(parts)).split(`## ${heading}\n`)[1] ?? '';
  const [table = ''] = /^\|(?:.|\n\|)*/m.exec(section) ?? [];
  return table.split('\n').slice(2);
}

it('tells where and how the numbers were measured', () => {
  expect(reportOf(resultsWith({}))).toContain(`
- Run: 2026-01-02 03:04 UTC, 29 minutes
- Commit: \`0123456789ab\`
- Machine: Test processor, 2 cores, 8 GB, Linux 6
- Versions: Node 24.0.0, astro 5.0.0
`);
});

it('has sections only for what was measured', () => {
  const headings = (parts: Partial<Results>) =>
    Array.from(reportOf(resultsWith(parts)).matchAll(/^## (.*)$/gm), ([, name]) => name);

  expect(headings({})).toEqual(['Goals', 'The run']);
  expect(headings({builds: {ours: buildsOf(1)}})).toEqual(['Goals', 'The run', 'Build']);
});

it('opens with the goals, those that are missed first', () => {
  const bytes = {ours: {'/tools': pageBytes({js: 7001, total: 20_000})}};
  const report = reportOf(resultsWith({bytes}));
  const rows = rowsUnder('Goals', {bytes});
  const met = '| Everything: /tools | ≤ 20 kB | /tools 20.00 kB | met |';

  expect(report).toMatch(/^# Results of the benchmark\n\n## Goals\n\n3 of \d goals are missed;/);
  expect(rows.slice(0, 3)).toContain(
    '| JavaScript: /tools, /contact | ≤ 7 kB | /tools 7.00 kB | **not met** |',
  );
  expect(rows.slice(3)).toContain(met);
});

it('shows the bytes of a page: all by kind, and how many load later or are prefetched', () => {
  const page = {
    ...pageBytes(
      {html: 3000, css: 2000, js: 500, total: 5500, requests: 2},
      {js: 250, total: 250, requests: 1},
    ),
    prefetched: {html: 9000, css: 0, js: 0, other: 0, total: 9000, requests: 3},
  };

  expect(rowsUnder('Bytes', {bytes: {ours: {'/': page}}})).toEqual([
    '| / | ours | 3.00 | 2.00 | 0.75 | 0.00 | 5.75 | 2 | 1 (0.25) | 3 (9.00) |',
  ]);
});

it('shows the medians and ranges of Lighthouse', () => {
  const runs = [lighthouseRun({fcp: 600}), lighthouseRun({fcp: 640}), lighthouseRun({fcp: 610})];

  expect(rowsUnder('Lighthouse', {lighthouse: {astro: {'/': runs}}})).toEqual([
    '| / | Astro + Preact | 100 | 100 | 100 | 100 | 610 (600–640) | 700 (700–700) | 0 (0–0) | 0.000 |',
  ]);
});

it('shows how much later ours paints than in the same turn, with the confidence', () => {
  const paints = (...values: number[]) => values.map((fcp) => ({fcp, lcp: fcp + 100}));
  const paint = {ours: {'/': paints(600, 640)}, stock: {'/': paints(900, 930)}};

  expect(rowsUnder('First paints', {paint})).toEqual([
    '| / | ours | 620 |  | 720 |  |',
    '| / | stock | 915 | -295 (-300 to -290) | 1015 | -295 (-300 to -290) |',
  ]);
  expect(reportOf(resultsWith({paint}))).toContain('medians of 2 loads');
  expect(reportOf(resultsWith({paint}))).toContain('a confidence of 50.0 %');
});

it('names the audits that our pages fail', () => {
  const runs = [lighthouseRun({failed: ['tap-targets']}), lighthouseRun({failed: ['tap-targets']})];

  expect(reportOf(resultsWith({lighthouse: {ours: {'/': runs}}}))).toContain(
    'Audits that ours doesn’t fully pass: /: tap-targets.',
  );
});

it('shows the long tasks of a page, and the script that ran longest', () => {
  const task = {start: 0, duration: 70, script: 5, source: '/a.js'};
  const longest = {start: 90, duration: 60, script: 30.4, source: '/b.js click'};

  expect(rowsUnder('Long tasks', {longTasks: {ours: {'/': [task, longest]}}})).toEqual([
    '| / | ours | 2 | 70 | 1 | 30 `/b.js click` |',
  ]);
});

it('shows navigation', () => {
  const parts = {
    longTasks: {ours: {'/': []}},
    navigation: {floor: {toPaint: [100, 120.4, 140], prerendered: 3}},
  };

  expect(rowsUnder('The next page', parts)).toEqual(['| floor | 120.4 | 100–140 | 3 of 3 |']);
});

it('shows first taps', () => {
  const firstTap = {
    ours: {answered: [true, true], toEffect: [900, 1100, 1000], sinceOpening: [1400]},
    astroLoad: {answered: [false, false], toEffect: [1500], sinceOpening: [2400]},
  };

  expect(rowsUnder('The first tap', {firstTap})).toEqual([
    '| ours | 2 of 2 | 1000 | 900–1100 | 1400 | 1400–1400 |',
    '| Astro, client:load | 0 of 2 | 1500 | 1500–1500 | 2400 | 2400–2400 |',
  ]);
});

it('shows what authors and reviewers wait for', () => {
  const rebuilds = [
    {cold: {seconds: 8, memory: 1}, rebuild: {seconds: 3, memory: 1}, differences: []},
  ];

  expect(
    rowsUnder('What authors and reviewers wait for', {
      rebuilds,
      checks: {all: [20, 22], again: [1]},
      starts: {ours: [6], stock: [12]},
      saves: {prose: [280, 310], record: [], navbar: [600]},
      reviews: [88],
    }),
  ).toEqual([
    '| Cold build | 8.0 | 8.0–8.0 |',
    '| Rebuild after an edit of a sentence | 3.0 | 3.0–3.0 |',
    '| Check of 1,000 pages | 21.0 | 20.0–22.0 |',
    '| Check of 1,000 pages after an edit of one | 1.0 | 1.0–1.0 |',
    '| Development server to the first page: ours | 6.0 | 6.0–6.0 |',
    '| Development server to the first page: stock | 12.0 | 12.0–12.0 |',
    '| Save of prose to screen | 0.30 | 0.28–0.31 |',
    '| Save of the navbar to screen | 0.60 | 0.60–0.60 |',
    '| Review of six changed pages | 88.0 | 88.0–88.0 |',
  ]);
});

it('shows the filter and the search, compared with ours', () => {
  const run = (time: number) => ({2000: {toPaint: [time], eventTiming: []}});

  expect(
    rowsUnder('The catalogue', {
      filter: {ours: run(100), astro: run(300)},
      search: {ours: {20: {toPaint: [9], eventTiming: [16]}}},
    }),
  ).toEqual([
    '| 20 | search | ours | 9.0 | 9–9 |  | 16 |',
    '| 2,000 | filter | ours | 100.0 | 100–100 |  | < 16 |',
    '| 2,000 | filter | Astro + Preact | 300.0 | 300–300 | 0.33 | < 16 |',
  ]);
});

it('compares builds with ours', () => {
  const builds = {ours: buildsOf(4, 5), astro: buildsOf(8, 8)};

  expect(rowsUnder('Build', {builds})).toEqual([
    '| ours | 4.5 (4.0–5.0) |  | 1.00 (1.00–1.00) |  |',
    '| Astro + Preact | 8.0 (8.0–8.0) | 0.56 (0.50–0.63) | 1.00 (1.00–1.00) | 1.00 (1.00–1.00) |',
  ]);
});

it('compares growth with ours of the same size', () => {
  const growth = [
    growthOf('ours', 6, 4, 700),
    growthOf('ours', 1000, 30, 700),
    growthOf('astro', 1000, 40, 300),
  ];

  expect(rowsUnder('Growth', {growth})).toEqual([
    '| 6 | ours | 4.0 (4.0–4.0) |  | 1.00 (1.00–1.00) |  | 700 | 1.40 |',
    '| 1,000 | ours | 30.0 (30.0–30.0) |  | 1.00 (1.00–1.00) |  | 700 | 1.40 |',
    '| 1,000 | Astro + Preact | 40.0 (40.0–40.0) | 0.75 (0.75–0.75) | 1.00 (1.00–1.00) | 1.00 (1.00–1.00) | 300 | 0.60 |',
  ]);
});

it('is published as results.json has it', () => {
  const read = (name: string) => readFileSync(join(benchDir, name), 'utf8');
  // Prettier aligns the columns of tables.
  const compact = (text: string) => text.replace(/ +/g, ' ').replace(/-{2,}/g, '---').trim();

  expect(compact(read('RESULTS.md'))).toBe(
    compact(reportOf(JSON.parse(read('results.json')) as Results)),
  );
});
