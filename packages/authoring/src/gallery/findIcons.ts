/** An icon, and other words to find it by. */
export type TaggedIcon = {name: string; tags: readonly string[]};

/**
 * Finds icons by words in their names and tags.
 *
 * @param query words or the start of words, all of which have to fit; empty for every icon
 * @returns those with the shortest names first
 */
export function findIcons<Icon extends TaggedIcon>(icons: readonly Icon[], query: string): Icon[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = icons.filter(({name, tags}) => {
    const parts = [name, ...tags].flatMap((text) => text.split(/[\s-]/));
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
  return words.length === 0 ? found : found.sort((a, b) => a.name.length - b.name.length);
}
