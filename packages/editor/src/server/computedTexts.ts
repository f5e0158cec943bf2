import {
  attributeValue,
  attributesOf,
  elementsOf,
  rangeOf,
  recordPath,
} from '@sitekit/content-check';
import type {JsxElement, Range} from '@sitekit/content-check';
import type {ContentFile} from '../source-map/ContentFile';
import type {EditorSite} from './EditorSite';

/** The records as they are now. One with a mistake is missing. */
function readRecords(site: EditorSite): Record<string, unknown> {
  const {config} = site;
  return Object.fromEntries(
    Object.entries(config.records).map(([name, schema]) => {
      const file = site.readIfPossible(recordPath(config, name))?.source;
      return [name, file && schema.safeParse(file.yaml.document.toJS()).data];
    }),
  );
}

/** The tags in a range of a page whose text is computed, and what visitors read there. */
export function computedTexts(
  site: EditorSite,
  file: ContentFile,
  {start, end}: Range,
): Record<string, string> {
  const {computed = {}} = site.config;
  const tags = elementsOf(file.page.tree).filter((element) => {
    const range = rangeOf(element);
    return start <= range.start && range.end <= end && element.name && computed[element.name];
  });
  if (tags.length === 0) {
    return {};
  }
  const records = readRecords(site);
  const textOf = (tag: JsxElement): string | undefined => {
    const props: Record<string, unknown> = Object.fromEntries(
      attributesOf(tag).map((each) => [each.name, attributeValue(each)]),
    );
    try {
      return computed[tag.name ?? '']?.(props, records);
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
