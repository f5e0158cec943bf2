import type {Range} from '../model/scanTags';
import type {SourceFile} from '../SourceFile';

/** Replaces each character that isn't prose. No text contains it otherwise. */
export const gap = '\0';

/** The words of a file that visitors read. */
export type Prose = {
  file: SourceFile;
  /** The file's text with each other character replaced by a `gap`, so that offsets stay the same. */
  text: string;
};

/**
 * @param pieces the ranges that visitors read, such as a paragraph or a title
 * @param silent ranges inside the pieces that aren't prose, such as code
 */
export function proseOf(
  file: SourceFile,
  pieces: readonly Range[],
  silent: readonly Range[] = [],
): Prose {
  const characters = Array.from({length: file.text.length}, () => gap);
  for (const {start, end} of pieces) {
    for (let i = start; i < end; i += 1) {
      characters[i] = file.text.charAt(i);
    }
  }
  return withoutRanges({file, text: characters.join('')}, silent);
}

/** Replaces ranges of the text by gaps. */
export function withoutRanges({file, text}: Prose, ranges: readonly Range[]): Prose {
  const characters = text.split('');
  for (const {start, end} of ranges) {
    characters.fill(gap, start, end);
  }
  return {file, text: characters.join('')};
}
