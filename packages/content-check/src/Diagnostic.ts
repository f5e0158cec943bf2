import {createColors} from 'picocolors';

/** Offsets in a file's text without its byte-order mark; `end` is after the last character. */
export type Range = {start: number; end: number};

/** A text that replaces part of a file. */
export type Fix = Range & {text: string};

/**
 * An error is what a visitor would get wrong or not at all: it stops the build. A warning is advice
 * and stops nothing.
 */
export type Severity = 'error' | 'warning';

/** What a rule finds in a file. It's an error unless it says otherwise. */
export type Problem = {
  /** Where it is, which who judges only a value leaves to others; 0 for the whole file. */
  offset?: number;
  /** Where it ends. */
  end?: number;
  severity?: Severity;
  message: string;
  /** How to fix it, in words. */
  hint?: string;
  /** An edit that needs no person's judgment. */
  fix?: Fix;
  /** Edits that a person can choose from, the most likely first. */
  suggestions?: readonly Fix[];
  /** A word that is no problem once it's in the site's list of words. */
  unknownWord?: string;
};

/** A problem and its place in the content. Lines and columns count from 1. */
export type Diagnostic = Omit<Problem, 'offset' | 'end'> & {
  /** From the project's root, with `/` between folders. */
  file: string;
  line: number;
  column: number;
  severity: Severity;
  /** The part of the line that the diagnostic is about. */
  excerpt?: string;
};

/**
 * Formats a diagnostic as `docs-content/data/tools.yaml:12:5  error  …`, with the excerpt and the
 * hint on lines of their own.
 */
export function formatDiagnostic(
  {file, line, column, severity, message, excerpt, hint}: Diagnostic,
  {useColor = false}: {useColor?: boolean} = {},
): string {
  const {bold, cyan, dim, red, yellow} = createColors(useColor);
  return [
    `${bold(`${file}:${line}:${column}`)}  ${(severity === 'error' ? red : yellow)(severity)}  ${message}`,
    excerpt && `  ${dim(excerpt)}`,
    hint && `  ${cyan(hint)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/**
 * The problems that a change caused.
 *
 * @param before what was found before the change
 * @param after what was found after it
 * @param fixed problems of before that must not come back
 */
export function newDiagnostics(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  fixed: readonly Diagnostic[] = [],
): Diagnostic[] {
  const known = [...before];
  const takeKnown = (diagnostic: Diagnostic): boolean => {
    const index = known.findIndex(
      ({file, message}) => file === diagnostic.file && message === diagnostic.message,
    );
    return index !== -1 && known.splice(index, 1).length > 0;
  };
  fixed.forEach(takeKnown);
  return after.filter((diagnostic) => !takeKnown(diagnostic));
}
