import type {Range} from '../pages/scanTags';
import type {SourceFile} from '../SourceFile';

/** Stands where a file holds something that nobody reads. Never in a text of its own accord. */
export const gap = '\0';

/** The words of a file that somebody reads. */
export type Prose = {
  file: SourceFile;
  /** As long as the file's text, so that offsets are the same, with a `gap` for each other sign. */
  text: string;
};

/**
 * @param pieces what is read, each a paragraph, a title or the like
 * @param silent what is inside of a piece and yet not read, such as code
 */
export function proseOf(
  file: SourceFile,
  pieces: readonly Range[],
  silent: readonly Range[] = [],
): Prose {
  const signs = Array.from({length: file.text.length}, () => gap);
  for (const {start, end} of pieces) {
    for (let i = start; i < end; i += 1) {
      signs[i] = file.text.charAt(i);
    }
  }
  for (const {start, end} of silent) {
    signs.fill(gap, start, end);
  }
  return {file, text: signs.join('')};
}
