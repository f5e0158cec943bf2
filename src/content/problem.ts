/** Something that an author has to mend, and where. Lines and columns count from 1. */
export type Problem = {
  file: string;
  line: number;
  column: number;
  message: string;
  mend?: string;
};

/** `docs-content/data/tools.yaml:12:5  error  …`, and the mend on a line of its own. */
export function formatProblem({file, line, column, message, mend}: Problem): string {
  const firstLine = `${file}:${line}:${column}  error  ${message}`;
  return mend ? `${firstLine}\n  ${mend}` : firstLine;
}

/** Carries every problem that was found, so that an author mends them in one go. */
export class ContentError extends Error {
  // Private, and so out of what Node.js prints of an error: the message says it all.
  readonly #problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`\n${problems.map(formatProblem).join('\n\n')}\n`);
    this.#problems = problems;
    // A stack trace says nothing to an author: the file and the line above do.
    this.stack = this.message;
  }

  get problems(): readonly Problem[] {
    return this.#problems;
  }
}
