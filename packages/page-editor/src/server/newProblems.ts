import type {BackgroundCheck} from '@sitekit/authoring/development';
import {newDiagnostics} from '@sitekit/content-check';
import type {Diagnostic} from '@sitekit/content-check';
import type {PlannedChange} from './planChanges';

/** The problems that changes would cause, in any file. */
export async function newProblems(
  background: Pick<BackgroundCheck, 'check'>,
  changes: readonly PlannedChange[],
): Promise<Diagnostic[]> {
  const edited = new Map(changes.map(({file, after}) => [file, after]));
  const [before, after] = await Promise.all([background.check(), background.check(edited)]);
  return newDiagnostics(before, after);
}
