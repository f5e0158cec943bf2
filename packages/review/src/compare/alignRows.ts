import {createHash} from 'node:crypto';
import {diffArrays} from 'diff';
import type {PNG} from 'pngjs';

/** Rows of two pictures that take each other's place, in pixels; either may have none. */
export type Band = {
  before: {top: number; height: number};
  after: {top: number; height: number};
};

/** Equal rows between two differences count as one with them, up to so many. */
const narrow = 16;

/** More rows than these to take out and put in, and the pictures have little in common. */
const mostEdits = 1500;

function rowsOf({data, width, height}: PNG): string[] {
  return Array.from({length: height}, (_, row) =>
    createHash('md5')
      .update(data.subarray(row * width * 4, (row + 1) * width * 4))
      .digest('base64'),
  );
}

/**
 * Lines up two pictures of the same width, so that what is below something new or gone is still
 * compared with itself.
 *
 * @returns the rows that differ, from top to bottom
 */
export function alignRows(before: PNG, after: PNG): Band[] {
  const parts = diffArrays(rowsOf(before), rowsOf(after), {maxEditLength: mostEdits});
  if (!parts) {
    return [{before: {top: 0, height: before.height}, after: {top: 0, height: after.height}}];
  }
  const bands: Band[] = [];
  let [old, young] = [0, 0];
  for (const {added, removed, count} of parts) {
    const [gone, come] = [added ? 0 : count, removed ? 0 : count];
    if (added || removed) {
      const last = bands.at(-1);
      const isNear = last && old - (last.before.top + last.before.height) <= narrow;
      if (isNear) {
        last.before.height = old + gone - last.before.top;
        last.after.height = young + come - last.after.top;
      } else {
        bands.push({before: {top: old, height: gone}, after: {top: young, height: come}});
      }
    }
    old += gone;
    young += come;
  }
  return bands;
}
