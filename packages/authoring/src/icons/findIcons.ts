/** An icon, and other words to find it by. */
export type TaggedIcon = {name: string; tags: readonly string[]};

/** How well a word fits an icon, the lower the better; infinite when it doesn't. */
function rankOf(word: string, {name, tags}: TaggedIcon): number {
  if (name.includes(word)) {
    return name.split('-').includes(word) ? 0 : 1;
  }
  // The first tags say most.
  const tag = tags.indexOf(word);
  if (tag !== -1) {
    return 2 + tag / tags.length;
  }
  return tags.some((text) => text.split(/[\s-]/).some((part) => part.startsWith(word)))
    ? 3
    : Infinity;
}

/**
 * Finds icons by words in their names and tags.
 *
 * @param words all of which have to fit, ignoring case; none for every icon
 * @returns the best first
 */
export function findIcons<Icon extends TaggedIcon>(
  icons: readonly Icon[],
  words: readonly string[],
): Icon[] {
  if (words.length === 0) {
    return [...icons];
  }
  const wanted = words.map((word) => word.toLowerCase());
  return icons
    .map((icon) => ({
      icon,
      rank: wanted.reduce((sum, word) => sum + rankOf(word, icon), 0),
      // What no word stands for: nothing in `bulb`, `off` in `bulb-off`.
      extras: icon.name.split('-').filter((part) => !wanted.includes(part)).length,
    }))
    .filter(({rank}) => rank < Infinity)
    .sort(
      (a, b) =>
        Number(b.extras === 0) - Number(a.extras === 0) || a.rank - b.rank || a.extras - b.extras,
    )
    .map(({icon}) => icon);
}
