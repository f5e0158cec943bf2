import {compare, writeReport} from './report';
import type {Row} from './report';

const row = (values: Partial<Row['values']>, others: Partial<Row> = {}): Row => ({
  what: 'Click to the next page',
  unit: 'ms',
  forVisitors: true,
  values: {site: [100, 110, 120], astro: [200, 220, 240], stock: [400, 440, 480], ...values},
  ...others,
});

it('divides the values of each turn, and tells their median and quartiles', () => {
  const slower = row({site: [100, 200, 300, 400, 500], astro: [100, 100, 100, 100, 100]});

  expect(compare(slower, 'astro')).toEqual({ratio: 3, from: 2, to: 4, isMissed: true});
});

describe('a goal is', () => {
  it.each([
    ['met', 'a tie with Astro', row({astro: [90, 110, 130]}), 'astro', false],
    ['missed', 'clearly slower than Astro', row({astro: [50, 55, 60]}), 'astro', true],
    [
      'met',
      'slower than Astro, for authors',
      row({astro: [50]}, {forVisitors: false}),
      'astro',
      false,
    ],
    ['met', 'clearly ahead of stock', row({}), 'stock', false],
    ['missed', 'a tie with stock', row({stock: [90, 110, 130]}), 'stock', true],
  ] as const)('%s by %s', (_goal, _what, measured, rival, isMissed) => {
    expect(compare(measured, rival).isMissed).toBe(isMissed);
  });
});

it('writes a page with the ratios, the machine, the versions and what was found', () => {
  const rows = [
    row({}),
    row({astro: [50, 55, 60]}, {what: 'First tap'}),
    row({}, {what: 'Build', unit: 's', forVisitors: false}),
  ];

  const report = writeReport(rows, {
    date: '2026-11-24',
    machine: '2 × Processor, 24 GB, linux x64',
    versions: {Node: '20.20.2', Astro: '7.3.5'},
    minutes: 9.4,
    findings: '## Tried without success\n',
  });

  expect(report).toContain(
    '| Click to the next page | 110 ms | 0.50 (0.50–0.50) | 0.25 (0.25–0.25) |',
  );
  expect(report).toContain('| First tap | 110 ms | **2.00 (2.00–2.00)** | 0.25 (0.25–0.25) |');
  expect(report.indexOf('What authors notice')).toBeLessThan(report.indexOf('| Build |'));
  expect(report).toContain('4 of 5 are met');
  expect(report).toContain('2 × Processor, 24 GB, linux x64. Node 20.20.2, Astro 7.3.5.');
  expect(report.trimEnd()).toMatch(/## Tried without success$/);
});
