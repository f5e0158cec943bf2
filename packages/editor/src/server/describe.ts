import {isAddressOf} from '../panel/groupByPage';
import {anchorsOf, readPages} from '@sitekit/content-check';
import {addBlock, operationsOn} from '../source-map/blocks';
import {allFieldsIn, blockIn, withParents} from '../source-map/outline';
import {isSample} from '../source-map/targets';
import type {Outline, OutlineBlock, OutlineField} from '../source-map/outline';
import sortBy from 'lodash/sortBy';
import type {Editable, Field, ListedField, RequestFor, Source, Suggestion} from '../protocol';
import type {EditorSite, Version} from './EditorSite';

/** The path of each page by its file, from the project's root. */
export type PagePaths = Readonly<Record<string, string>>;

type PlacedField = {version: Version; field: OutlineField};

/** Whether a block is a named part of an entry, such as its sources. */
const isPartOfEntry = ({block}: OutlineBlock, outer: OutlineBlock | undefined): boolean =>
  block.kind === 'entry' &&
  outer?.block.kind === 'entry' &&
  block.path.length === outer.block.path.length + 1 &&
  typeof block.path.at(-1) === 'string';

/** The component or entry that is edited as one with a block. */
const wholeOf = (block: OutlineBlock | undefined): OutlineBlock | undefined =>
  block && isPartOfEntry(block, block.parent) ? block.parent : block;

/** What a field is called in a dialog about a component or entry. */
const labelIn = (shown: OutlineBlock | undefined, {label, block}: OutlineField): string =>
  block && block !== shown && block.label !== label ? `${block.label}: ${label}` : label;

/** What a field or a block is called, and where it's written. */
export function sourceOf(
  {source: {path}, outline}: Pick<Version, 'source' | 'outline'>,
  item: OutlineField | OutlineBlock,
): Source {
  const {line} = item;
  const place = {page: outline.label, file: path, line};
  if (!('target' in item)) {
    return {label: item.label, ...place};
  }
  const whole = wholeOf(item.block);
  const label = labelIn(whole, item);
  return {label, ...(whole && whole.label !== label && {of: whole.label}), ...place};
}

/** Whether a field is edited together with the others of its component or entry. */
const isEditedWithBlock = ({target, label}: OutlineField): boolean =>
  target.kind !== 'prose' || label === 'Text';

/**
 * The fields of a block, with those that aren't written yet, but not the cells of a table. Of the
 * parts of an entry, those that are written.
 */
export const fieldsIn = ({fields}: Outline, shown: OutlineBlock): OutlineField[] =>
  fields.filter(
    ({block, label, value}) =>
      (block === shown && label !== 'Table cell') ||
      (value !== undefined && block?.parent === shown && isPartOfEntry(block, shown)),
  );

/**
 * A field by what it's called and in, and by its order among its like. It's the same when the field's
 * value changes, also if its block is named after that.
 */
function keyOf({source, outline, draft}: Version, field: OutlineField): string {
  const nameOf = ({label, block, value}: OutlineField) => {
    const outer = withParents(block).map((each) => each.label.replace(String(value), ''));
    return [label, ...outer].join(' in ');
  };
  const name = nameOf(field);
  const alike = outline.fields.filter((other) => nameOf(other) === name);
  const ordinal = alike.indexOf(field);
  return `${draft ? 'New ' : ''}${source.path}: ${name} ${ordinal}`;
}

/** @param shown the component or entry that the dialog is about; others are named */
function fieldInfo(
  site: EditorSite,
  {version, field}: PlacedField,
  shown: OutlineBlock | undefined,
): Field {
  const {description, type, value, isRequired, isText} = field;
  return {
    place: site.placeId(version, field),
    key: keyOf(version, field),
    label: labelIn(shown, field),
    type,
    isRequired,
    isText,
    ...(description !== undefined && {description}),
    value: isSample(value) ? undefined : value,
  };
}

/** Optional fields that nobody has filled in come last. */
const usedFirst = (fields: readonly OutlineField[]): OutlineField[] =>
  sortBy(fields, ({isRequired, value, target}) =>
    isRequired || value !== undefined || target.kind === 'prose' ? 0 : 1,
  );

/** The name of a prop or a field. */
const fieldName = ({target}: OutlineField): unknown =>
  target.kind === 'field' ? target.path.at(-1) : target.kind === 'prop' ? target.name : target;

/**
 * What was clicked: the places of texts, or the field that the element shows, if the texts are from
 * somewhere else, such as the word for a check mark.
 */
function clickedFields(
  site: EditorSite,
  {places, shows}: Omit<RequestFor<'open'>, 'action'>,
): PlacedField[] {
  const clicked = places.map((id) => site.place(id));
  const entry = shows && site.place(shows.place);
  const isOwn = clicked.some(({version}) => version.source.path === entry?.version.source.path);
  const field = entry?.version.outline.fields.find(
    (other) => other.block === entry.field.block && fieldName(other) === shows?.field,
  );
  return entry && field && !isOwn ? [{version: entry.version, field}] : clicked;
}

/**
 * The dialog for texts: their own fields first, then the others of the component or entry that they
 * are all in, or else that the first one is in.
 */
export function openPlaces(site: EditorSite, opened: Omit<RequestFor<'open'>, 'action'>): Editable {
  const found = clickedFields(site, opened);
  const [{version, field}] = found as [PlacedField];
  const {source, outline} = version;
  const blocks = withParents(field.block).filter((block) =>
    found.every((other) => withParents(other.field.block).includes(block)),
  );
  const block = wholeOf(blocks[0] ?? field.block);
  const hasOthers = found.length > 1 || isEditedWithBlock(field);
  const inBlock = block && hasOthers ? usedFirst(fieldsIn(outline, block)) : [];
  const others = inBlock.filter((other) => !found.some((each) => each.field === other));
  // The source of a price comes right after it.
  const names = found.map((each) => fieldName(each.field));
  const nearFirst = sortBy(others, (other) => (names.includes(fieldName(other)) ? 0 : 1));
  const fields = [...found, ...nearFirst.map((other) => ({version, field: other}))];
  return {
    source: sourceOf(version, (found.length > 1 && block) || field),
    fields: fields.map((each) => fieldInfo(site, each, block)),
    blocks: blocks.map((each) => ({
      id: site.blockId(version, each),
      label: each.label,
      operations: operationsOn(source, each),
    })),
    isNew: false,
  };
}

/** The dialog for something new, which is only in a draft of the file. */
export function openNew(site: EditorSite, {block: id, operation}: RequestFor<'openNew'>): Editable {
  const {version: base, block: next} = site.block(id);
  const added = addBlock(base.source, next, operation);
  const version = site.remember(added.file, {base: base.source, block: added.block});
  const {outline} = version;
  const block = blockIn(outline, added.block);
  const fields = usedFirst((operation === 'insert' ? allFieldsIn : fieldsIn)(outline, block));
  return {
    source: sourceOf(version, block),
    fields: fields.map((field) => fieldInfo(site, {version, field}, block)),
    blocks: [],
    isNew: true,
  };
}

/** Everything that is written on a page, and in the records. */
export function listFields(site: EditorSite, pages: PagePaths, pathname: string): ListedField[] {
  const shown = Object.keys(pages).filter((file) => isAddressOf(pages[file], pathname));
  return [...shown, ...site.recordFiles]
    .flatMap((path) => site.readIfPossible(path) ?? [])
    .flatMap((version) =>
      version.outline.fields
        .filter(({value}) => value !== undefined)
        .sort((a, b) => a.line - b.line)
        .map((field) => ({
          place: site.placeId(version, field),
          source: sourceOf(version, field),
          value: String(field.value ?? ''),
        })),
    );
}

/** The pages of the site and what links can lead to on them, as links lead to them. */
export const findLinks = ({siteDir, config}: EditorSite): Suggestion[] =>
  readPages(siteDir, config)
    .filter(({isPartial}) => !isPartial)
    .flatMap((page) => {
      const {route, frontMatter} = page;
      const {title: written} = frontMatter.data;
      const title = typeof written === 'string' ? written : route;
      return [
        {value: route, label: title},
        ...anchorsOf(page, config.components).map(({id, text}) => ({
          value: `${route}#${id}`,
          label: `${title} › ${text}`,
        })),
      ];
    });
