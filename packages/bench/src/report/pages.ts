import {contestants, scoredContestants, visitedContestants} from '../contestants';
import type {LighthouseRun} from '../measure/lighthouse';
import {throttlingRate} from '../measure/conditions';
import type {PaintRun} from '../measure/paint';
import {totalOf} from '../measure/sumRequests';
import type {Load} from '../measure/sumRequests';
import {pagePaths} from '../pages';
import type {Results} from '../results';
import {differencesOf, median, medianInterval, rangeOf} from '../statistics';
import {kB, table} from './table';

/** What each page loads. */
export function bytesSection({bytes}: Results): string {
  const rows = pagePaths.flatMap((path) =>
    visitedContestants.flatMap((site) => {
      const page = bytes[site]?.[path];
      if (!page) {
        return [];
      }
      const {first, later, prefetched} = page;
      const both = (kind: keyof Load) => kB(first[kind] + later[kind]);
      return [
        [
          path,
          contestants[site].name,
          both('html'),
          both('css'),
          both('js'),
          both('other'),
          kB(totalOf(page)),
          first.requests,
          later.requests > 0 ? `${later.requests} (${kB(later.total)})` : 0,
          prefetched.requests > 0 ? `${prefetched.requests} (${kB(prefetched.total)})` : 0,
        ],
      ];
    }),
  );
  return `## Bytes

kB are 1,000 bytes on the wire, compressed with Brotli 11. Inline scripts and styles are compressed by themselves and count as JavaScript and CSS; “HTML” is the rest of the page. All columns include what loads while the page is scrolled to its end: “Later” shows how much that was. What is prefetched for other pages only counts in the last column. The tools’ pictures and favicons are not counted.

${table(['Page', 'Site', 'HTML', 'CSS', 'JavaScript', 'Other', 'Everything', 'Requests at once', 'Later (kB)', 'Prefetched (kB)'], rows)}`;
}

/** The first paints of each page, compared in pairs. */
export function paintSection({paint}: Results): string {
  const rows = pagePaths.flatMap((path) =>
    visitedContestants.flatMap((site) => {
      const [runs, ours] = [paint[site]?.[path], paint.ours?.[path]];
      if (!runs || !ours) {
        return [];
      }
      const cells = (['fcp', 'lcp'] as const).flatMap((metric) => {
        const read = (run: PaintRun) => run[metric];
        const later = differencesOf(ours.map(read), runs.map(read));
        const {low, high} = medianInterval(later);
        return [
          median(runs.map(read)).toFixed(0),
          runs === ours
            ? ''
            : `${median(later).toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)})`,
        ];
      });
      return [[path, contestants[site].name, ...cells]];
    }),
  );
  const pairs = Object.values(paint.ours ?? {})[0]?.length ?? 0;
  const {confidence} = medianInterval(Array.from({length: pairs}, () => 0));
  return `## First paints

Milliseconds to the first (FCP) and the largest contentful paint (LCP) with Slow 4G and a processor slowed down ${throttlingRate} times: medians of ${pairs} loads in turns, each with an empty cache. “Ours later by” is the median difference of the loads of the same turn, with an interval that contains the true median with a confidence of ${(100 * confidence).toFixed(1)} % (sign test): below 0 throughout, ours is earlier; above 0 throughout, later.

${table(['Page', 'Site', 'FCP', 'Ours later by', 'LCP', 'Ours later by'], rows)}`;
}

/** Lighthouse's scores and times. */
export function lighthouseSection({lighthouse}: Results): string {
  const rows = pagePaths.flatMap((path) =>
    scoredContestants.flatMap((site) => {
      const runs = lighthouse[site]?.[path] ?? [];
      if (runs.length === 0) {
        return [];
      }
      const score = (name: keyof LighthouseRun['scores']) =>
        median(runs.map(({scores}) => scores[name]));
      const time = (read: (run: LighthouseRun) => number) =>
        `${median(runs.map(read)).toFixed(0)} (${rangeOf(runs.map(read))})`;
      return [
        [
          path,
          contestants[site].name,
          score('performance'),
          score('accessibility'),
          score('best-practices'),
          score('seo'),
          time(({fcp}) => fcp),
          time(({lcp}) => lcp),
          time(({tbt}) => tbt),
          median(runs.map(({cls}) => cls)).toFixed(3),
        ],
      ];
    }),
  );
  const runs = Object.values(lighthouse.ours ?? {})[0]?.length ?? 0;
  const failed = new Set(
    Object.entries(lighthouse.ours ?? {}).flatMap(([path, list = []]) =>
      list.flatMap((run) => run.failed.map((audit) => `${path}: ${audit}`)),
    ),
  );
  const checks =
    failed.size > 0 ? `\n\nAudits that ours doesn’t fully pass: ${[...failed].join('; ')}.` : '';
  return `## Lighthouse

Lighthouse’s default mobile profile (a slow phone, simulated): medians of ${runs} run${runs === 1 ? '' : 's'} in turns, with the smallest and largest in parentheses. Times are in milliseconds.

${table(['Page', 'Site', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS'], rows)}${checks}`;
}
