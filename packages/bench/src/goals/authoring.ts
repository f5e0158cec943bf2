import type {Results} from '../results';
import {median, rangeOf, ratioOf} from '../statistics';
import type {Samples} from '../statistics';
import {goal, ratioValue} from './goal';
import type {Goal} from './goal';

/** What authors and reviewers wait for. */
export function authoringGoals({rebuilds, checks, starts, saves, reviews}: Results): Goal[] {
  const ratio = (ours: Samples, theirs: Samples) =>
    ours.length > 0 && theirs.length > 0 ? [ratioValue('', ratioOf(ours, theirs))] : [];
  const time = (samples: Samples, digits = 1) =>
    samples.length > 0
      ? [{name: '', value: median(samples), detail: rangeOf(samples, digits)}]
      : [];
  const times = {unit: ' ×', digits: 2};
  const seconds = {unit: ' s'};
  const milliseconds = {unit: ' ms', digits: 0};
  return [
    goal(
      {what: 'Rebuild after an edit of a sentence, against a cold build', limit: 0.4, ...times},
      ratio(
        rebuilds.map(({rebuild}) => rebuild.seconds),
        rebuilds.map(({cold}) => cold.seconds),
      ),
    ),
    goal(
      {what: 'Files that differ between a rebuild and a cold build', limit: 0, unit: '', digits: 0},
      rebuilds.map(({differences}) => ({
        name: '',
        value: differences.length,
        detail: differences.slice(0, 3).join(', '),
      })),
    ),
    goal({what: 'Check of 1,000 pages', limit: 6, ...seconds}, time(checks.all)),
    goal(
      {what: 'Check of 1,000 pages after an edit of one', limit: 1, ...seconds},
      time(checks.again),
    ),
    goal(
      {what: '`npm start` to the first page, against stock', limit: 1, ...times},
      ratio(starts.ours ?? [], starts.stock ?? []),
    ),
    goal({what: 'Save of prose to screen', limit: 300, ...milliseconds}, time(saves.prose, 0)),
    goal({what: 'Save of a record to screen', limit: 300, ...milliseconds}, time(saves.record, 0)),
    goal(
      {what: 'Save of the navbar to screen', limit: 700, ...milliseconds},
      time(saves.navbar, 0),
    ),
    goal({what: 'Review of six changed pages', limit: 90, ...seconds}, time(reviews)),
  ].flat();
}
