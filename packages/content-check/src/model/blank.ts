import type {Range} from './scanTags';

/** Overwrites ranges with spaces, so that lines and offsets stay the same. */
export const blank = (text: string, ranges: readonly Range[]): string =>
  ranges.reduce(
    (result, {start, end}) =>
      result.slice(0, start) +
      result.slice(start, end).replace(/[^\n\r]/g, ' ') +
      result.slice(end),
    text,
  );
