import {definitionOf, fieldsOf, labelOf, unwrap} from '@sitekit/content-check';
import type {Range, SchemaPart} from '@sitekit/content-check';
import {isMap, isScalar, isSeq} from 'yaml';
import type {ContentFile, YamlPart} from '../ContentFile';
import {fieldValue, nodeAt, nodeRange} from '../records';
import {endOfLine, isSample, leadAt} from '../targets';
import type {TargetPath, ValueType} from '../targets';
import {withoutChoices} from './choices';
import {ids, lineOf, labelFields, typeFor} from './model';
import type {Outline, OutlineBlock, OutlineField} from './model';

/** What the schema calls a part of a record. */
export const schemaTitleOf = (part: SchemaPart | undefined): string | undefined =>
  part?.meta()?.title ?? unwrap(part)?.meta()?.title;

/** What a field of a record or of front matter is. */
function typeForPart(name: string, part: SchemaPart | undefined): ValueType {
  const {type, entries = {}, format} = definitionOf(part) ?? {};
  const words = unwrap(part)?.meta()?.enumDescriptions as readonly string[] | undefined;
  return type === 'enum'
    ? {kind: 'choice', choices: Object.values(entries).map(String), words}
    : typeFor(name, type, format === 'url');
}

/** Whether a field is read by programs, such as a date. */
const hasFormat = (part: SchemaPart | undefined): boolean =>
  definitionOf(part)?.format !== undefined;

/** The label of a list, a map or a field: that of the schema, or its name as people write it. */
export function partLabel(part: YamlPart, path: TargetPath): string {
  const name = path.findLast((step): step is string => typeof step === 'string') ?? part.name;
  const depth = path.findLastIndex((step) => typeof step === 'string') + 1;
  return labelOf(name, schemaTitleOf(part.schemaAt(path.slice(0, depth))));
}

/** What an entry is called: by its name, such as "Cursor", or by its list, such as "Departments 2". */
function entryLabel(part: YamlPart, path: TargetPath): string {
  const last = path.at(-1);
  if (typeof last !== 'number') {
    return partLabel(part, path);
  }
  const node = nodeAt(part, path);
  const name = labelFields
    .map((field) => isMap(node) && node.get(field))
    .find((value) => typeof value === 'string');
  const isNamed = typeof name === 'string' && !isSample(name);
  return isNamed ? name : `${partLabel(part, path)} ${last + 1}`;
}

/** What an entry is: "tool" in the list "Tools". */
function entryNoun(part: YamlPart, path: TargetPath): string {
  const [, singular] = /^(.+[^s])s$/.exec(partLabel(part, path).toLowerCase()) ?? [];
  return singular?.replace(/ie$/, 'y') ?? 'entry';
}

function scalarField(
  file: ContentFile,
  part: YamlPart,
  path: TargetPath,
): Omit<OutlineField, 'block'> {
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
    ...(description !== undefined && {description: withoutChoices(description)}),
    type,
    value,
    isRequired: schema ? !schema.safeParse(undefined).success : false,
    isText: type.kind === 'text' && !ids.includes(name) && !hasFormat(schema),
    line: lineOf(file.text, part.range.start + (node?.range?.[0] ?? 0)),
    range: fieldRange(part, path),
  };
}

/** From the name of a field to the end of its value. */
function fieldRange(part: YamlPart, path: TargetPath): Range | undefined {
  const {text, range} = part;
  const node = nodeAt(part, path);
  if (!node) {
    return undefined;
  }
  const {start, end} = nodeRange(text, node);
  const lead = leadAt(text, start);
  return {start: range.start + start - lead.trimStart().length, end: range.start + end};
}

/** Longer comments stay where they are when their entry moves. */
const MAX_COMMENT_CHARS = 2000;

/** The comment right above an entry. One that begins the file is about the file. */
function commentAbove(text: string, start: number): string {
  const near = text.slice(Math.max(0, start - MAX_COMMENT_CHARS), start);
  const lines = near.split(/(?<=\n|\r(?!\n))/);
  const above = lines.findLastIndex((line) => !/^[ \t]*#/.test(line));
  return above === -1 ? '' : lines.slice(above + 1).join('');
}

/** The lines of an entry, from the comment right above it to the end of the line with its last value. */
function entryLines(text: string, part: YamlPart, path: TargetPath): Range | undefined {
  const node = nodeAt(part, path);
  const range = node && typeof path.at(-1) === 'number' && nodeRange(part.text, node);
  if (!range) {
    return undefined;
  }
  const start = part.range.start + range.start;
  const lead = leadAt(text, start);
  const end = endOfLine(text, part.range.start + range.end);
  if (!/^ *- +$/.test(lead)) {
    return undefined;
  }
  const hyphen = start - lead.length;
  return {start: hyphen - commentAbove(text, hyphen).length, end};
}

/** Entries of lists, maps, and the scalars in them, with those that aren't written yet. */
export function outlineYaml(file: ContentFile): Omit<Outline, 'label'> {
  const part = file.yaml;
  const blocks: OutlineBlock[] = [];
  const fields: OutlineField[] = [];
  const visit = (node: unknown, path: TargetPath, parent: OutlineBlock | undefined): void => {
    if (isSeq(node)) {
      node.items.forEach((item, index) => visit(item, [...path, index], parent));
      return;
    }
    const isItem = typeof path.at(-1) === 'number';
    const block: OutlineBlock = {
      target: {kind: 'entry', path},
      label: path.length === 0 && file.isPage ? 'Page' : entryLabel(part, path),
      noun: entryNoun(part, path),
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
      const type = definitionOf(part.schemaAt(inner))?.type ?? 'string';
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
