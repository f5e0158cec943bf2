import {isAddressOf} from '@sitekit/authoring/development';
import {anchorsOf, readPages} from '@sitekit/content-check';
import type {Editable, Field, ListedField, PlaceId, RequestFor, Suggestion} from '../protocol';
import {
  addBlock,
  allFieldsIn,
  blockIn,
  fieldsIn,
  isSample,
  operationsOn,
  sourceOf,
  withParents,
} from '../sources';
import type {OutlineBlock, OutlineField} from '../sources';
import type {EditorSite, Version} from './EditorSite';

/** The path of each page by its file, from the project's root. */
export type PagePaths = Readonly<Record<string, string>>;

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

type ShownField = {version: Version; field: OutlineField};

function editable(
  site: EditorSite,
  version: Version,
  shown: OutlineField | OutlineBlock,
  fields: readonly ShownField[],
  blocks: readonly OutlineBlock[],
): Editable {
  return {
    source: sourceOf(version.source, version.outline, shown),
    fields: fields.map((each) => fieldInfo(each.version, each.field)),
    blocks: blocks.map((block) => ({
      id: site.blockId(version, block),
      label: block.label,
      operations: operationsOn(version.source, block),
    })),
    isNew: version.draft !== undefined,
  };
}

/** Whether a field is shown before optional ones that nobody has filled in. */
const isUsed = ({isRequired, value, control}: OutlineField): boolean =>
  isRequired || value !== undefined || control.kind === 'prose';

const usedFirst = (fields: readonly OutlineField[]): OutlineField[] =>
  [...fields].sort((a, b) => Number(isUsed(b)) - Number(isUsed(a)));

/** A field with the name of its component or entry, if that isn't the one that the dialog is about. */
function withBlock({version, field}: ShownField, shown: OutlineBlock | undefined): ShownField {
  const {block, label} = field;
  const of = block && block !== shown ? `${block.label}: ` : '';
  return {version, field: {...field, label: of + label}};
}

/**
 * The dialog for texts: their own fields first, then the others of the component or entry that they
 * are all in.
 */
export function openPlaces(site: EditorSite, ids: readonly PlaceId[]): Editable {
  const found = ids.map((id) => site.place(id));
  const [{version, field}] = found as [(typeof found)[number]];
  const blocks = withParents(field.block).filter((block) =>
    found.every((other) => withParents(other.field.block).includes(block)),
  );
  const [block] = blocks;
  const hasOthers = found.length > 1 || field.isPartOfBlock;
  const others = block && hasOthers ? usedFirst(fieldsIn(version.outline, block)) : [];
  const clicked = new Set(found.map((each) => each.field));
  const fields = [
    ...found.map((each) => withBlock(each, block)),
    ...others.filter((other) => !clicked.has(other)).map((other) => ({version, field: other})),
  ];
  return editable(site, version, (found.length > 1 && block) || field, fields, blocks);
}

/** The dialog for something new, which is only in a draft of the file. */
export function openNew(site: EditorSite, {block: id, operation}: RequestFor<'openNew'>): Editable {
  const {version: base, block: next} = site.block(id);
  const added = addBlock(base.source, next, operation);
  const version = site.remember(added.file, {base: base.source, block: added.block});
  const block = blockIn(version.outline, added.block);
  const fields = (operation === 'insert' ? allFieldsIn : fieldsIn)(version.outline, block);
  const shown = usedFirst(fields).map((field) => withBlock({version, field}, block));
  return editable(site, version, block, shown, []);
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
