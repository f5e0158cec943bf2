import {rangeOf, totalOf} from '../goals';
import type {Load} from '../measure/bytes';
import {pagePaths} from '../paths';
import type {Results} from '../results';
import {sites, visitedSites} from '../sites';
import {median} from '../statistics';
import {kB, table} from './table';

/** What each page brings over the wire, site by site. */
export function bytesSection({bytes}: Results): string {
  const rows = pagePaths.flatMap((path) =>
    visitedSites.flatMap((site) => {
      const page = bytes[site]?.[path];
      if (!page) {
        return [];
      }
      const {first, later, ahead} = page;
      const both = (kind: keyof Load) => kB(first[kind] + later[kind]);
      return [
        [
          path,
          sites[site].name,
          both('html'),
          both('css'),
          both('js'),
          both('other'),
          kB(totalOf(page)),
          first.requests,
          later.requests > 0 ? `${later.requests} (${kB(later.total)})` : 0,
          ahead.requests > 0 ? `${ahead.requests} (${kB(ahead.total)})` : 0,
        ],
      ];
    }),
  );
  return `## Bytes

kB of 1,000 bytes on the wire, compressed with brotli 11. Scripts and styles that stand in the HTML are compressed by themselves and count as what they are; “HTML” is the rest of the page. The columns include what comes when the page is scrolled to its end; the last columns say how much of it that was, and what was fetched ahead for other pages, which counts nowhere. The tools’ pictures and favicons are left out on every site.

${table(['Page', 'Site', 'HTML', 'CSS', 'JavaScript', 'Other', 'Everything', 'Requests at once', 'Later (kB)', 'Ahead (kB)'], rows)}`;
}

/** What Lighthouse says, site by site. */
export function lighthouseSection({lighthouse}: Results): string {
  const rows = pagePaths.flatMap((path) =>
    visitedSites.flatMap((site) => {
      const runs = lighthouse[site]?.[path] ?? [];
      if (runs.length === 0) {
        return [];
      }
      const score = (name: keyof (typeof runs)[number]['scores']) =>
        median(runs.map(({scores}) => scores[name]));
      const time = (read: (run: (typeof runs)[number]) => number) =>
        `${median(runs.map(read)).toFixed(0)} (${rangeOf(runs.map(read))})`;
      return [
        [
          path,
          sites[site].name,
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
    Object.entries(lighthouse.ours ?? {}).flatMap(([path, list]) =>
      list.flatMap((run) => run.failed.map((audit) => `${path}: ${audit}`)),
    ),
  );
  const checks =
    failed.size > 0
      ? `\n\nChecks that ours has not passed in full: ${[...failed].join('; ')}.`
      : '';
  return `## Lighthouse

Its mobile profile as it comes (a slow phone, simulated), medians of ${runs} run${runs === 1 ? '' : 's'} in turns, with smallest and largest in brackets. Times are milliseconds.

${table(['Page', 'Site', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS'], rows)}${checks}`;
}
