import {nearest} from '@sitekit/content-check';

/**
 * Finds icons by words in their names.
 *
 * @param iconNames all names that a page can use
 * @param words all of which a name must contain, ignoring case; none for every icon
 * @returns the names, and the closest name when there is none
 */
export function findIcons(
  iconNames: readonly string[],
  words: readonly string[],
): {names: readonly string[]; suggestion?: string} {
  const wanted = words.map((word) => word.toLowerCase());
  const names = iconNames.filter((name) => wanted.every((word) => name.includes(word)));
  return names.length > 0 ? {names} : {names, suggestion: nearest(wanted.join('-'), iconNames)};
}
