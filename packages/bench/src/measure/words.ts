/** Words in lower case, without the zero-width marks that the stock theme adds to headings. */
export const splitWords = (text: string): string[] =>
  text.replaceAll('\u200b', '').toLowerCase().split(/\s+/).filter(Boolean);

/** The first place where two texts differ, with the words around it. */
export function firstDifference(ours: string[], theirs: string[]): string | undefined {
  const [longer, other] = ours.length > theirs.length ? [ours, theirs] : [theirs, ours];
  const index = longer.findIndex((word, at) => word !== other[at]);
  if (index < 0) {
    return undefined;
  }
  const excerpt = (words: string[]) => words.slice(Math.max(0, index - 4), index + 5).join(' ');
  return `ours "… ${excerpt(ours)} …", theirs "… ${excerpt(theirs)} …"`;
}

/** The first word that is more frequent in our text. */
export function firstMissing(ours: string[], theirs: string[]): string | undefined {
  const unmatched = new Map<string, number>();
  for (const word of theirs) {
    unmatched.set(word, (unmatched.get(word) ?? 0) + 1);
  }
  const missing = ours.find((word) => {
    const left = (unmatched.get(word) ?? 0) - 1;
    unmatched.set(word, left);
    return left < 0;
  });
  return missing && `"${missing}" is missing`;
}
