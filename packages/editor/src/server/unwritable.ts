import {EditError} from '../source-map/targets';

/**
 * @param label what the person calls the text
 * @throws EditError for a text with characters that no file can be saved with as UTF-8 text
 */
export function refuseUnwritable(label: string, text: string): void {
  if (/[\0\p{Surrogate}]/u.test(text)) {
    throw new EditError(
      `“${label}” contains a character that can’t be saved, which often comes with text copied from another program. Delete the text there and type it again.`,
    );
  }
}
