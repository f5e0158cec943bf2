import {contestants, visitedContestants} from '../contestants';
import type {PaintRun} from '../measure/paint';
import {pagePaths} from '../pages';
import type {Results} from '../results';
import {differencesOf, median, medianInterval} from '../statistics';
import {goal} from './goal';
import type {Goal} from './goal';

/**
 * First and largest contentful paint against each rival: the upper bound of the interval for the median
 * difference. So a goal is only met when the runs show that ours isn't later; a draw isn't enough.
 */
export function paintGoals({paint}: Results): Goal[] {
  const compare = (theirs: (typeof visitedContestants)[number], metric: keyof PaintRun) =>
    pagePaths.flatMap((path) => {
      const [own, other] = [paint.ours?.[path], paint[theirs]?.[path]];
      if (!own || !other) {
        return [];
      }
      const read = (run: PaintRun) => run[metric];
      const differences = differencesOf(own.map(read), other.map(read));
      return [
        {
          name: path,
          value: medianInterval(differences).high,
          detail: `median ${median(differences).toFixed(0)}`,
        },
      ];
    });
  return visitedContestants
    .filter((id) => id !== 'ours')
    .flatMap((id) =>
      (['fcp', 'lcp'] as const).flatMap((metric) =>
        goal(
          {
            what: `${metric.toUpperCase()} after that of ${contestants[id].name}, upper bound, every page`,
            limit: 0,
            unit: ' ms',
            digits: 0,
          },
          compare(id, metric),
        ),
      ),
    );
}
