import {createColors} from 'picocolors';

/** An exact change of a file's text that mends a problem and nothing else. */
export type Fix = {
  /** Where it begins and ends: offsets in the text, without a byte-order mark. */
  start: number;
  end: number;
  text: string;
};

/** Something that an author has to mend, and where. Lines and columns count from 1. */
export type Problem = {
  /** From the project's root. */
  file: string;
  line: number;
  column: number;
  message: string;
  /** What the line says. */
  excerpt?: string;
  mend?: string;
  /** A warning is something that may be meant: it stops nothing. */
  severity?: 'error' | 'warning';
  fix?: Fix;
};

const excerptLength = 100;
/** How much of a long line is quoted before the place that a problem is about. */
const excerptLead = 30;

/**
 * A line of a file as it is quoted in a problem.
 *
 * @param index where in the line the problem is: that part is shown of a long one
 */
export function excerptOf(line: string, index = 0): string {
  const text = line.trim();
  const place = index - (line.length - line.trimStart().length);
  if (text.length <= excerptLength) {
    return text;
  }
  const start = Math.max(Math.min(place - excerptLead, text.length - excerptLength), 0);
  const end = start + excerptLength;
  const before = start > 0 ? `…${text.slice(start + 1)}` : text;
  return end < text.length ? `${before.slice(0, excerptLength - 1)}…` : before;
}

export const severityOf = ({severity = 'error'}: Problem): 'error' | 'warning' => severity;

/**
 * `docs-content/data/tools.yaml:12:5  error  …`, what the line says, and the mend, each on a line
 * of its own.
 *
 * @param useColour whether it is read on a terminal
 */
export function formatProblem(problem: Problem, useColour = false): string {
  const {file, line, column, message, excerpt, mend} = problem;
  const {bold, cyan, dim, red, yellow} = createColors(useColour);
  const severity = severityOf(problem);
  const mark = severity === 'error' ? red(severity) : yellow(severity);
  return [
    `${bold(`${file}:${line}:${column}`)}  ${mark}  ${message}`,
    excerpt && `  ${dim(excerpt)}`,
    mend && `  ${cyan(mend)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Carries every problem that was found, so that an author mends them in one go. */
export class ContentError extends Error {
  // Private, and so out of what Node.js prints of an error: the message says it all.
  readonly #problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`\n${problems.map((problem) => formatProblem(problem)).join('\n\n')}\n`);
    this.#problems = problems;
    // A stack trace says nothing to an author: the file and the line above do.
    this.stack = this.message;
  }

  get problems(): readonly Problem[] {
    return this.#problems;
  }
}
