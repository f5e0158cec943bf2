import {LineCounter, isMap, isScalar, isSeq, parseDocument} from 'yaml';

/** The address of an image on another site, in a record. */
export type RecordImage = {
  id: string;
  address: string;
  line: number;
  /** Where the value starts and ends in the text. */
  range: readonly [number, number];
};

/**
 * Lists the images on other sites that a record names.
 *
 * @param text of the record: a list of entries with an `id` and an `image`
 * @throws Error when the record isn't valid YAML
 */
export function readRecordImages(text: string): RecordImage[] {
  const lines = new LineCounter();
  const {contents, errors} = parseDocument(text, {lineCounter: lines});
  if (errors[0] || !isSeq(contents)) {
    throw new Error('The record can’t be read. Run `npm run check` and fix what it reports.');
  }
  return contents.items.flatMap((item) => {
    const id: unknown = isMap(item) ? item.get('id') : undefined;
    const image: unknown = isMap(item) ? item.get('image', true) : undefined;
    if (typeof id !== 'string' || !isScalar(image) || typeof image.value !== 'string') {
      return [];
    }
    const [start, end] = image.range ?? [0, 0];
    return /^https?:/i.test(image.value)
      ? [{id, address: image.value, line: lines.linePos(start).line, range: [start, end] as const}]
      : [];
  });
}

/** Replaces the addresses of images, and nothing else. */
export const replaceImages = (
  text: string,
  replacements: readonly (Pick<RecordImage, 'range'> & {path: string})[],
): string =>
  replacements
    .toSorted((a, b) => b.range[0] - a.range[0])
    .reduce(
      (result, {range: [start, end], path}) => result.slice(0, start) + path + result.slice(end),
      text,
    );
