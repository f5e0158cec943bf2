import {existsSync, readFileSync} from 'node:fs';
import {addWord, contentPath} from '@sitekit/content-check';
import type {RequestFor, Saved} from '../../protocol';
import {EditError} from '../../source-map/targets';
import type {EditorParts} from '../EditorParts';

/**
 * Applies a fix of a problem.
 *
 * @throws EditError when the problem isn't there anymore, or there would still be one
 */
export async function fixProblem(
  {background, history}: Pick<EditorParts, 'background' | 'history'>,
  {problem, text}: Omit<RequestFor<'fix'>, 'action'>,
): Promise<Saved> {
  const {fixed, changes: files, obstacle} = await background.planFix(problem, text);
  if (fixed.length === 0) {
    throw new EditError(
      obstacle
        ? `Nothing was changed, because there would still be a problem: ${obstacle.message}`
        : 'The file was changed in the meantime. Look at the list again.',
    );
  }
  return {message: history.make({label: `Fixed ${problem.file}:${problem.line}.`, files})};
}

/** Adds a word to those that the check knows. */
export function addToDictionary(
  {site: {siteDir, config}, history}: Pick<EditorParts, 'site' | 'history'>,
  {word}: Omit<RequestFor<'addWord'>, 'action'>,
): Saved {
  const file = config.spelling.words;
  const path = contentPath(siteDir, config, file);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const files = [{file, before, after: addWord(before ?? '', word)}];
  return {message: history.make({label: `Added “${word}” to ${file}.`, files})};
}
