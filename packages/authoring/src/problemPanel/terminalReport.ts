import {countDiagnostics, formatDiagnostic} from '@sitekit/content-check';
import type {QuotedDiagnostic} from './PanelReport';

/** Stays the same when a line is added above the problem. */
const keyOf = ({file, message, excerpt}: QuotedDiagnostic): string =>
  [file, message, excerpt].join('\n');

/** What an editor lists. */
const placesOf = (diagnostics: readonly QuotedDiagnostic[]): string =>
  JSON.stringify(diagnostics.map(({file, line, column, message}) => [file, line, column, message]));

/**
 * The terminal's message after a check: all problems, of which the new ones are explained. Editors
 * read it, between its first and its last line, to list the same problems.
 *
 * @param before undefined for the first check
 * @returns undefined when nothing has changed
 */
export function terminalReport(
  contentFolder: string,
  before: readonly QuotedDiagnostic[] | undefined,
  after: readonly QuotedDiagnostic[],
  useColor = false,
): string | undefined {
  if (before && placesOf(before) === placesOf(after)) {
    return undefined;
  }
  const known = new Set(before?.map(keyOf));
  const problems = after.map(({excerpt, ...diagnostic}) =>
    known.has(keyOf({excerpt, ...diagnostic}))
      ? formatDiagnostic({...diagnostic, hint: undefined}, {useColor})
      : formatDiagnostic(diagnostic, {excerpt, useColor}),
  );
  const count = countDiagnostics(after) || 'no problems';
  return [`Checked ${contentFolder}:`, ...problems, `In ${contentFolder}: ${count}.`].join('\n');
}
