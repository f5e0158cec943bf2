import {manyTools} from '../growContent';
import {isLongByScript} from '../measure/isLongByScript';
import type {Results} from '../results';
import {median, rangeOf, ratioOf} from '../statistics';
import type {Samples} from '../statistics';
import {goal, ratioValue} from './goal';
import type {Goal, Value} from './goal';

const medianValue = (samples: Samples, more = ''): Value => ({
  name: '',
  value: median(samples),
  detail: rangeOf(samples) + more,
});

/** How fast a page reacts to a visitor. */
export function interactionGoals({longTasks, navigation, filter, search}: Results): Goal[] {
  const tasks = Object.entries(longTasks.ours ?? {}).map(([name, found = []]) => ({
    name,
    value: found.filter(isLongByScript).length,
  }));
  const clicks = (tools: number) => {
    const run = filter.ours?.[tools];
    return run ? [medianValue(run.toPaint)] : [];
  };
  const againstAstro = ({ours, astro}: Results['filter']) => {
    const [own, other] = [ours?.[manyTools], astro?.[manyTools]];
    return own && other ? [ratioValue('', ratioOf(own.toPaint, other.toPaint))] : [];
  };
  const next = navigation.ours;
  const half = {limit: 0.5, unit: ' ×', digits: 2};
  const ms = {unit: ' ms'};
  return [
    goal(
      {what: 'Tasks made long by our code, 4× slower processor', limit: 0, unit: '', digits: 0},
      tasks,
    ),
    goal(
      {what: 'Click to the next page painted, prerendered', limit: 50, ...ms},
      next
        ? [medianValue(next.toPaint, `; ${next.prerendered} of ${next.toPaint.length} prerendered`)]
        : [],
    ),
    goal({what: 'Filter click to paint, 20 tools, 4× slower', limit: 50, ...ms}, clicks(20)),
    goal(
      {what: 'Filter click to paint, 2,000 tools, 4× slower', limit: 100, ...ms},
      clicks(manyTools),
    ),
    goal({what: 'Filter against Astro, 2,000 tools', ...half}, againstAstro(filter)),
    goal({what: 'Search against Astro, 2,000 tools', ...half}, againstAstro(search)),
  ].flat();
}
