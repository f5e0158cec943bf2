import {formatDiagnostic} from '@sitekit/content-check';
import type {PanelReport, QuotedDiagnostic} from './PanelReport';

/** Stays the same when a line is added above the problem. */
const keyOf = ({file, message, excerpt}: QuotedDiagnostic): string =>
  [file, message, excerpt].join('\n');

/**
 * The terminal's message after a check: the new problems, or how many are left when some were
 * fixed.
 *
 * @returns undefined when nothing has changed
 */
export function terminalReport(
  {contentFolder, diagnostics: before}: Pick<PanelReport, 'contentFolder' | 'diagnostics'>,
  after: readonly QuotedDiagnostic[],
  useColor = false,
): string | undefined {
  const known = new Set(before.map(keyOf));
  const added = after.filter((diagnostic) => !known.has(keyOf(diagnostic)));
  if (added.length > 0) {
    return added
      .map(({excerpt, ...diagnostic}) => formatDiagnostic(diagnostic, {excerpt, useColor}))
      .join('\n\n');
  }
  if (after.length >= before.length) {
    return undefined;
  }
  switch (after.length) {
    case 0:
      return `All problems in ${contentFolder} are fixed.`;
    case 1:
      return `1 problem left in ${contentFolder}.`;
    default:
      return `${after.length} problems left in ${contentFolder}.`;
  }
}
