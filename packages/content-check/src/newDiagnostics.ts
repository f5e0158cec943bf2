import type {Diagnostic} from './Diagnostic';

const keyOf = ({file, message}: Diagnostic): string => JSON.stringify([file, message]);

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
  const known = before.map(keyOf);
  for (const diagnostic of fixed) {
    known.splice(known.indexOf(keyOf(diagnostic)), 1);
  }
  return after.filter((diagnostic) => {
    const index = known.indexOf(keyOf(diagnostic));
    if (index !== -1) {
      known.splice(index, 1);
    }
    return index === -1;
  });
}
