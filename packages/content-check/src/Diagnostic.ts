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

/** What is found in a file. Lines and columns count from 1. */
export type Diagnostic = {
  /** From the project's root, with `/` between folders. */
  file: string;
  line: number;
  column: number;
  severity: Severity;
  message: string;
  /** How to fix it, in words. */
  hint?: string;
  /** An edit that needs no person's judgment. */
  fix?: Fix;
  /** Edits that a person can choose from, the most likely first. */
  suggestions?: readonly Fix[];
  /** A word that is no problem once it's in the site's list of words. */
  unknownWord?: string;
  /** Whether a parser stops there, so that nothing can be told about that part of the file. */
  isUnreadable?: boolean;
  /** The part of the line that the diagnostic is about. */
  excerpt?: string;
};

/** What a diagnostic says, wherever it is. */
export type Explanation = Pick<Diagnostic, 'message' | 'hint' | 'fix'>;

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

/** `1 error`, `2 errors`. */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `3 errors and 1 warning`. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({severity}) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  return [errors > 0 && counted(errors, 'error'), warnings > 0 && counted(warnings, 'warning')]
    .filter(Boolean)
    .join(' and ');
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

/** Thrown with every problem of the content that was read, so that they can be fixed together. */
export class ContentError extends Error {
  // Private, so that Node.js prints the message alone.
  readonly #diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super(`\n${diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n\n')}\n`);
    this.#diagnostics = diagnostics;
    // A stack trace would bury the file and line that an author needs.
    this.stack = this.message;
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.#diagnostics;
  }
}
