import type {ContentConfig} from '@sitekit/content-check';
import {findIcons} from './findIcons';

/**
 * Prints the names of icons.
 *
 * @param words all of which a name must contain; none for every icon
 * @param url where to see the icons
 */
export function printIcons(
  {icons}: Pick<ContentConfig, 'icons'>,
  words: readonly string[],
  url: string | undefined,
): void {
  const {names, suggestion} = findIcons(icons.names, words);
  const [first] = names;
  if (first) {
    const where = url ? ` See what they look like: ${url}` : '';
    console.log(`${names.join('\n')}\n\nUse one like this: icon="${first}".${where}`);
  } else {
    const hint = suggestion ? `Did you mean "${suggestion}"?` : `Try another word. ${icons.help}`;
    console.log(`No icon has "${words.join(' ')}" in its name. ${hint}`);
  }
}
