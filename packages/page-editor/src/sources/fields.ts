import {
  attributesOf,
  elementsOf,
  fieldsOf as namesIn,
  imageAttributes,
  isFreeText,
  linkAttributes,
  startOf,
  unwrap,
} from '@sitekit/content-check';
import type {
  ComponentProp,
  ContentConfig,
  JsxElement,
  Page,
  SchemaPart,
  SourceFile,
} from '@sitekit/content-check';
import {isMap, isScalar} from 'yaml';
import type {Control} from '../protocol';
import {isComputed, pieceAt, propValue, proseValue} from './page';
import {isBlank, piecesOf} from './pieces';
import type {Piece} from './pieces';
import {forEachScalar, nodeAt, scalarValue, yamlOf} from './records';
import type {YamlPart} from './records';
import {elementAt, isPage, pageOf} from './targets';
import type {Block, FieldTarget, Path, Target, Value} from './targets';

/** A field of a dialog. */
export type TargetField = {
  target: Target;
  /** As people call it: "Cost per month". */
  label: string;
  description?: string;
  control: Control;
  value: Value;
  isRequired: boolean;
};

/** `costPerMonth` and `ToolCatalogue` as people write it: "Cost per month", "Tool catalogue". */
export function humanize(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the schema calls a part of a record. */
const titleOf = (part: SchemaPart | undefined): string | undefined =>
  part?.meta()?.title ?? unwrap(part)?.meta()?.title;

/** A text that is longer gets a box of several lines. */
const MAX_LINE_CHARS = 60;

const isLong = (value: unknown): boolean =>
  typeof value === 'string' && (value.length > MAX_LINE_CHARS || value.includes('\n'));

/** The control of an address, by the name that the site's components and records give it. */
function addressControl(name: string): Control | undefined {
  if (imageAttributes.includes(name)) {
    return {kind: 'image'};
  }
  return linkAttributes.includes(name) ? {kind: 'link'} : undefined;
}

/** How a prop is edited. A prop without a description is text. */
function propControl(name: string, prop: ComponentProp | undefined, value: unknown): Control {
  switch (prop?.type.kind) {
    case 'choice':
      return {kind: 'choice', choices: prop.type.values};
    case 'boolean':
    case 'number':
    case 'icon':
      return {kind: prop.type.kind};
    default:
      return addressControl(name) ?? {kind: 'text', isLong: isLong(value)};
  }
}

/** The answers so far: looking for an icon among thousands takes a while. */
const areIcons = new WeakMap<SchemaPart, boolean>();

/** Whether a schema accepts the names of icons and nothing else. */
function isIcon(part: SchemaPart, {icons}: ContentConfig): boolean {
  const accepts = (name: string) => part.safeParse(name).success;
  const answer =
    areIcons.get(part) ?? (icons.names.slice(0, 2).every(accepts) && !accepts('not-an-icon'));
  areIcons.set(part, answer);
  return answer;
}

/** How a field of a record or of front matter is edited. */
function fieldControl(
  name: string,
  part: SchemaPart | undefined,
  value: unknown,
  config: ContentConfig,
): Control {
  const definition = unwrap(part)?._zod.def;
  switch (definition?.type) {
    case 'enum':
      return {kind: 'choice', choices: Object.values(definition.entries ?? {}).map(String)};
    case 'boolean':
    case 'number':
      return {kind: definition.type};
  }
  const address = addressControl(name);
  if (address || definition?.format === 'url') {
    return address ?? {kind: 'link'};
  }
  return part && !isFreeText(part) && isIcon(part, config)
    ? {kind: 'icon'}
    : {kind: 'text', isLong: isLong(value)};
}

/** The names of fields with text that only programs read. */
const ids = ['id', 'slug', 'timeZone'];

/** A text of a YAML file that visitors read: no choice, icon, address or id. */
export function textsOf(
  file: SourceFile,
  config: ContentConfig,
): {target: FieldTarget; value: string}[] {
  const part = yamlOf(file, config);
  const texts: {target: FieldTarget; value: string}[] = [];
  forEachScalar(part.document.contents, (scalar, path) => {
    const value = scalarValue(scalar);
    const name = path.findLast((step) => typeof step === 'string') ?? '';
    const {kind} = fieldControl(name, part.schemaAt(path), value, config);
    if (typeof value === 'string' && kind === 'text' && !ids.includes(name)) {
      texts.push({target: {kind: 'field', path}, value});
    }
  });
  return texts;
}

/** The label of a list, a map or a field: that of the schema, or its name as people write it. */
function partLabel(part: YamlPart, path: Path): string {
  const name = path.findLast((step): step is string => typeof step === 'string') ?? part.name;
  const depth = path.findLastIndex((step) => typeof step === 'string') + 1;
  return titleOf(part.schemaAt(path.slice(0, depth))) ?? humanize(name);
}

/** What one entry of a list is called when it's new: "Tool", "Quick links entry". */
export const newEntryLabel = (part: YamlPart, path: Path): string =>
  titleOf(part.schemaAt(path)) ?? `${partLabel(part, path)} entry`;

const nameFields = ['name', 'title', 'label', 'question'];

/** What an entry is called: by its name, such as "Cursor", or by its list, such as "Departments 2". */
export function entryLabel(part: YamlPart, path: Path): string {
  const node = nodeAt(part, path);
  const name = nameFields
    .map((field) => isMap(node) && node.get(field))
    .find((value) => typeof value === 'string');
  const last = path.at(-1);
  return typeof name === 'string'
    ? name
    : partLabel(part, path) + (typeof last === 'number' ? ` ${last + 1}` : '');
}

function scalarField(part: YamlPart, path: Path, config: ContentConfig): TargetField {
  const name = path.findLast((step): step is string => typeof step === 'string') ?? part.name;
  const node = nodeAt(part, path);
  const schema = part.schemaAt(path);
  const value = isScalar(node) ? (scalarValue(node) ?? undefined) : undefined;
  const description = schema?.description ?? unwrap(schema)?.description;
  const isItem = typeof path.at(-1) === 'number';
  return {
    target: {kind: 'field', path},
    label: isItem ? entryLabel(part, path) : partLabel(part, path),
    ...(description !== undefined && {description}),
    control: fieldControl(name, schema, value, config),
    value: value as Value,
    isRequired: schema ? !schema.safeParse(undefined).success : false,
  };
}

/** The scalars of a map and of the maps in it, or the one at the path. */
function entryFields(part: YamlPart, path: Path, config: ContentConfig): TargetField[] {
  const node = nodeAt(part, path);
  if (!isMap(node)) {
    return isScalar(node) || !node ? [scalarField(part, path, config)] : [];
  }
  const written = node.items.map(({key}) => String(isScalar(key) ? key.value : key));
  const known = namesIn(part.schemaAt(path));
  return [...written, ...known.filter((name) => !written.includes(name))].flatMap((name) => {
    const inner = [...path, name];
    const value = nodeAt(part, inner);
    const type = unwrap(part.schemaAt(inner))?._zod.def.type ?? 'string';
    const isSimple = value ? isScalar(value) : !['object', 'array'].includes(type);
    return isSimple ? [scalarField(part, inner, config)] : [];
  });
}

/** What a piece is called: by its component, if it's all that the component contains. */
export function pieceLabel({name, owner}: Piece): string {
  const content = owner?.children.filter((child) => !isBlank(child)) ?? [];
  const isAll = name === 'text' || (content.length === 1 && ['paragraph', 'list'].includes(name));
  return humanize(isAll ? 'text' : name);
}

/** Whether a piece is all that its component contains, so that they are edited together. */
const isAllOf = (piece: Piece): boolean => pieceLabel(piece) === 'Text';

function proseField(page: Page, piece: Piece): TargetField {
  const {start, end, content, name} = piece;
  return {
    target: {kind: 'prose', start, end, content},
    label: pieceLabel(piece),
    control: content === 'code' ? {kind: 'code'} : {kind: 'prose', content},
    value: proseValue(page, piece),
    isRequired: content === 'inline' && name !== 'table cell',
  };
}

/** What a component's prop is called. */
export function propLabel(element: JsxElement, name: string, {components}: ContentConfig): string {
  const doc = components.find((component) => component.name === element.name);
  return doc?.props.find((prop) => prop.name === name)?.label ?? humanize(name);
}

function propField(element: JsxElement, name: string, config: ContentConfig): TargetField {
  const doc = config.components.find((component) => component.name === element.name);
  const prop = doc?.props.find((candidate) => candidate.name === name);
  const value = propValue(element, name);
  return {
    target: {kind: 'prop', element: startOf(element), name},
    label: propLabel(element, name, config),
    ...(prop && {description: prop.description}),
    control: propControl(name, prop, value),
    value,
    isRequired: prop?.isRequired ?? false,
  };
}

/** All props of a component, and the pieces directly inside of it. */
function elementFields(page: Page, element: JsxElement, config: ContentConfig): TargetField[] {
  const doc = config.components.find(({name}) => name === element.name);
  const names = doc?.props.map(({name}) => name) ?? attributesOf(element).map(({name}) => name);
  return [
    ...names
      .filter((name) => !isComputed(element, name))
      .map((name) => propField(element, name, config)),
    ...piecesOf(page)
      .filter(({name, owner}) => owner === element && name !== 'table cell')
      .map((piece) => proseField(page, piece)),
  ];
}

/** What a component is called: "Benefit “Sell more”". */
export function elementLabel(element: JsxElement): string {
  const name = nameFields
    .map((field) => propValue(element, field))
    .find((value) => typeof value === 'string');
  return humanize(element.name ?? '') + (name === undefined ? '' : ` “${name}”`);
}

/** The fields of a component or an entry, with those that aren't written yet. */
export function blockFields(file: SourceFile, block: Block, config: ContentConfig): TargetField[] {
  if (block.kind === 'entry') {
    return entryFields(yamlOf(file, config), block.path, config);
  }
  const page = pageOf(file, config);
  return elementFields(page, elementAt(page, block.start), config);
}

/** The fields of everything in a new component or entry. */
export function newBlockFields(
  file: SourceFile,
  block: Block,
  config: ContentConfig,
): TargetField[] {
  if (block.kind === 'entry') {
    return blockFields(file, block, config);
  }
  const page = pageOf(file, config);
  const own = elementAt(page, block.start);
  const all = elementsOf(own);
  return all.flatMap((element) => {
    const ordinal = all.filter(({name}) => name === element.name).indexOf(element) + 1;
    const prefix = element === own ? '' : `${humanize(element.name ?? '')} ${ordinal}: `;
    return elementFields(page, element, config).map((field) => ({
      ...field,
      label: prefix + field.label,
    }));
  });
}

/** The field of a text. */
export function fieldAt(file: SourceFile, target: Target, config: ContentConfig): TargetField {
  switch (target.kind) {
    case 'field':
      return scalarField(yamlOf(file, config), target.path, config);
    case 'prop':
      return propField(elementAt(pageOf(file, config), target.element), target.name, config);
    case 'prose': {
      const page = pageOf(file, config);
      return proseField(page, pieceAt(page, target));
    }
  }
}

/** Whether the other fields of the component or entry around a text belong in its dialog. */
export function showsWholeBlock(file: SourceFile, target: Target, config: ContentConfig): boolean {
  return target.kind !== 'prose' || isAllOf(pieceAt(pageOf(file, config), target));
}

/** What a file is called: by the title of the page, or by its record. */
export function fileLabel(file: SourceFile, config: ContentConfig): string {
  const part = yamlOf(file, config);
  const title = isPage(file) && part.document.get('title');
  return typeof title === 'string' ? title : (titleOf(part.schemaAt([])) ?? humanize(part.name));
}
