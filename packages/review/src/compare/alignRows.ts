import {createHash} from 'node:crypto';
import {diffArrays} from 'diff';
import type {PNG} from 'pngjs';
import type {Rows} from '../capture/PageCapture';

/** Rows of one image that replace rows of another, in pixels; either may be empty. */
export type RowBand = {
  before: Rows;
  after: Rows;
};

/** Differences that are this close to each other count as one. */
const minGapRows = 16;

/** Images with more differences than this have little in common, and a diff would take minutes. */
const maxEditedRows = 1500;

function hashRows({data, width, height}: PNG): string[] {
  return Array.from({length: height}, (_, row) =>
    createHash('md5')
      .update(data.subarray(row * width * 4, (row + 1) * width * 4))
      .digest('base64'),
  );
}

/**
 * Aligns two images of the same width by their rows, so that content below something added or
 * removed is still compared with itself.
 *
 * @returns the rows that differ, from top to bottom
 */
export function alignRows(before: PNG, after: PNG): RowBand[] {
  const parts = diffArrays(hashRows(before), hashRows(after), {maxEditLength: maxEditedRows});
  if (!parts) {
    return [{before: {top: 0, height: before.height}, after: {top: 0, height: after.height}}];
  }
  const bands: RowBand[] = [];
  let [beforeRow, afterRow] = [0, 0];
  for (const {added, removed, count} of parts) {
    const [beforeCount, afterCount] = [added ? 0 : count, removed ? 0 : count];
    if (added || removed) {
      const last = bands.at(-1);
      const isNear = last && beforeRow - (last.before.top + last.before.height) <= minGapRows;
      if (isNear) {
        last.before.height = beforeRow + beforeCount - last.before.top;
        last.after.height = afterRow + afterCount - last.after.top;
      } else {
        bands.push({
          before: {top: beforeRow, height: beforeCount},
          after: {top: afterRow, height: afterCount},
        });
      }
    }
    beforeRow += beforeCount;
    afterRow += afterCount;
  }
  return bands;
}
