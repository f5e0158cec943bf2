import type {PictureChange, Region} from '../compare/comparePictures';
import type {Picture} from './encodePictures';

/** The rows of a picture that are worth looking at, in its pixels. */
export type Cut = {top: number; rows: number};

/** What is shown around that which differs, in pixels. */
const around = 180;

/** From this share of a picture on, it is shown whole. */
const mostOfIt = 0.75;

function spanOf(regions: readonly Region[]): {top: number; bottom: number} | undefined {
  return regions.length === 0
    ? undefined
    : {
        top: Math.min(...regions.map(({top}) => top)),
        bottom: Math.max(...regions.map(({top, height}) => top + height)),
      };
}

/**
 * Where to cut two pictures so that what differs is seen at once: the same rows of each.
 *
 * @returns undefined when both are best seen whole
 */
export function cutToChange(
  change: PictureChange,
  before: Picture,
  after: Picture,
): Cut | undefined {
  const [old, young] = [spanOf(change.before), spanOf(change.after)];
  const top = Math.min(old?.top ?? Infinity, young?.top ?? Infinity);
  // What is above the first difference is the same, so both begin at the same row.
  const start = Math.max(0, top - around);
  const end = Math.max(old?.bottom ?? 0, young?.bottom ?? 0) + around;
  const rows = Math.min(end, before.height, after.height) - start;
  if (rows <= 0 || rows > mostOfIt * Math.max(before.height, after.height)) {
    return undefined;
  }
  return {top: start, rows};
}
