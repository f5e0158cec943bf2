import {
  attributesOf,
  elementsOf,
  endOf,
  fieldsOf,
  findAttribute,
  imageAttributes,
  isTextAttribute,
  labelOf,
  linkAttributes,
  startOf,
  unwrap,
} from '@sitekit/content-check';
import type {JsxElement, Range, SchemaPart} from '@sitekit/content-check';
import isEqual from 'lodash/isEqual';
import {isMap, isScalar, isSeq} from 'yaml';
import {remembered} from './ContentFile';
import type {ContentFile, YamlPart} from './ContentFile';
import {isComputed, propValue, proseValue} from './page';
import {isBlank, piecesOf} from './pieces';
import type {Piece} from './pieces';
import {fieldValue, nodeAt, nodeRange} from './records';
import {endOfLine, isSample, leadAt, withLineFeeds} from './targets';
import type {Block, Path, Target, Value, ValueType} from './targets';

/** A component or an entry, as people see it. */
export type OutlineBlock = {
  block: Block;
  /** What it's called: "Benefit “Sell more”", "Cursor". */
  label: string;
  line: number;
  /** What it's in. */
  parent: OutlineBlock | undefined;
  /** Its lines without the last line ending; undefined when something else is on them. */
  lines: Range | undefined;
};

/** A text or value that can be edited. It may not be written yet. */
export type OutlineField = {
  target: Target;
  /** As people call it: "Cost per month". */
  label: string;
  /** One sentence about what it's for. */
  description?: string;
  type: ValueType;
  value: Value;
  isRequired: boolean;
  /** Whether visitors read what it says: it's no choice, icon, address or id. */
  isText: boolean;
  line: number;
  block: OutlineBlock | undefined;
  /** All of a piece of Markdown, with its marks. */
  whole?: Range;
};

/** Everything that can be edited in a file. */
export type Outline = {
  /** What the file is called: by the title of the page, or by its record. */
  label: string;
  fields: readonly OutlineField[];
  /** In source order. */
  blocks: readonly OutlineBlock[];
};

/** What the schema calls a part of a record. */
const titleOf = (part: SchemaPart | undefined): string | undefined =>
  part?.meta()?.title ?? unwrap(part)?.meta()?.title;

/** What a value is, by the type and the name that the site's components and records give it. */
function typeFor(name: string, kind: string | undefined, isAddress = false): ValueType {
  if (kind === 'boolean') {
    return {kind: 'choice', choices: [true, false]};
  }
  if (kind === 'number') {
    return {kind};
  }
  if (imageAttributes.includes(name)) {
    return {kind: 'image'};
  }
  if (isAddress || linkAttributes.includes(name)) {
    return {kind: 'link'};
  }
  return {kind: kind === 'icon' || name === 'icon' ? 'icon' : 'text'};
}

/** What a field of a record or of front matter is. */
function typeForPart(name: string, part: SchemaPart | undefined): ValueType {
  const {type, entries = {}, format} = unwrap(part)?._zod.def ?? {};
  const words = unwrap(part)?.meta()?.enumDescriptions as readonly string[] | undefined;
  return type === 'enum'
    ? {kind: 'choice', choices: Object.values(entries).map(String), words}
    : typeFor(name, type, format === 'url');
}

/** The names of fields with text that only programs read. */
const ids = ['id', 'slug', 'timeZone'];

/** The label of a list, a map or a field: that of the schema, or its name as people write it. */
function partLabel(part: YamlPart, path: Path): string {
  const name = path.findLast((step): step is string => typeof step === 'string') ?? part.name;
  const depth = path.findLastIndex((step) => typeof step === 'string') + 1;
  return labelOf(name, titleOf(part.schemaAt(path.slice(0, depth))));
}

const nameFields = ['name', 'title', 'label', 'question'];

/** What an entry is called: by its name, such as "Cursor", or by its list, such as "Departments 2". */
function entryLabel(part: YamlPart, path: Path): string {
  const last = path.at(-1);
  if (typeof last !== 'number') {
    return partLabel(part, path);
  }
  const node = nodeAt(part, path);
  const name = nameFields
    .map((field) => isMap(node) && node.get(field))
    .find((value) => typeof value === 'string');
  const isNamed = typeof name === 'string' && !isSample(name);
  return isNamed ? name : `${partLabel(part, path)} ${last + 1}`;
}

const lineOf = (text: string, offset: number): number =>
  withLineFeeds(text.slice(0, offset)).split('\n').length;

function scalarField(file: ContentFile, part: YamlPart, path: Path): Omit<OutlineField, 'block'> {
  const name = path.findLast((step): step is string => typeof step === 'string') ?? part.name;
  const node = nodeAt(part, path);
  const schema = part.schemaAt(path);
  const value = fieldValue(file, path);
  const description = schema?.description ?? unwrap(schema)?.description;
  const type = typeForPart(name, schema);
  const isItem = typeof path.at(-1) === 'number';
  return {
    target: {kind: 'field', path},
    label: isItem ? entryLabel(part, path) : partLabel(part, path),
    ...(description !== undefined && {description}),
    type,
    value,
    isRequired: schema ? !schema.safeParse(undefined).success : false,
    isText: type.kind === 'text' && !ids.includes(name),
    line: lineOf(file.text, part.range.start + (node?.range?.[0] ?? 0)),
  };
}

/** The lines of an entry, from its hyphen to the end of the line with its last value. */
function entryLines(text: string, part: YamlPart, path: Path): Range | undefined {
  const node = nodeAt(part, path);
  const range = node && typeof path.at(-1) === 'number' && nodeRange(part.text, node);
  if (!range) {
    return undefined;
  }
  const start = part.range.start + range.start;
  const lead = leadAt(text, start);
  const end = endOfLine(text, part.range.start + range.end);
  return /^ *- +$/.test(lead) ? {start: start - lead.length, end} : undefined;
}

/** The lines of a component that isn't part of a text. */
function elementLines(file: ContentFile, element: JsxElement): Range | undefined {
  const {text} = file;
  const [start, end] = [startOf(element), endOf(element)];
  const lead = leadAt(text, start);
  const isInText = piecesOf(file).some(
    ({whole, owner}) => owner !== element && whole.start <= start && end <= whole.end,
  );
  const isAlone = /^[ \t>]*$/.test(lead) && text.slice(end, endOfLine(text, end)).trim() === '';
  return isAlone && !isInText ? {start: start - lead.length, end} : undefined;
}

/** Entries of lists, maps, and the scalars in them, with those that aren't written yet. */
function outlineYaml(file: ContentFile): Omit<Outline, 'label'> {
  const part = file.yaml;
  const blocks: OutlineBlock[] = [];
  const fields: OutlineField[] = [];
  const visit = (node: unknown, path: Path, parent: OutlineBlock | undefined): void => {
    if (isSeq(node)) {
      node.items.forEach((item, index) => visit(item, [...path, index], parent));
      return;
    }
    const isItem = typeof path.at(-1) === 'number';
    const block: OutlineBlock = {
      block: {kind: 'entry', path},
      label: path.length === 0 && file.isPage ? 'Page' : entryLabel(part, path),
      line: lineOf(file.text, part.range.start + (nodeAt(part, path)?.range?.[0] ?? 0)),
      parent,
      lines: entryLines(file.text, part, path),
    };
    blocks.push(block);
    const written = isMap(node)
      ? node.items.map(({key}) => String(isScalar(key) ? key.value : key))
      : [];
    const missing = fieldsOf(part.schemaAt(path)).filter((name) => !written.includes(name));
    for (const name of [...written, ...missing]) {
      const inner = [...path, name];
      const value = nodeAt(part, inner);
      const type = unwrap(part.schemaAt(inner))?._zod.def.type ?? 'string';
      if (value ? isScalar(value) : !['object', 'array'].includes(type)) {
        fields.push({...scalarField(file, part, inner), block});
      } else if (value) {
        visit(value, inner, isItem ? block : parent);
      }
    }
    if (isItem && isScalar(node)) {
      fields.push({...scalarField(file, part, path), block});
    }
  };
  visit(part.document.contents, [], undefined);
  return {blocks, fields};
}

/** What a piece is called: by its component, if it's all that the component contains. */
function pieceLabel({name, owner}: Piece): string {
  const content = owner?.children.filter((child) => !isBlank(child)) ?? [];
  const isAll = name === 'text' || (content.length === 1 && ['paragraph', 'list'].includes(name));
  return labelOf(isAll ? 'text' : name);
}

function proseField(file: ContentFile, piece: Piece): Omit<OutlineField, 'block'> {
  const {start, end, content, name, whole} = piece;
  return {
    target: {kind: 'prose', start, end, content},
    label: pieceLabel(piece),
    type: {kind: content},
    value: proseValue(file, piece),
    isRequired: content === 'inline' && name !== 'table cell',
    isText: true,
    line: lineOf(file.text, start),
    whole,
  };
}

function propFields(file: ContentFile, element: JsxElement): Omit<OutlineField, 'block'>[] {
  const doc = file.config.components.find((component) => component.name === element.name);
  const names = doc?.props.map(({name}) => name) ?? attributesOf(element).map(({name}) => name);
  return names
    .filter((name) => !isComputed(element, name))
    .map((name) => {
      const prop = doc?.props.find((candidate) => candidate.name === name);
      const value = propValue(element, name);
      return {
        target: {kind: 'prop', element: startOf(element), name},
        label: labelOf(name, prop?.label),
        ...(prop && {description: prop.description}),
        type:
          prop?.type.kind === 'choice'
            ? {kind: 'choice', choices: prop.type.values}
            : typeFor(name, prop?.type.kind),
        value,
        isRequired: prop?.isRequired ?? false,
        isText: !ids.includes(name) && isTextAttribute(element.name ?? '', name, file.config),
        line: lineOf(file.text, startOf(findAttribute(element, name) ?? element)),
      };
    });
}

/** What a component is called: "Benefit “Sell more”". */
function elementLabel(element: JsxElement): string {
  const name = nameFields
    .map((field) => propValue(element, field))
    .find((value) => typeof value === 'string' && !isSample(value));
  return labelOf(element.name ?? '') + (name === undefined ? '' : ` “${name}”`);
}

/** Components with their props and the pieces directly inside of them, and all other pieces. */
function outlineBody(file: ContentFile): Omit<Outline, 'label'> {
  const blocks = new Map<JsxElement, OutlineBlock>();
  for (const element of elementsOf(file.page.tree)) {
    const outer = [...blocks.keys()].findLast((other) => endOf(other) >= endOf(element));
    blocks.set(element, {
      block: {kind: 'element', start: startOf(element)},
      label: elementLabel(element),
      line: lineOf(file.text, startOf(element)),
      parent: outer && blocks.get(outer),
      lines: elementLines(file, element),
    });
  }
  const props = Array.from(blocks, ([element, block]) =>
    propFields(file, element).map((field) => ({...field, block})),
  );
  const prose = piecesOf(file).map((piece) => ({
    ...proseField(file, piece),
    block: piece.owner && blocks.get(piece.owner),
  }));
  return {blocks: Array.from(blocks.values()), fields: [...props.flat(), ...prose]};
}

/** @throws EditError when the file can't be read */
export const outlineOf = remembered((file: ContentFile): Outline => {
  const {yaml: part, isPage} = file;
  const title = isPage && part.document.get('title');
  const yaml = outlineYaml(file);
  const body = isPage ? outlineBody(file) : undefined;
  return {
    label: typeof title === 'string' ? title : labelOf(part.name, titleOf(part.schemaAt([]))),
    blocks: [...yaml.blocks, ...(body?.blocks ?? [])],
    fields: [...yaml.fields, ...(body?.fields ?? [])],
  };
});

/** @throws Error when there's no such block */
export function blockIn({blocks}: Outline, block: Block): OutlineBlock {
  const found = blocks.find((other) => isEqual(other.block, block));
  if (!found) {
    throw new Error(`There's no block ${JSON.stringify(block)}.`);
  }
  return found;
}

/** The fields of everything in a new block, in source order. */
export const allFieldsIn = ({fields}: Outline, block: OutlineBlock): OutlineField[] =>
  fields
    .filter((field) => withParents(field.block).includes(block))
    .sort((a, b) => a.line - b.line);

/** A block and what it's in, innermost first. */
export const withParents = (block: OutlineBlock | undefined): OutlineBlock[] =>
  block ? [block, ...withParents(block.parent)] : [];
