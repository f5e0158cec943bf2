import type {Range} from './Diagnostic';

/** Overwrites ranges, with spaces unless told otherwise, so that lines and offsets stay the same. */
export const blank = (text: string, ranges: readonly Range[], filler = ' '): string =>
  ranges.reduce(
    (result, {start, end}) =>
      result.slice(0, start) +
      result.slice(start, end).replace(/[^\n\r]/g, filler) +
      result.slice(end),
    text,
  );
