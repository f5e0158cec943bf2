import {contestants, startedContestants} from '../contestants';
import type {Results} from '../results';
import {median, rangeOf} from '../statistics';
import type {Samples} from '../statistics';
import {table} from './table';

/** What authors and reviewers wait for. */
export function authoringSection({rebuilds, checks, starts, saves, reviews}: Results): string {
  const row = (what: string, seconds: Samples, digits = 1): string[][] =>
    seconds.length > 0 ? [[what, median(seconds).toFixed(digits), rangeOf(seconds, digits)]] : [];
  const inSeconds = (milliseconds: Samples) => milliseconds.map((value) => value / 1000);
  const rows = [
    row(
      'Cold build',
      rebuilds.map(({cold}) => cold.seconds),
    ),
    row(
      'Rebuild after an edit of a sentence',
      rebuilds.map(({rebuild}) => rebuild.seconds),
    ),
    row('Check of 1,000 pages', checks.all),
    row('Check of 1,000 pages after an edit of one', checks.again),
    ...startedContestants.map((id) =>
      row(`Development server to the first page: ${contestants[id].name}`, starts[id] ?? []),
    ),
    row('Save of prose to screen', inSeconds(saves.prose), 2),
    row('Save of a record to screen', inSeconds(saves.record), 2),
    row('Save of the navbar to screen', inSeconds(saves.navbar), 2),
    row('Review of six changed pages', reviews),
  ].flat();
  return `## What authors and reviewers wait for

Seconds. A rebuild starts with what the build before the edit left in its caches, and is compared file by file with a cold build of the same content. A development server starts without caches, and ends with the heading of the home page in a browser. A save ends with the first frame that shows it there. A review builds the site before and after an edit of a sentence on each page, and compares them.

${table(['What', 'Median', 'Spread'], rows)}`;
}
