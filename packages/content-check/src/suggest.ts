import {distance} from 'fastest-levenshtein';

/** The share of a name's letters that may differ for another name to be suggested. */
const tolerance = 0.4;

/** The closest known name, ignoring case; undefined when none is close. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
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

/** Sentences joined by spaces, without the missing ones; undefined when all are missing. */
export const sentences = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter(Boolean).join(' ') || undefined;
