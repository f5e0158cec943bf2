import {attributesOf, fieldsOf as namesIn, startOf, unwrap} from '@sitekit/content-check';
import type {ContentConfig, JsxElement, Page, SourceFile} from '@sitekit/content-check';
import {isMap, isScalar} from 'yaml';
import type {Value} from '../protocol';
import {isComputed, propValue} from './attributes';
import {fieldControl, propControl} from './controls';
import {elementAt} from './editPage';
import {piecesIn} from './elementBlocks';
import type {Piece} from './pieces';
import {pieceAt, proseValue} from './prose';
import type {Block, Path, Target, TargetField} from './Target';
import {keyOf, needPage, nodeAt, scalarValue, yamlOf} from './yaml';
import type {YamlPart} from './yaml';

function proseField(page: Page, piece: Piece): TargetField {
  const {start, end, content, name} = piece;
  return {
    target: {kind: 'prose', start, end, content},
    name,
    control: content === 'code' ? {kind: 'text', isLong: true} : {kind: 'prose', content},
    value: proseValue(page, piece),
    isRequired: content === 'inline' && name !== 'table cell',
  };
}

function propField(element: JsxElement, name: string, {components}: ContentConfig): TargetField {
  const doc = components.find((component) => component.name === element.name);
  const prop = doc?.props.find((candidate) => candidate.name === name);
  const value = propValue(element, name);
  return {
    target: {kind: 'prop', element: startOf(element), name},
    name,
    ...(prop && {description: prop.description}),
    control: propControl(name, prop, value),
    value,
    isRequired: prop?.isRequired ?? false,
  };
}

/** All props of a component, and the pieces directly inside of it. */
function elementFields(page: Page, element: JsxElement, config: ContentConfig): TargetField[] {
  const doc = config.components.find(({name}) => name === element.name);
  const written = attributesOf(element).map(({name}) => name);
  const names = doc?.props.map(({name}) => name) ?? written;
  return [
    ...names
      .filter((name) => !isComputed(element, name))
      .map((name) => propField(element, name, config)),
    ...piecesIn(page, element)
      .filter(({name}) => name !== 'table cell')
      .map((piece) => proseField(page, piece)),
  ];
}

function scalarField(part: YamlPart, path: Path, config: ContentConfig): TargetField {
  const name = path.findLast((step) => typeof step === 'string') ?? part.name;
  const node = nodeAt(part, path);
  const schema = part.schemaAt(path);
  const value = isScalar(node) ? (scalarValue(node) ?? undefined) : undefined;
  const description = schema?.description ?? unwrap(schema)?.description;
  return {
    target: {kind: 'field', path},
    name,
    ...(description !== undefined && {description}),
    control: fieldControl(name, schema, value, config),
    value: value as Value,
    isRequired: schema ? !schema.safeParse(undefined).success : false,
  };
}

/** The scalars of a map, or the one at the path. */
function entryFields(part: YamlPart, path: Path, config: ContentConfig): TargetField[] {
  const node = nodeAt(part, path);
  if (!isMap(node)) {
    return isScalar(node) ? [scalarField(part, path, config)] : [];
  }
  const written = node.items.map(keyOf);
  const known = namesIn(part.schemaAt(path));
  return [...written, ...known.filter((name) => !written.includes(name))].flatMap((name) => {
    const inner = [...path, name];
    const value = nodeAt(part, inner);
    const type = unwrap(part.schemaAt(inner))?._zod.def.type ?? 'string';
    const isSimple = value ? isScalar(value) : !['object', 'array'].includes(type);
    return isSimple ? [scalarField(part, inner, config)] : [];
  });
}

/**
 * The fields of a component or an entry, or the one field of a text. What isn't written yet is among
 * them, without a value; what is computed isn't.
 */
export function fieldsOf(
  file: SourceFile,
  of: Target | Block,
  config: ContentConfig,
): TargetField[] {
  switch (of.kind) {
    case 'field':
      return [scalarField(yamlOf(file, config), of.path, config)];
    case 'entry':
      return entryFields(yamlOf(file, config), of.path, config);
    case 'element': {
      const page = needPage(file, config);
      return elementFields(page, elementAt(page, of.start), config);
    }
    case 'prop':
      return [propField(elementAt(needPage(file, config), of.element), of.name, config)];
    case 'prose': {
      const page = needPage(file, config);
      return [proseField(page, pieceAt(page, of))];
    }
  }
}
