import {distance} from 'fastest-levenshtein';

const defaultTolerance = 0.4;

/**
 * The closest known name, ignoring case; undefined when none is close.
 *
 * @param tolerance the share of the name's letters that may differ
 */
export function nearest(
  name: string,
  names: Iterable<string>,
  tolerance = defaultTolerance,
): string | undefined {
  const limit = Math.ceil(name.length * tolerance);
  const ranked = Array.from(names, (candidate) => ({
    candidate,
    distance: distance(name.toLowerCase(), candidate.toLowerCase()),
  })).sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  return best && best.distance <= limit ? best.candidate : undefined;
}

/** `Did you mean "title"?`, or undefined when no known name is close. */
export function didYouMean(name: string, names: Iterable<string>): string | undefined {
  const best = nearest(name, names);
  return best && `Did you mean "${best}"?`;
}

/** The same for the name of a field or a prop, which is marked as code. */
export function didYouMeanField(name: string, names: Iterable<string>): string | undefined {
  const best = nearest(name, names);
  return best && `Did you mean \`${best}\`?`;
}

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

/** Whether two values are texts that differ at most in capital letters and spaces. */
export const sameText = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string' && simplified(a) === simplified(b);

export const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
