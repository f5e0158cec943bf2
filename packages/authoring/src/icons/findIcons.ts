import {iconNames} from '../../../../src/content/icons';
import {nearest} from '@sitekit/content-check/records';

/**
 * Icons for what an author looks for.
 *
 * @param words all of which the name of an icon has to hold; none for every icon
 * @returns also the name that is most likely meant, when no name holds the words
 */
export function findIcons(words: readonly string[]): {names: string[]; meant?: string} {
  const wanted = words.map((word) => word.toLowerCase());
  const names = iconNames.filter((name) => wanted.every((word) => name.includes(word)));
  return names.length > 0 ? {names} : {names, meant: nearest(wanted.join('-'), iconNames)};
}
