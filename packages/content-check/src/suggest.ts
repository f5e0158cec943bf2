import {distance} from 'fastest-levenshtein';

/** The share of a name's letters that may differ, unless told otherwise. */
const TOLERANCE = 0.4;

/** The closest known name, ignoring case; undefined when none is close. */
export function nearest(
  name: string,
  names: Iterable<string>,
  tolerance = TOLERANCE,
): string | undefined {
  let best: string | undefined;
  let limit = Math.ceil(name.length * tolerance) + 1;
  for (const candidate of names) {
    const found = distance(name.toLowerCase(), candidate.toLowerCase());
    [best, limit] = found < limit ? [candidate, found] : [best, limit];
  }
  return best;
}

/** `Did you mean "title"?`, or undefined when no known name is close. */
export function didYouMean(
  name: string,
  names: Iterable<string>,
  tolerance = TOLERANCE,
): string | undefined {
  const best = nearest(name, names, tolerance);
  return best && `Did you mean "${best}"?`;
}

/** `Did you mean "tip"? Use one of: note, tip.` */
export const oneOf = (name: string, names: readonly string[]): string | undefined =>
  sentences(didYouMean(name, names), `Use one of: ${names.join(', ')}.`);

/** Sentences joined by spaces, without the missing ones; undefined when all are missing. */
export const sentences = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter(Boolean).join(' ') || undefined;

/** What readers hardly tell apart is the same: capital letters, spaces and kinds of quotes. */
export const simplified = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

export const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
