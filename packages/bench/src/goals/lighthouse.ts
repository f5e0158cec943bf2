import type {LighthouseRun} from '../measure/lighthouse';
import {pagePaths} from '../pages';
import type {Results} from '../results';
import {median} from '../statistics';
import {goal} from './goal';
import type {Goal} from './goal';

const scoreGoal = (misses: string[]): Goal => ({
  what: 'Lighthouse mobile, four categories, every page',
  target: '100',
  measured: misses.join(', ') || '100',
  met: misses.length === 0,
});

/** Lighthouse's scores, blocking time and layout shift. */
export function lighthouseGoals({lighthouse}: Results): Goal[] {
  const pages = pagePaths.flatMap((path) => {
    const runs = lighthouse.ours?.[path];
    return runs ? [{path, runs}] : [];
  });
  if (pages.length === 0) {
    return [];
  }
  const medians = (read: (run: LighthouseRun) => number) =>
    pages.map(({path, runs}) => ({name: path, value: median(runs.map(read))}));
  const misses = (['performance', 'accessibility', 'best-practices', 'seo'] as const).flatMap(
    (category) =>
      medians(({scores}) => scores[category])
        .filter(({value}) => value < 100)
        .map(({name, value}) => `${name} ${category} ${value}`),
  );
  return [
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
