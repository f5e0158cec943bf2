import isEqual from 'lodash/isEqual';
import sortBy from 'lodash/sortBy';
import type {ContentFile} from '../../source-map/ContentFile';
import {outlineOf} from '../../source-map/outline';
import type {Outline, OutlineBlock} from '../../source-map/outline';
import {computedTexts, withComputed} from '../computedTexts';
import type {RecordValues} from '../computedTexts';
import {sourceOf} from '../describe';
import type {MatchedItem} from './matchItems';

/** "Cost per month of Cursor", "Page title" */
function nameIn(label: string, block: string | undefined): string {
  if (block === undefined) {
    return label;
  }
  return block === 'Page' ? `Page ${label.toLowerCase()}` : `${label} of ${block}`;
}

/** The part of front matter that a page's address can be in, which is compared as such. */
const slug = {kind: 'field', path: ['slug']};

/** The IDs of the entries of a record. */
const idsIn = ({fields}: Outline): Map<OutlineBlock | undefined, unknown> =>
  new Map(
    fields
      .filter(({target}) => target.kind === 'field' && target.path.at(-1) === 'id')
      .map(({block, value}) => [block, value]),
  );

/**
 * The values of a file, with the words that visitors read in place of what is computed.
 *
 * @param other the other version
 */
export function itemsOf(
  source: ContentFile,
  other: ContentFile,
  records: () => RecordValues,
): MatchedItem[] {
  const outline = outlineOf(source);
  const ids = idsIn(outline);
  const otherIds = new Set(idsIn(outlineOf(other)).values());
  const identityOf = (block: OutlineBlock | undefined): string | undefined => {
    const id = ids.get(block);
    return id === undefined ? undefined : otherIds.has(id) ? JSON.stringify(id) : block?.label;
  };
  const items = outline.fields
    .filter(({value, target}) => value !== undefined && !isEqual(target, slug))
    .map((field): MatchedItem => {
      const {value, range, target} = field;
      const shown =
        target.kind === 'prose' && range
          ? computedTexts(source.config, source, range, records)
          : {};
      const read = typeof value === 'string' ? withComputed(value, shown) : value;
      const {label, of} = sourceOf({source, outline}, field);
      return {
        field: {...field, value: read},
        label: nameIn(label, of === outline.label ? undefined : of),
        identity: identityOf(field.block),
        key: JSON.stringify([identityOf(field.block), field.label, read]),
      };
    });
  return sortBy(items, ({field}) => field.line);
}
