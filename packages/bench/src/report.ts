import {median, quantile} from 'simple-statistics';
import type {Contestant} from './contestants';

type Name = Contestant['name'];

/** What was measured: a number per turn and contestant. Less is better. */
export type Row = {
  what: string;
  unit: 'bytes' | 'requests' | 'ms' | 's' | 'GB';
  /** Whether visitors notice it, or only authors do. */
  forVisitors: boolean;
  values: Record<Name, number[]>;
};

export type Versions = Record<string, string>;

const rivals = ['astro', 'stock'] as const;

const digits = {bytes: 0, requests: 0, ms: 0, s: 1, GB: 2};

const inWords = (value: number, unit: Row['unit']) =>
  `${value.toLocaleString('en-US', {maximumFractionDigits: digits[unit]})} ${unit}`;

export type Comparison = {ratio: number; from: number; to: number; isMissed: boolean};

/**
 * The site's values divided by a rival's, turn by turn: their median and quartiles. The goal is missed
 * if the site isn't clearly ahead of stock Docusaurus, or is clearly slower than Astro where visitors
 * notice.
 */
export function compare({values, forVisitors}: Row, rival: 'astro' | 'stock'): Comparison {
  const ratios = values.site.map((value, turn) => value / (values[rival][turn] ?? NaN));
  const [from, to] = quantile(ratios, [0.25, 0.75]) as [number, number];
  const isMissed = rival === 'stock' ? to >= 1 : forVisitors && from > 1;
  return {ratio: median(ratios), from, to, isMissed};
}

function cellOf({ratio, from, to, isMissed}: Comparison): string {
  const text = `${ratio.toFixed(2)} (${from.toFixed(2)}–${to.toFixed(2)})`;
  return isMissed ? `**${text}**` : text;
}

function rowOf(row: Row): string {
  const site = inWords(median(row.values.site), row.unit);
  const cells = rivals.map((rival) => cellOf(compare(row, rival)));
  return `| ${[row.what, site, ...cells].join(' | ')} |`;
}

function tableOf(rows: readonly Row[]): string {
  return [
    '| What | The site | ÷ Astro | ÷ stock Docusaurus |',
    '| --- | ---: | ---: | ---: |',
    ...rows.map(rowOf),
  ].join('\n');
}

/**
 * The results as Markdown.
 *
 * @param machine processor, memory and system, in words
 * @param findings Markdown that follows the results
 */
export function writeReport(
  rows: readonly Row[],
  {
    date,
    machine,
    versions,
    minutes,
    findings,
  }: {date: string; machine: string; versions: Versions; minutes: number; findings: string},
): string {
  const missed = rows.flatMap((row) => rivals.filter((rival) => compare(row, rival).isMissed));
  const goals = rows.length + rows.filter(({forVisitors}) => forVisitors).length;
  const names = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return `# Results

Written by \`npm run bench\` on ${date}, in ${minutes.toFixed(0)} minutes.

The same pages and components, built by this site, by Docusaurus as it comes, and by Astro. Ratios are the medians of turns, with quartiles; below 1, the site is ahead. **Bold:** a goal is missed. The goals: no slower than Astro where visitors notice, and ahead of stock Docusaurus everywhere. ${goals - missed.length} of ${goals} are met.

## What visitors notice

${tableOf(rows.filter(({forVisitors}) => forVisitors))}

## What authors notice

${tableOf(rows.filter(({forVisitors}) => !forVisitors))}

${machine}. ${names.join(', ')}.

${findings.trim()}
`;
}
