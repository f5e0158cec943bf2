import type {BackgroundCheck} from '@sitekit/authoring/development';
import type {Diagnostic} from '@sitekit/content-check';
import type {PlannedChange} from './planChanges';

const keyOf = ({file, message}: Diagnostic): string => JSON.stringify([file, message]);

/** The problems that changes would cause, in any file. */
export async function newProblems(
  background: Pick<BackgroundCheck, 'check'>,
  changes: readonly PlannedChange[],
): Promise<Diagnostic[]> {
  const edited = new Map(changes.map(({file, after}) => [file, after]));
  const [before, after] = await Promise.all([background.check(), background.check(edited)]);
  const known = before.map(keyOf);
  return after.filter((diagnostic) => {
    const index = known.indexOf(keyOf(diagnostic));
    if (index !== -1) {
      known.splice(index, 1);
    }
    return index === -1;
  });
}
