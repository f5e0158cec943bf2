import {rangeOf} from '../goals';
import {hoverTime} from '../measure/navigation';
import {isLongByScript, slowDownRate} from '../measure/longTasks';
import {pagePaths} from '../paths';
import type {Results} from '../results';
import {sites, visitedSites} from '../sites';
import {median} from '../statistics';
import {table} from './table';

function longTaskRows({longTasks}: Results): (string | number)[][] {
  return pagePaths.flatMap((path) =>
    visitedSites.flatMap((site) => {
      const tasks = longTasks[site]?.[path];
      if (!tasks) {
        return [];
      }
      const longest = [...tasks].sort((a, b) => b.script - a.script)[0];
      return [
        [
          path,
          sites[site].name,
          tasks.length,
          Math.max(0, ...tasks.map(({duration}) => duration)).toFixed(0),
          tasks.filter(isLongByScript).length,
          longest?.script
            ? `${longest.script.toFixed(0)} \`${longest.source || 'in the page'}\``
            : '',
        ],
      ];
    }),
  );
}

function navigationRows({navigation}: Results): (string | number)[][] {
  return visitedSites.flatMap((site) => {
    const run = navigation[site];
    return run
      ? [
          [
            sites[site].name,
            median(run.toPaint).toFixed(1),
            rangeOf(run.toPaint),
            `${run.prerendered} of ${run.toPaint.length}`,
          ],
        ]
      : [];
  });
}

function filterRows({filter}: Results): (string | number)[][] {
  return [20, 2000].flatMap((tools) =>
    visitedSites.flatMap((site) => {
      const run = filter[site]?.[tools];
      const events = run?.eventTiming ?? [];
      return run
        ? [
            [
              tools.toLocaleString('en'),
              sites[site].name,
              median(run.toPaint).toFixed(1),
              rangeOf(run.toPaint),
              events.length > 0 ? median(events).toFixed(0) : '< 16',
            ],
          ]
        : [];
    }),
  );
}

/** Long tasks, the way to the next page, and the filter. */
export function interactionSection(results: Results): string {
  return `## Long tasks

Tasks of 50 ms or more on a processor made ${slowDownRate} times slower, while a page loads, is scrolled to its end and used: every button of the filter is clicked, every field filled in. A task counts as “long by script” when it would have been short without the scripts in it, or they alone took 50 ms. The last column tells how long scripts ran in a task at most, and which; the browser names those that take 5 ms or more. The rest of a task is the browser’s own: reading, laying out and painting.

${table(['Page', 'Site', 'Tasks', 'Longest, ms', 'Long by script', 'Most script, ms'], longTaskRows(results))}

## The next page

From the click on a link in the bar to the first paint of the page behind it, in milliseconds: the time of the click event, and that of “first contentful paint” in the next page, by the same clock. The pointer rests on the link for ${(hoverTime / 1000).toFixed(1)} s before. Each click in a new tab with an empty cache. Where a script shows the next page, it is the end of the frame after its heading is there.

${table(['Site', 'Median', 'Spread', 'Rendered ahead'], navigationRows(results))}

## The filter

From the click on a button to the end of the frame that shows its effect (the first message after \`requestAnimationFrame\`), in milliseconds, ${slowDownRate} times slower. The last column is the browser’s own Event Timing, which rounds to 8 ms and waits for the screen.

${table(['Tools', 'Site', 'Median', 'Spread', 'Event Timing'], filterRows(results))}`;
}
