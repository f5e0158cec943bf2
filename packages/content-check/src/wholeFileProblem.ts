import type {Problem} from './Diagnostic';
import type {SourceFile} from './SourceFile';

const conflictMark = /^(<{7}|={7}|>{7}|\|{7})(?=[ \r\n]|$).*$/gm;

/**
 * What makes a whole file unreadable, so that any other problem would be misleading.
 *
 * @param text its text, perhaps without parts where a conflict is only shown
 */
export function wholeFileProblem(file: SourceFile, text = file.text): Problem | undefined {
  if (!file.isUtf8) {
    return {
      offset: 0,
      message: "This file isn't saved as UTF-8, so its letters can't be read.",
      hint: 'Open it in your editor and choose "Save as", with the encoding UTF-8.',
    };
  }
  const marks = Array.from(text.matchAll(conflictMark));
  // A line of equals signs alone underlines a heading in Markdown.
  return marks.some(([line]) => /^[<>]/.test(line))
    ? {
        offset: marks[0]?.index ?? 0,
        message: 'This is an unresolved merge conflict.',
        hint: 'Keep one version and delete the lines with <<<<<<<, ======= and >>>>>>>.',
      }
    : undefined;
}
