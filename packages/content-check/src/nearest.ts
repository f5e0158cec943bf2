import {distance} from 'fastest-levenshtein';

/** How many letters may differ, as a share of a name's length, for it to be meant. */
const tolerance = 0.4;

/** The name of those that there are which is most likely meant, whatever its case. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const limit = Math.ceil(name.length * tolerance);
  const ranked = Array.from(names, (candidate) => ({
    candidate,
    distance: distance(name.toLowerCase(), candidate.toLowerCase()),
  })).sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  return best && best.distance <= limit ? best.candidate : undefined;
}

/** `Did you mean "title"?`, when there is something to mean. */
export function didYouMean(name: string, names: Iterable<string>): string | undefined {
  const best = nearest(name, names);
  return best && `Did you mean "${best}"?`;
}
