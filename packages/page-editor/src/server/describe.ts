import {isAddressOf} from '@sitekit/authoring/development';
import {anchorsOf, readPages} from '@sitekit/content-check';
import type {
  BlockInfo,
  Editable,
  Field,
  ListedField,
  PlaceId,
  PlaceInfo,
  RequestFor,
  Suggestion,
} from '../protocol';
import {
  EditError,
  allFieldsIn,
  blockIn,
  copyBlock,
  describeBlock,
  fieldsIn,
  insertBlock,
  isSample,
  sourceOf,
  withParents,
} from '../sources';
import type {OutlineBlock, OutlineField} from '../sources';
import type {EditorSite, Version} from './EditorSite';

/** The file of each page, from the project's root, by its path. */
export type PageFiles = ReadonlyMap<string, string>;

const blockInfo = (site: EditorSite, version: Version, block: OutlineBlock): BlockInfo => ({
  id: site.blockId(version, block),
  source: sourceOf(version.source, version.outline, block),
  ...describeBlock(version.source, block, site.config),
});

/** A field by what it's called and in, and by its order among its like. */
function keyOf({source, outline, draft}: Version, field: OutlineField): string {
  const nameOf = ({label, block}: OutlineField) =>
    [label, ...withParents(block).map((outer) => outer.label)].join(' in ');
  const name = nameOf(field);
  const alike = outline.fields.filter((other) => nameOf(other) === name);
  const ordinal = alike.findIndex(({target}) => target === field.target);
  return `${draft ? 'New ' : ''}${source.path}: ${name} ${ordinal}`;
}

function fieldInfo(version: Version, field: OutlineField): Field {
  const {label, description, control, value, isRequired, target} = field;
  const {fields} = version.outline;
  const index = fields.findIndex((other) => other.target === target);
  return {
    place: version.firstId + index,
    key: keyOf(version, fields[index] ?? field),
    ...{label, control, isRequired},
    ...(description !== undefined && {description}),
    value: isSample(value) ? undefined : value,
  };
}

/** Where texts are written, and the blocks that they're in. Unknown numbers are left out. */
export const describePlaces = (site: EditorSite, ids: readonly PlaceId[]): PlaceInfo[] =>
  ids.flatMap((id) => {
    const {version, field} = site.findPlace(id) ?? {};
    return version && field
      ? {
          id,
          source: sourceOf(version.source, version.outline, field),
          blocks: withParents(field.block).map((block) => ({
            id: site.blockId(version, block),
            label: block.label,
          })),
        }
      : [];
  });

function editable(
  site: EditorSite,
  version: Version,
  shown: OutlineField | OutlineBlock,
  fields: readonly OutlineField[],
  blocks: readonly OutlineBlock[],
): Editable {
  return {
    source: sourceOf(version.source, version.outline, shown),
    fields: fields.map((field) => fieldInfo(version, field)),
    blocks: blocks.map((block) => blockInfo(site, version, block)),
    isNew: version.draft !== undefined,
  };
}

/** Whether a field is shown before optional ones that nobody has filled in. */
const isUsed = ({isRequired, value, control}: OutlineField): boolean =>
  isRequired || value !== undefined || control.kind === 'prose';

const usedFirst = (fields: readonly OutlineField[]): OutlineField[] =>
  [...fields].sort((a, b) => Number(isUsed(b)) - Number(isUsed(a)));

/** The dialog for a text: its own field first, then the others of its component or entry. */
export function openPlace(site: EditorSite, id: PlaceId): Editable {
  const {version, field} = site.place(id);
  const {block, isPartOfBlock} = field;
  const others = block && isPartOfBlock ? usedFirst(fieldsIn(version.outline, block)) : [];
  const fields = new Set([field, ...others]);
  return editable(site, version, field, [...fields], withParents(block));
}

/** The dialog for a block with all its fields. */
export function openBlock(site: EditorSite, id: number): Editable {
  const {version, block} = site.block(id);
  return editable(site, version, block, usedFirst(fieldsIn(version.outline, block)), [block]);
}

/** The file of a page; undefined for one that isn't written by authors. */
const fileOf = (files: PageFiles, pathname: string): string | undefined =>
  Array.from(files).find(([path]) => isAddressOf(path, pathname))?.[1];

/** The dialog for the title and the description of a page. */
export function openPage(site: EditorSite, files: PageFiles, pathname: string): Editable {
  const file = fileOf(files, pathname);
  if (file === undefined) {
    throw new EditError('This page isn’t written in a file of its own.');
  }
  const version = site.read(file);
  const block = blockIn(version.outline, {kind: 'entry', path: []});
  return editable(site, version, block, fieldsIn(version.outline, block), []);
}

/** The dialog for something new, which is only in a draft of the file. */
export function openNew(site: EditorSite, {block: id, at, name}: RequestFor<'openNew'>): Editable {
  const {version: base, block: next} = site.block(id);
  const {config} = site;
  const added =
    at === 'copy'
      ? copyBlock(base.source, next, config)
      : insertBlock(base.source, next, {name, at}, config);
  const version = site.remember(added.file, {base: base.source, block: added.block});
  const {outline} = version;
  const block = blockIn(outline, added.block);
  const fields = at === 'copy' ? fieldsIn(outline, block) : allFieldsIn(outline, block);
  return editable(site, version, block, usedFirst(fields), []);
}

/** Everything that is written on a page, and in the records. */
export function listFields(site: EditorSite, files: PageFiles, pathname: string): ListedField[] {
  const file = fileOf(files, pathname);
  const paths = [...(file === undefined ? [] : [file]), ...site.recordFiles];
  return paths
    .flatMap((path) => site.readIfPossible(path) ?? [])
    .flatMap((version) =>
      version.outline.fields
        .filter(({value}) => value !== undefined)
        .sort((a, b) => a.line - b.line)
        .map((field) => ({
          place: site.placeId(version, field),
          source: sourceOf(version.source, version.outline, field),
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
