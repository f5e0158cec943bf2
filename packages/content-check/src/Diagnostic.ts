import {createColors} from 'picocolors';

/** An edit of a file's text that can be applied without a person's judgment. */
export type Fix = {
  /** Offsets in the text without its byte-order mark; `end` is after the last replaced character. */
  start: number;
  end: number;
  text: string;
};

/** A problem in a file of the content. Lines and columns count from 1. */
export type Diagnostic = {
  /** From the project's root, with `/` between folders. */
  file: string;
  line: number;
  column: number;
  /** An error fails the check; a warning doesn't. */
  severity: 'error' | 'warning';
  message: string;
  /** How to fix it, in words. */
  hint?: string;
  fix?: Fix;
};

/**
 * Formats a diagnostic as `docs-content/data/tools.yaml:12:5  error  …`, with the excerpt and the
 * hint on lines of their own.
 */
export function formatDiagnostic(
  {file, line, column, severity, message, hint}: Diagnostic,
  {excerpt, useColor = false}: {excerpt?: string; useColor?: boolean} = {},
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
