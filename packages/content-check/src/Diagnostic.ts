import {createColors} from 'picocolors';

/** Offsets in a file's text without its byte-order mark; `end` is after the last character. */
export type TextRange = {start: number; end: number};

/** A text that replaces part of a file. */
export type Fix = TextRange & {text: string};

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
  /** An edit that needs no person's judgment. */
  fix?: Fix;
  /** Edits that a person can choose from, the most likely first. */
  suggestions?: readonly Fix[];
  /** Where else the problem is. The text of the chosen edit replaces these, too. */
  repeats?: readonly (TextRange & {file: string; isCapitalized?: boolean})[];
  /** A word that is no problem once it's in the site's list of words. */
  unknownWord?: string;
  /** What several diagnostics come from: the report shows only the first of them. */
  cause?: string;
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
