import type {Diagnostic} from '../Diagnostic';
import type {SourceFile} from '../SourceFile';

const marker = /^(<{7}|={7}|>{7}|\|{7})(?=[ \r\n]|$).*$/gm;

/** Finds an unresolved merge conflict. */
function findConflict(text: string): number | undefined {
  const found = Array.from(text.matchAll(marker));
  // A line of equals signs alone underlines a heading in Markdown.
  return found.some(([line]) => /^[<>]/.test(line)) ? found[0]?.index : undefined;
}

/** Finds what makes a whole file unreadable, so that any other problem would be misleading. */
export function checkWholeFile(file: SourceFile): Diagnostic[] {
  if (!file.isUtf8) {
    const message = "This file isn't saved as UTF-8, so its letters can't be read.";
    const hint = 'Open it in your editor and choose "Save as", with the encoding UTF-8.';
    return [file.diagnostic(0, {message, hint})];
  }
  const conflict = findConflict(file.text);
  return conflict === undefined
    ? []
    : [
        file.diagnostic(conflict, {
          message: 'This is an unresolved merge conflict.',
          hint: 'Keep one version and delete the lines with <<<<<<<, ======= and >>>>>>>.',
        }),
      ];
}
