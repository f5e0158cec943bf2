/** A text's lines, without their line endings, and where they are in it. */
export type TextLines = {
  text: string;
  lines: readonly string[];
  /** The offset of a place, or of the end of a shorter line. Both numbers count from 0. */
  offsetOf: (line: number, column: number) => number;
  /** The number of the line at an offset, counting from 0. */
  lineOf: (offset: number) => number;
};

export function splitLines(text: string): TextLines {
  const lines: string[] = [];
  const starts: number[] = [];
  for (const {0: line, index} of text.matchAll(/[^\r\n]*(?:\r?\n|\r|$)/g)) {
    if (line !== '' || index === 0) {
      lines.push(line.replace(/[\r\n]+$/, ''));
      starts.push(index);
    }
  }
  return {
    text,
    lines,
    offsetOf: (line, column) =>
      (starts[line] ?? text.length) + Math.min(column, lines[line]?.length ?? 0),
    lineOf: (offset) =>
      Math.max(
        starts.findLastIndex((start) => start <= offset),
        0,
      ),
  };
}
