import type {Problem} from './problem';
import type {SourceFile} from './SourceFile';

const marker = /^(<{7}|={7}|>{7}|\|{7})(?=[ \r\n]|$).*$/gm;

/** What git leaves in a file when two people have changed the same lines. */
export function checkConflictMarkers(file: SourceFile): Problem[] {
  const found = Array.from(file.text.matchAll(marker));
  const [first] = found;
  // A line of equals signs alone underlines a heading in Markdown.
  if (!first || !found.some(([line]) => /^[<>]/.test(line))) {
    return [];
  }
  return [
    file.problem(first.index, {
      message: 'Two versions of the same lines stand here, one below the other.',
      mend: 'Keep the one that is right, and remove the lines of "<<<<<<<", "=======" and ">>>>>>>".',
    }),
  ];
}
