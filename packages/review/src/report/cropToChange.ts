import type {ScreenshotChange} from '../compare/compareScreenshots';
import type {Region} from '../compare/joinCells';
import type {EncodedImage} from './encodeScreenshots';

/** The rows of a screenshot that are shown first, in its pixels. */
export type Crop = {top: number; rows: number};

/** Shown above and below the change. */
const contextPixels = 180;

/** Larger parts than this aren't worth cropping to. */
const maxCroppedShare = 0.75;

function spanOf(regions: readonly Region[]): {top: number; bottom: number} | undefined {
  return regions.length === 0
    ? undefined
    : {
        top: Math.min(...regions.map(({top}) => top)),
        bottom: Math.max(...regions.map(({top, height}) => top + height)),
      };
}

/**
 * The rows to show of two screenshots so that the change is visible at once, the same of each.
 *
 * @returns undefined if both are best shown whole
 */
export function cropToChange(
  change: ScreenshotChange,
  before: EncodedImage,
  after: EncodedImage,
): Crop | undefined {
  const [old, current] = [spanOf(change.before), spanOf(change.after)];
  const top = Math.min(old?.top ?? Infinity, current?.top ?? Infinity);
  // Above the first difference both are the same, so their rows line up.
  const start = Math.max(0, top - contextPixels);
  const end = Math.max(old?.bottom ?? 0, current?.bottom ?? 0) + contextPixels;
  const rows = Math.min(end, before.height, after.height) - start;
  if (rows <= 0 || rows > maxCroppedShare * Math.max(before.height, after.height)) {
    return undefined;
  }
  return {top: start, rows};
}
