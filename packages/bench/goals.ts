import {median, ratioOf} from './statistics';
import type {Ratio, Samples} from './statistics';
import type {PageBytes} from './measure/bytes';
import {isLongByScript} from './measure/longTasks';
import {pagePaths} from './paths';
import type {Results} from './results';
import type {SiteId} from './sites';

export type Goal = {
  what: string;
  target: string;
  measured: string;
  met: boolean;
};

type Limit = {
  /** What is measured, for the reader. */
  what: string;
  /** The largest value that meets the goal. */
  limit: number;
  unit: string;
  digits?: number;
  /** Whether only less than the limit will do. */
  below?: boolean;
};

/** Something of a page, a site or a build that has a value; `detail` stands in brackets. */
export type Value = {name: string; value: number; detail?: string};

/** A goal that the largest of some values has to meet; all that miss it are told. */
function goal({what, limit, unit, digits = 1, below = false}: Limit, values: Value[]): Goal[] {
  if (values.length === 0) {
    return [];
  }
  const show = ({name, value, detail}: Value) =>
    `${name} ${value.toFixed(digits)}${unit}${detail ? ` (${detail})` : ''}`.trim();
  const misses = values.filter(({value}) => !(below ? value < limit : value <= limit));
  const worst = values.reduce((most, next) => (next.value > most.value ? next : most));
  return [
    {
      what,
      target: `${below ? '<' : '≤'} ${limit.toFixed(limit < 10 && limit % 1 !== 0 ? 2 : 0)}${unit}`,
      measured: misses.length > 0 ? misses.map(show).join(', ') : show(worst),
      met: misses.length === 0,
    },
  ];
}

const plain = ['/', '/how-it-works', '/benefits', '/process'];
const withIslands = ['/tools', '/contact'];

/** All script of a page, whenever it comes, in bytes. */
export const scriptOf = ({first, later}: PageBytes): number => first.js + later.js;

/** All that a page brings, whenever it comes, in bytes. */
export const totalOf = ({first, later}: PageBytes): number => first.total + later.total;

function byteGoals({bytes}: Results): Goal[] {
  const ours = bytes.ours ?? {};
  const values = (paths: string[], value: (page: PageBytes, path: string) => number): Value[] =>
    paths.flatMap((path) => {
      const page = ours[path];
      return page ? [{name: path, value: value(page, path)}] : [];
    });
  const kilobytes = (read: (page: PageBytes) => number) => (page: PageBytes) => read(page) / 1000;
  const against = (site: SiteId, paths: string[]) =>
    values(paths, (page, path) => {
      const theirs = bytes[site]?.[path];
      return totalOf(page) / (theirs ? totalOf(theirs) : NaN);
    });
  const kB = {unit: ' kB', digits: 2};
  const times = {unit: ' ×', digits: 3};
  return [
    ...goal(
      {what: `JavaScript: ${plain.join(', ')}`, limit: 1, ...kB},
      values(plain, kilobytes(scriptOf)),
    ),
    ...goal(
      {what: `JavaScript: ${withIslands.join(', ')}`, limit: 7, ...kB},
      values(withIslands, kilobytes(scriptOf)),
    ),
    ...goal(
      {what: 'Everything: pages without islands, /contact', limit: 14, ...kB},
      values([...plain, '/contact'], kilobytes(totalOf)),
    ),
    ...goal({what: 'Everything: /tools', limit: 20, ...kB}, values(['/tools'], kilobytes(totalOf))),
    ...goal(
      {what: 'Requests before the page is usable', limit: 4, unit: '', digits: 0},
      values(pagePaths, ({first}) => first.requests),
    ),
    ...goal(
      {what: 'Bytes against Astro + Preact, every page', limit: 1, below: true, ...times},
      against('astro', pagePaths),
    ),
    ...goal(
      {what: `Bytes against the floor: ${plain.join(', ')}`, limit: 1.3, ...times},
      against('floor', plain),
    ),
    ...goal(
      {what: 'Bytes against the floor: /tools, /contact', limit: 2.5, ...times},
      against('floor', withIslands),
    ),
  ];
}

/** A ratio as a value, with its spread. */
const asValue = (name: string, {ratio, low, high}: Ratio): Value => ({
  name,
  value: ratio,
  detail: `${low.toFixed(2)}–${high.toFixed(2)}`,
});

function lighthouseGoals({lighthouse}: Results): Goal[] {
  const ours = lighthouse.ours ?? {};
  const compare = (key: 'fcp' | 'lcp') =>
    pagePaths.flatMap((path) => {
      const [mine = [], theirs = []] = [ours[path], lighthouse.astro?.[path]];
      return mine.length > 0 && theirs.length > 0
        ? [
            asValue(
              path,
              ratioOf(
                mine.map((run) => run[key]),
                theirs.map((run) => run[key]),
              ),
            ),
          ]
        : [];
    });
  const medians = (read: (run: NonNullable<(typeof ours)[string]>[number]) => number) =>
    Object.entries(ours).map(([name, runs]) => ({name, value: median(runs.map(read))}));
  const scores = Object.entries(ours).flatMap(([path, runs]) =>
    (['performance', 'accessibility', 'best-practices', 'seo'] as const).map((category) => ({
      name: `${path} ${category}`,
      value: median(runs.map((run) => run.scores[category])),
    })),
  );
  const misses = scores.filter(({value}) => value < 100);
  const times = {unit: ' ×', digits: 3, limit: 1};
  return [
    ...goal({what: 'FCP against Astro + Preact, mobile, every page', ...times}, compare('fcp')),
    ...goal({what: 'LCP against Astro + Preact, mobile, every page', ...times}, compare('lcp')),
    ...(scores.length > 0
      ? [
          {
            what: 'Lighthouse mobile, four categories, every page',
            target: '100',
            measured: misses.map(({name, value}) => `${name} ${value}`).join(', ') || '100',
            met: misses.length === 0,
          },
        ]
      : []),
    ...goal(
      {what: 'Total blocking time (median), every page', limit: 0, unit: ' ms'},
      medians(({tbt}) => tbt),
    ),
    ...goal(
      {what: 'Layout shift (median), every page', limit: 0, unit: '', digits: 3},
      medians(({cls}) => cls),
    ),
  ];
}

function interactionGoals({longTasks, navigation, filter}: Results): Goal[] {
  const tasks = Object.entries(longTasks.ours ?? {}).map(([name, found]) => ({
    name,
    value: found.filter(isLongByScript).length,
  }));
  const clicks = (tools: number) => {
    const run = filter.ours?.[tools];
    return run ? [{name: '', value: median(run.toPaint), detail: rangeOf(run.toPaint)}] : [];
  };
  const next = navigation.ours;
  const ms = {unit: ' ms'};
  return [
    ...goal(
      {
        what: 'Tasks made long by our code, 4× slower processor',
        limit: 0,
        unit: '',
        digits: 0,
      },
      tasks,
    ),
    ...goal(
      {what: 'Click to the next page painted, rendered ahead', limit: 50, ...ms},
      next
        ? [
            {
              name: '',
              value: median(next.toPaint),
              detail: `${rangeOf(next.toPaint)}; ${next.prerendered} of ${next.toPaint.length} rendered ahead`,
            },
          ]
        : [],
    ),
    ...goal({what: 'Filter click to paint, 20 tools, 4× slower', limit: 50, ...ms}, clicks(20)),
    ...goal(
      {what: 'Filter click to paint, 2,000 tools, 4× slower', limit: 100, ...ms},
      clicks(2000),
    ),
  ];
}

/** The smallest and the largest of some numbers. */
export const rangeOf = (samples: Samples, digits = 0): string =>
  `${Math.min(...samples).toFixed(digits)}–${Math.max(...samples).toFixed(digits)}`;

function buildGoals({builds, growth}: Results): Goal[] {
  const times = {unit: ' ×', digits: 2};
  const against = (site: SiteId) =>
    builds.ours && builds[site]
      ? [
          asValue(
            '',
            ratioOf(
              builds.ours.map((run) => run.seconds),
              builds[site].map((run) => run.seconds),
            ),
          ),
        ]
      : [];
  const grown = (site: SiteId, pages: number) =>
    growth.find(
      (entry) => entry.site === site && entry.size.pages === pages && entry.size.tools === 20,
    );
  const [small, large, astro] = [grown('ours', 6), grown('ours', 1000), grown('astro', 1000)];
  const changes =
    small && large
      ? pagePaths.flatMap((path) => {
          const [before, after] = [small.bytes[path], large.bytes[path]];
          return before && after
            ? [{name: path, value: Math.abs(scriptOf(after) - scriptOf(before))}]
            : [];
        })
      : [];
  return [
    ...goal(
      {what: 'Cold build against stock `preset-classic`, default bundler', limit: 0.25, ...times},
      against('stock'),
    ),
    ...goal(
      {what: 'Cold build against stock `preset-classic`, `faster`', limit: 0.8, ...times},
      against('stockFaster'),
    ),
    ...goal(
      {
        what: 'Change of a page’s JavaScript from 6 to 1,000 pages',
        limit: 0,
        unit: ' B',
        digits: 0,
      },
      changes,
    ),
    ...goal(
      {what: 'Build of 1,000 pages against Astro', limit: 0.9, ...times},
      large && astro
        ? [
            asValue(
              '',
              ratioOf(
                large.builds.map((run) => run.seconds),
                astro.builds.map((run) => run.seconds),
              ),
            ),
          ]
        : [],
    ),
    ...goal(
      {what: 'Memory of a build of 1,000 pages', limit: 2, below: true, unit: ' GB', digits: 2},
      large ? [{name: '', value: Math.max(...large.builds.map((run) => run.memory)) / 1e9}] : [],
    ),
  ];
}

/** Every goal that something was measured for. */
export const goalsOf = (results: Results): Goal[] => [
  ...byteGoals(results),
  ...lighthouseGoals(results),
  ...interactionGoals(results),
  ...buildGoals(results),
];
