import {
  contestants,
  navigatedContestants,
  tappedContestants,
  visitedContestants,
} from '../contestants';
import {hoverMs, throttlingRate} from '../measure/conditions';
import {isLongByScript} from '../measure/isLongByScript';
import {manyTools, realContent} from '../growContent';
import {pagePaths} from '../pages';
import type {Results} from '../results';
import {median, rangeOf, ratioOf} from '../statistics';
import {table} from './table';

function longTaskRows({longTasks}: Results): (string | number)[][] {
  return pagePaths.flatMap((path) =>
    visitedContestants.flatMap((site) => {
      const tasks = longTasks[site]?.[path];
      if (!tasks) {
        return [];
      }
      const longest = [...tasks].sort((a, b) => b.script - a.script)[0];
      return [
        [
          path,
          contestants[site].name,
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
  return navigatedContestants.flatMap((site) => {
    const run = navigation[site];
    return run
      ? [
          [
            contestants[site].name,
            median(run.toPaint).toFixed(1),
            rangeOf(run.toPaint),
            `${run.prerendered} of ${run.toPaint.length}`,
          ],
        ]
      : [];
  });
}

function filterRows(results: Results): (string | number)[][] {
  return [realContent.tools, manyTools].flatMap((tools) =>
    (['filter', 'search'] as const).flatMap((what) =>
      visitedContestants.flatMap((site) => {
        const run = results[what][site]?.[tools];
        const ours = results[what].ours?.[tools];
        const events = run?.eventTiming ?? [];
        return run
          ? [
              [
                tools.toLocaleString('en'),
                what,
                contestants[site].name,
                median(run.toPaint).toFixed(1),
                rangeOf(run.toPaint),
                ours && run !== ours ? ratioOf(ours.toPaint, run.toPaint).ratio.toFixed(2) : '',
                events.length > 0 ? median(events).toFixed(0) : '< 16',
              ],
            ]
          : [];
      }),
    ),
  );
}

/** Long tasks and navigation. */
export function interactionSection(results: Results): string {
  return `## Long tasks

Tasks of 50 ms or more on a processor slowed down ${throttlingRate} times, while a page loads, is scrolled to its end and used: every filter button is clicked and every field is filled in. A task is “long by script” if it would have been short without its scripts, or if they alone took 50 ms. The last column shows the most time that scripts took in one task, and the longest of them; the browser names those of 5 ms or more. The rest of a task is the browser’s own work: parsing, layout and painting.

${table(['Page', 'Site', 'Tasks', 'Longest, ms', 'Long by script', 'Most script, ms'], longTaskRows(results))}

## The next page

Milliseconds from a click on a link in the navbar to the first contentful paint of the next page, by the same clock. The pointer rests on the link for ${(hoverMs / 1000).toFixed(1)} s before the click. Each click is in a new tab with an empty cache. With a client-side router, the end is that of the first frame with the next page’s heading, which Astro’s begins to fade in then.

${table(['Site', 'Median', 'Spread', 'Prerendered'], navigationRows(results))}`;
}

/** Taps on a control whose script hasn't loaded. */
export function tapSection({firstTap}: Results): string {
  const rows = tappedContestants.flatMap((site) => {
    const run = firstTap[site];
    return run
      ? [
          [
            contestants[site].name,
            `${run.answered.filter(Boolean).length} of ${run.answered.length}`,
            median(run.toEffect).toFixed(0),
            rangeOf(run.toEffect),
            median(run.sinceOpening).toFixed(0),
            rangeOf(run.sinceOpening),
          ],
        ]
      : [];
  });
  return `## The first tap

A visitor with Slow 4G and a processor slowed down ${throttlingRate} times opens the catalogue and taps a category as soon as it’s visible, which is before its script has loaded. “Answered” counts single taps that had an effect. The times are milliseconds from the first tap, and from opening the page, to the end of the frame that shows the effect, for a visitor who taps again every 100 ms. A page that scrolls to the catalogue later is also tapped later, which makes the first of the two shorter.

${table(['Site', 'Answered', 'From the tap', 'Spread', 'Since opening', 'Spread'], rows)}`;
}

/** The filter and the search of the catalogue. */
export const filterSection = (results: Results): string => `## The catalogue

Milliseconds from a click on a category, or a letter typed into the search, to the end of the frame that shows its effect (the first message after \`requestAnimationFrame\`), on a processor slowed down ${throttlingRate} times. “Ours ×” is our median divided by the other’s. The last column is the browser’s Event Timing, which rounds to 8 ms and waits for the screen.

${table(['Tools', 'Part', 'Site', 'Median', 'Spread', 'Ours ×', 'Event Timing'], filterRows(results))}`;
