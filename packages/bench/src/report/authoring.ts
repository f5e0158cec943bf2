import {contestants, startedContestants} from '../contestants';
import type {Results} from '../results';
import {median, rangeOf} from '../statistics';
import type {Samples} from '../statistics';
import {table} from './table';

/** What authors wait for. */
export function authoringSection({rebuilds, checks, starts}: Results): string {
  const row = (what: string, seconds: Samples): string[][] =>
    seconds.length > 0 ? [[what, median(seconds).toFixed(1), rangeOf(seconds, 1)]] : [];
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
  ].flat();
  return `## What authors wait for

Seconds. A rebuild starts with what the build before the edit left in its caches, and is compared file by file with a cold build of the same content. A development server starts without caches, and ends with the heading of the home page in a browser.

${table(['What', 'Median', 'Spread'], rows)}`;
}
