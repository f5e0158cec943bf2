/** A part of a source, and what it means: `&amp;` and `&`. */
export type Unit = {raw: string; value: string};

/**
 * Splits a source into units: by a pattern, and elsewhere by characters.
 *
 * @param meaning what a match of the pattern stands for
 * @param value what the whole source stands for
 * @returns a single unit when the parts don't add up to the value
 */
export function readUnits(
  raw: string,
  value: string,
  pattern: RegExp,
  meaning: (match: string) => string,
): Unit[] {
  const units = Array.from(
    raw.matchAll(new RegExp(`(${pattern.source})|[^]`, 'gu')),
    ([part, match]): Unit => ({raw: part, value: match === undefined ? part : meaning(match)}),
  );
  return units.map((unit) => unit.value).join('') === value ? units : [{raw, value}];
}

/** How many units at the start of a list a text begins with. */
function unitsAtStart(units: readonly Unit[], text: string): {count: number; length: number} {
  let [count, length] = [0, 0];
  for (const {value} of units) {
    if (!text.startsWith(value, length)) {
      break;
    }
    count += 1;
    length += value.length;
  }
  return {count, length};
}

const reverse = (text: string): string => Array.from(text).reverse().join('');

/**
 * Writes a text over units. Those that don't change stay as they are.
 *
 * @param encode writes text, given the source after it
 */
export function writeUnits(
  units: readonly Unit[],
  text: string,
  encode: (text: string, after: string) => string,
): string {
  const head = unitsAtStart(units, text);
  const tail = unitsAtStart(
    units
      .slice(head.count)
      .reverse()
      .map(({raw, value}) => ({raw, value: reverse(value)})),
    reverse(text.slice(head.length)),
  );
  const rawOf = (part: readonly Unit[]) => part.map(({raw}) => raw).join('');
  const after = rawOf(units.slice(units.length - tail.count));
  const middle = text.slice(head.length, text.length - tail.length);
  return rawOf(units.slice(0, head.count)) + encode(middle, after) + after;
}
