import {formatDiagnostic} from '@sitekit/content-check/records';
import type {ShownDiagnostic} from './ContentReport';

/** What tells a problem from others, even when a line was added above it. */
const keyOf = ({file, message, excerpt}: ShownDiagnostic): string =>
  [file, message, excerpt].join('\n');

/**
 * What the terminal says after a check: each problem that was not there before, or how many of
 * them are left.
 *
 * @param useColour whether it is read on a terminal
 * @returns undefined when nothing has changed
 */
export function announce(
  before: readonly ShownDiagnostic[],
  now: readonly ShownDiagnostic[],
  useColour = false,
): string | undefined {
  const known = new Set(before.map(keyOf));
  const added = now.filter((problem) => !known.has(keyOf(problem)));
  if (added.length > 0) {
    return added
      .map((problem) => formatDiagnostic(problem, {excerpt: problem.excerpt, useColor: useColour}))
      .join('\n\n');
  }
  if (now.length >= before.length) {
    return undefined;
  }
  switch (now.length) {
    case 0:
      return 'All problems in docs-content are mended.';
    case 1:
      return '1 problem is left in docs-content.';
    default:
      return `${now.length} problems are left in docs-content.`;
  }
}
