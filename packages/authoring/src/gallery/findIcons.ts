import sortBy from 'lodash/sortBy';

/** An icon, and other words to find it by. */
export type TaggedIcon = {name: string; tags: readonly string[]};

const partsOf = (text: string): string[] => text.split(/[\s-]/);

/**
 * Finds icons by words in their names and tags.
 *
 * @param query words or the start of words, all of which have to fit; empty for every icon
 * @returns the best first: those with the words in their names, and the shortest names
 */
export function findIcons<Icon extends TaggedIcon>(icons: readonly Icon[], query: string): Icon[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = ({name, tags}: Icon): boolean => {
    const parts = [name, ...tags].flatMap(partsOf);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  return sortBy(
    icons.filter(fits),
    ({name}) => words.filter((word) => !partsOf(name).includes(word)).length,
    ({name}) => (words.length > 0 ? name.length : 0),
  );
}
