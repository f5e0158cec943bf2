import type {Diagnostic} from '@sitekit/content-check';
import {EditError} from '../../source-map/targets';
import type {Change} from '../ChangeHistory';
import {newProblems} from '../saveChanges';
import type {Saver} from '../saveChanges';

/** A page that was written: its file, from the project's root, and its address on the site. */
export type WrittenPage = {message: string; file: string; route: string};

/**
 * Writes, renames and deletes files at once, unless that causes errors.
 *
 * @param isExpected whether an error is left to the person, such as a text to be written
 * @returns what was done, for the person
 * @throws EditError with the errors
 */
export async function savePages(
  saver: Saver,
  change: Change,
  isExpected: (error: Diagnostic) => boolean = () => false,
): Promise<string> {
  const errors = (await newProblems(saver, change.files)).filter(
    (problem) => problem.severity === 'error' && !isExpected(problem),
  );
  if (errors.length > 0) {
    const told = errors.map(({file, line, message}) => `${file}:${line}: ${message}`);
    throw new EditError(`This would cause errors, so nothing was written.\n${told.join('\n')}`);
  }
  return saver.history.make(change);
}
