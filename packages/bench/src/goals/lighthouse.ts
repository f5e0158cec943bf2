import type {LighthouseRun} from '../measure/lighthouse';
import {pagePaths} from '../pages';
import type {Results} from '../results';
import {median, ratioOf} from '../statistics';
import {goal, ratioValue} from './goal';
import type {Goal} from './goal';

const scoreGoal = (misses: string[]): Goal => ({
  what: 'Lighthouse mobile, four categories, every page',
  target: '100',
  measured: misses.join(', ') || '100',
  met: misses.length === 0,
});

/** Lighthouse's scores, and its times against Astro. */
export function lighthouseGoals({lighthouse}: Results): Goal[] {
  const pages = pagePaths.flatMap((path) => {
    const runs = lighthouse.ours?.[path];
    return runs ? [{path, runs, theirs: lighthouse.astro?.[path]}] : [];
  });
  if (pages.length === 0) {
    return [];
  }
  const compare = (read: (run: LighthouseRun) => number) =>
    pages.flatMap(({path, runs, theirs}) =>
      theirs ? [ratioValue(path, ratioOf(runs.map(read), theirs.map(read)))] : [],
    );
  const medians = (read: (run: LighthouseRun) => number) =>
    pages.map(({path, runs}) => ({name: path, value: median(runs.map(read))}));
  const misses = (['performance', 'accessibility', 'best-practices', 'seo'] as const).flatMap(
    (category) =>
      medians(({scores}) => scores[category])
        .filter(({value}) => value < 100)
        .map(({name, value}) => `${name} ${category} ${value}`),
  );
  const times = {unit: ' ×', digits: 3, limit: 1};
  return [
    ...goal(
      {what: 'FCP against Astro + Preact, mobile, every page', ...times},
      compare(({fcp}) => fcp),
    ),
    ...goal(
      {what: 'LCP against Astro + Preact, mobile, every page', ...times},
      compare(({lcp}) => lcp),
    ),
    scoreGoal(misses),
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
