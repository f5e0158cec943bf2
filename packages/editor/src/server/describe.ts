import type {Range} from '@sitekit/content-check';
import sortBy from 'lodash/sortBy';
import type {Field, Source} from '../protocol';
import {ids, labelFields} from '../source-map/outline/model';
import {withParents} from '../source-map/outline';
import type {Outline, OutlineBlock, OutlineField} from '../source-map/outline';
import {isSample} from '../source-map/targets';
import {computedTexts} from './computedTexts';
import type {EditorSite, Version} from './EditorSite';
import {originOf} from './origin';

export type FoundField = {version: Version; field: OutlineField};

/** Whether a block is a named part of an entry, such as its sources. */
const isPartOfEntry = ({target}: OutlineBlock, outer: OutlineBlock | undefined): boolean =>
  target.kind === 'entry' &&
  outer?.target.kind === 'entry' &&
  target.path.length === outer.target.path.length + 1 &&
  typeof target.path.at(-1) === 'string';

/** The component or entry that is edited as one with a block. */
export const wholeOf = (block: OutlineBlock | undefined): OutlineBlock | undefined =>
  block && isPartOfEntry(block, block.parent) ? block.parent : block;

/** What a block is called beside others that are called the same, such as new ones: "Card 2". */
function numbered({blocks}: Outline, {label, parent, target}: OutlineBlock): string {
  const alike = blocks.filter((other) => other.label === label && other.parent === parent);
  const index = alike.findIndex((other) => other.target === target);
  return alike.length > 1 ? `${label} ${index + 1}` : label;
}

/** What a field is called in a dialog about a component or entry. */
const labelIn = (
  outline: Outline,
  shown: OutlineBlock | undefined,
  {label, block}: OutlineField,
): string =>
  block && !withParents(shown).includes(block) && block.label !== label
    ? `${numbered(outline, block)}: ${label}`
    : label;

/** What a field or a block is called, and where it's written. */
export function sourceOf(
  {source: {path}, outline}: Pick<Version, 'source' | 'outline'>,
  item: OutlineField | OutlineBlock,
): Source {
  const {line} = item;
  const written = {page: outline.label, file: path, line};
  if ('noun' in item) {
    return {label: item.label, ...written};
  }
  const whole = wholeOf(item.block);
  const label = labelIn(outline, whole, item);
  return {label, ...(whole && whole.label !== label && {of: whole.label}), ...written};
}

/** Whether a field is edited together with the others of its component or entry. */
export const isEditedWithBlock = ({target, label, block}: OutlineField): boolean =>
  target.kind !== 'prose' || label === 'Text' || block?.noun === 'row';

/**
 * The fields of a block, with those that aren't written yet. Of the parts of an entry, those that
 * are written.
 */
export const fieldsIn = ({fields}: Outline, shown: OutlineBlock): OutlineField[] =>
  fields.filter(
    ({block, value}) =>
      block === shown ||
      (value !== undefined && block?.parent === shown && isPartOfEntry(block, shown)),
  );

/** @param shown the component or entry that the dialog is about; others are named */
export function fieldInfo(
  site: EditorSite,
  {version, field}: FoundField,
  shown: OutlineBlock | undefined,
): Field {
  const {description, type, value, isRequired, isText, target, range} = field;
  const name = String(targetName(field));
  const shownIn = (range: Range) =>
    computedTexts(site.config, version.source, range, () => site.readRecords());
  const role = name === 'id' ? 'id' : labelFields.includes(name) ? 'name' : undefined;
  return {
    fieldId: site.fieldId(version, field),
    origin: originOf(version, field),
    label: labelIn(version.outline, shown, field),
    type,
    isRequired: isRequired || isSample(value),
    isText,
    ...(description !== undefined && {description}),
    value: isSample(value) ? undefined : value,
    ...(role && {role}),
    ...(target.kind === 'prose' && range && {shown: shownIn(range)}),
  };
}

/** Optional fields that nobody has filled in come last. */
export const usedFirst = (fields: readonly OutlineField[]): OutlineField[] =>
  sortBy(fields, (field) => {
    const {isRequired, value, target} = field;
    const isUsed = isRequired || value !== undefined || target.kind === 'prose';
    const isNewId = isSample(value) && ids.includes(String(targetName(field)));
    return isUsed ? Number(isNewId) : 2;
  });

/** The name of a prop or a field, or the place of an entry in its list. */
export const targetName = ({target}: OutlineField): string | number | undefined =>
  target.kind === 'field' ? target.path.at(-1) : target.kind === 'prop' ? target.name : undefined;
