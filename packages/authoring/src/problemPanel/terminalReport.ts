import {countDiagnostics, formatDiagnostic} from '@sitekit/content-check';
import type {QuotedDiagnostic} from './PanelReport';

/**
 * The terminal's message after a check. Editors read it, between its first and its last line, to
 * list the same problems.
 */
export function terminalReport(
  contentFolder: string,
  diagnostics: readonly QuotedDiagnostic[],
  useColor = false,
): string {
  const problems = diagnostics.map(({excerpt, ...diagnostic}) =>
    formatDiagnostic(diagnostic, {excerpt, useColor}),
  );
  const count = countDiagnostics(diagnostics) || 'no problems';
  return [`Checked ${contentFolder}:`, ...problems, `In ${contentFolder}: ${count}.`].join('\n');
}
