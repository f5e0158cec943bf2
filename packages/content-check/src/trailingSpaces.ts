import type {Problem} from './problem';
import type {SourceFile} from './SourceFile';

/** Two spaces at the end of a line that goes on in the next one are Markdown's line break. */
const trailing =
  /(?<=\S)( |\t[ \t]*| +\t[ \t]*)(?=\r?\n|$)|(?<=\S) {2,}(?=\r?\n[ \t]*(?:\r?\n|$)|$)|(?<=^|\n)[ \t]+(?=\r?\n|$)/g;

/** Spaces at the end of a line that nobody sees and nobody needs. */
export function checkTrailingSpaces(file: SourceFile): Problem[] {
  return Array.from(file.text.matchAll(trailing), ({0: spaces, index}) =>
    file.problem(index, {
      severity: 'warning',
      message: 'There are spaces at the end of this line.',
      mend: 'Remove them, or run: npm run check -- --fix',
      fix: {start: index, end: index + spaces.length, text: ''},
    }),
  );
}
