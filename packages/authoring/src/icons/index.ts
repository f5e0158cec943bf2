import {nearest} from '@sitekit/content-check';
import type {ContentConfig, IconSet} from '@sitekit/content-check';
import {findIcons} from './findIcons';
import type {TaggedIcon} from './findIcons';

/** All icons with their tags. */
export const taggedIcons = ({names, tags}: IconSet): TaggedIcon[] =>
  names.map((name) => ({name, tags: tags?.(name) ?? []}));

/**
 * Prints the names of icons.
 *
 * @param words all of which a name or its tags must contain; none for every icon
 * @param url where to see the icons
 */
export function printIcons(
  {icons}: Pick<ContentConfig, 'icons'>,
  words: readonly string[],
  url: string | undefined,
): void {
  const names = findIcons(
    taggedIcons(icons),
    words.flatMap((word) => word.split(/\s+/)),
  ).map(({name}) => name);
  const [first] = names;
  if (first) {
    const where = url ? ` See what they look like: ${url}` : '';
    console.log(`${names.join('\n')}\n\nUse one like this: icon="${first}".${where}`);
  } else {
    const suggestion = nearest(words.join('-'), icons.names);
    const hint = suggestion ? `Did you mean "${suggestion}"?` : `Try another word. ${icons.help}`;
    console.log(`No icon fits "${words.join(' ')}". ${hint}`);
  }
}
