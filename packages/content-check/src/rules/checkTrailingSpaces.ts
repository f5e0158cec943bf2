import type {Diagnostic} from '../Diagnostic';
import type {SourceFile} from '../SourceFile';

/** Two spaces before a line that continues the paragraph are Markdown's line break. */
const trailing =
  /(?<=\S)( |\t[ \t]*| +\t[ \t]*)(?=\r?\n|$)|(?<=\S) {2,}(?=\r?\n[ \t]*(?:\r?\n|$)|$)|(?<=^|\n)[ \t]+(?=\r?\n|$)/g;

/** Finds invisible spaces at the end of a line. */
export function checkTrailingSpaces(file: SourceFile): Diagnostic[] {
  return Array.from(file.text.matchAll(trailing), ({0: spaces, index}) =>
    file.diagnostic(index, {
      severity: 'warning',
      message: 'This line ends with spaces.',
      hint: 'Delete them, or run: npm run check -- --fix',
      fix: {start: index, end: index + spaces.length, text: ''},
    }),
  );
}
