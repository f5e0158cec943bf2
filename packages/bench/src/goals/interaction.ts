import {manyTools} from '../growContent';
import {isLongByScript} from '../measure/isLongByScript';
import type {Results} from '../results';
import {median, rangeOf, ratioOf} from '../statistics';
import type {Samples} from '../statistics';
import {goal, ratioValue} from './goal';
import type {Goal, Value} from './goal';

const medianValue = (samples: Samples): Value => ({
  name: '',
  value: median(samples),
  detail: rangeOf(samples),
});

/** How fast a page reacts to a visitor. */
export function interactionGoals({
  longTasks,
  navigation,
  filter,
  search,
  firstTap,
}: Results): Goal[] {
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
  const {ours: next, stock} = navigation;
  const {ours: tapped, astroLoad} = firstTap;
  const tapAgainstAstro = (times: 'toEffect' | 'sinceOpening') =>
    tapped && astroLoad ? [ratioValue('', ratioOf(tapped[times], astroLoad[times]))] : [];
  const atMostAsLong = {limit: 1, unit: ' ×', digits: 2};
  const half = {limit: 0.5, unit: ' ×', digits: 2};
  const ms = {unit: ' ms'};
  return [
    goal(
      {what: 'Tasks made long by our code, 4× slower processor', limit: 0, unit: '', digits: 0},
      tasks,
    ),
    goal(
      {what: 'Click to the next page against stock’s router', ...atMostAsLong},
      next && stock ? [ratioValue('', ratioOf(next.toPaint, stock.toPaint))] : [],
    ),
    goal(
      {what: 'First taps lost before a script has loaded', limit: 0, unit: '', digits: 0},
      tapped ? [{name: '', value: tapped.answered.filter((isAnswered) => !isAnswered).length}] : [],
    ),
    goal(
      {what: 'First tap to its effect against Astro’s `client:load`', ...atMostAsLong},
      tapAgainstAstro('toEffect'),
    ),
    goal(
      {
        what: 'Opening to the effect of a first tap against Astro’s `client:load`',
        ...atMostAsLong,
      },
      tapAgainstAstro('sinceOpening'),
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
