import {
  attributeValue,
  attributesOf,
  elementsOf,
  rangeOf,
  recordPath,
} from '@sitekit/content-check';
import type {ContentConfig, JsxElement, Range} from '@sitekit/content-check';
import type {ContentFile} from '../source-map/ContentFile';

export type RecordValues = Readonly<Record<string, unknown>>;

/**
 * What the records say. One with a mistake is missing.
 *
 * @param readRecord the file at a path, from the project's root
 */
export const readSiteRecords = (
  {records, ...config}: ContentConfig,
  readRecord: (path: string) => ContentFile | undefined,
): RecordValues =>
  Object.fromEntries(
    Object.entries(records).map(([name, schema]) => {
      const file = readRecord(recordPath(config, name));
      return [name, file && schema.safeParse(file.yaml.document.toJS()).data];
    }),
  );

/** The tags in a range of a page whose text is computed, and what visitors read there. */
export function computedTexts(
  {computed = {}}: ContentConfig,
  file: ContentFile,
  {start, end}: Range,
  records: () => RecordValues,
): Record<string, string> {
  const tags = elementsOf(file.page.tree).filter((element) => {
    const range = rangeOf(element);
    return start <= range.start && range.end <= end && element.name && computed[element.name];
  });
  const textOf = (tag: JsxElement): string | undefined => {
    const props: Record<string, unknown> = Object.fromEntries(
      attributesOf(tag).map((each) => [each.name, attributeValue(each)]),
    );
    try {
      return computed[tag.name ?? '']?.(props, records());
    } catch {
      // The check reports a record or a tag with a mistake.
      return undefined;
    }
  };
  return Object.fromEntries(
    tags.flatMap((tag) => {
      const text = textOf(tag);
      const range = rangeOf(tag);
      return text === undefined ? [] : [[file.text.slice(range.start, range.end), text]];
    }),
  );
}

/** A text with the words that visitors read in place of its tags. */
export const withComputed = (text: string, shown: Readonly<Record<string, string>>): string =>
  Object.entries(shown).reduce((result, [tag, words]) => result.replaceAll(tag, words), text);
