import type {Diagnostic} from '../Diagnostic';
import type {SourceFile} from '../SourceFile';

const marker = /^(<{7}|={7}|>{7}|\|{7})(?=[ \r\n]|$).*$/gm;

/** Finds an unresolved merge conflict. */
export function checkConflicts(file: SourceFile): Diagnostic[] {
  const found = Array.from(file.text.matchAll(marker));
  const [first] = found;
  // A line of equals signs alone underlines a heading in Markdown.
  if (!first || !found.some(([line]) => /^[<>]/.test(line))) {
    return [];
  }
  return [
    file.diagnostic(first.index, {
      message: 'This is an unresolved merge conflict.',
      hint: 'Keep one version and delete the lines with <<<<<<<, ======= and >>>>>>>.',
    }),
  ];
}
