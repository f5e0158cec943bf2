import type {Range} from '@sitekit/content-check';
import {Document, Scalar, isCollection, isMap, isNode, isPair, isScalar, parse} from 'yaml';
import type {Node, YAMLMap} from 'yaml';
import type {ContentFile, YamlPart} from './ContentFile';
import {applySplice} from './splice';
import {EditError, endOfLine, isSample, leadAt, lineEndOf} from './targets';
import type {TargetPath, Splice, Value} from './targets';

export const nodeAt = ({document}: YamlPart, path: TargetPath): Node | undefined =>
  document.getIn(path, true) as Node | undefined;

/** What a scalar says. The line ending that a block scalar ends with isn't part of it. */
const scalarValue = ({value, type}: Scalar): unknown =>
  typeof value === 'string' && type?.startsWith('BLOCK') ? value.replace(/\n+$/, '') : value;

/** Where something is written, without the spaces, lines and comments after it. */
export function nodeRange(text: string, node: Node): Range {
  const [start, end] = node.range ?? [0, 0];
  const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
  const inner = isPair(last) ? (last.value ?? last.key) : last;
  return isNode(inner)
    ? {start, end: nodeRange(text, inner).end}
    : {start, end: start + text.slice(start, end).trimEnd().length};
}

/** Whether most texts in quotes are in single quotes. */
export const usesSingleQuotes = ({text}: YamlPart): boolean =>
  text.split(/[:-] '/).length > text.split(/[:-] "/).length;

/** Whether every YAML reader takes a plain text for text, unlike `2026-11-22` or `yes`. */
const isPlain = (text: string): boolean => {
  try {
    return parse(text, {schema: 'yaml-1.1', logLevel: 'error'}) === text;
  } catch {
    return false;
  }
};

/** How wide the lines of a scalar are if it's folded; 0 for a scalar on one line. */
function widthOf(text: string, scalar: Scalar): number {
  const {start, end} = nodeRange(text, scalar);
  const [, ...lines] = text.slice(start, end).split(/\r?\n/);
  return Math.max(0, ...lines.map(({length}) => length));
}

/**
 * A scalar as it's written, in the style of the one that is there.
 *
 * @param indent how far its key or its hyphen is from the margin
 */
function printScalar(
  part: YamlPart,
  value: Exclude<Value, undefined>,
  old: Scalar | undefined,
  indent: number,
  isFlow: boolean,
): string {
  const scalar = new Scalar<unknown>(value);
  if (typeof value === 'string') {
    const isBlock = old?.type?.startsWith('BLOCK') === true;
    scalar.value = value + (isBlock ? (/\n*$/.exec(String(old.value))?.[0] ?? '') : '');
    const hasStyle = typeof old?.value === 'string' && !isSample(old.value);
    scalar.type = (hasStyle && old.type) || 'PLAIN';
    // A date stays without quotes where one was.
    const wasPlain = hasStyle && old.type === 'PLAIN' && !isPlain(String(old.value));
    if (scalar.type === 'PLAIN' && !isPlain(value) && !wasPlain) {
      scalar.type = usesSingleQuotes(part) ? 'QUOTE_SINGLE' : 'QUOTE_DOUBLE';
    }
  }
  const width = old && !isFlow ? widthOf(part.text, old) : 0;
  const printed = new Document({x: scalar});
  (printed.contents as unknown as YAMLMap).flow = isFlow;
  const written = printed.toString({
    singleQuote: scalar.type === 'QUOTE_SINGLE',
    minContentWidth: 0,
    flowCollectionPadding: false,
    lineWidth: width === 0 ? 0 : Math.max(width - indent, 20),
  });
  return isFlow
    ? written.slice('{x: '.length, -'}\n'.length)
    : written
        .slice('x: '.length)
        .trimEnd()
        .replace(/\n(?=.)/g, `\n${' '.repeat(indent)}`);
}

/** How to remove a field: its lines. */
function removeField(text: string, map: YAMLMap<Node, Node | null>, index: number): Splice {
  const {key, value} = map.items[index] ?? {};
  const start = key?.range?.[0] ?? 0;
  const lead = leadAt(text, start);
  if (map.flow === true || map.items.length === 1 || lead.trim() !== '') {
    throw new EditError('This can’t be empty here. Fill it in, or close this without saving.');
  }
  const end = endOfLine(text, value ? nodeRange(text, value).end : start);
  const lineEnd = /^(?:\r?\n)?/.exec(text.slice(end))?.[0] ?? '';
  return {start: start - lead.length, end: end + lineEnd.length, text: ''};
}

/** How to write another value into a field, in offsets of the YAML. */
function fieldSplice(part: YamlPart, path: TargetPath, value: Value): Splice {
  const {text} = part;
  const parent = nodeAt(part, path.slice(0, -1));
  const old = nodeAt(part, path);
  const isFlow = isCollection(parent) && parent.flow === true;
  if (isMap<Node, Node | null>(parent)) {
    const index = parent.items.findIndex(
      ({key}) => isScalar(key) && String(key.value) === String(path.at(-1)),
    );
    if (value === undefined) {
      return removeField(text, parent, index);
    }
    const indent = leadAt(text, (parent.items[0]?.key.range ?? [0])[0]).length;
    if (index === -1) {
      const {end} = nodeRange(text, parent.items.at(-1)?.value ?? parent);
      const written = `${path.at(-1)}: ${printScalar(part, value, undefined, indent, isFlow)}`;
      const at = isFlow ? end : endOfLine(text, end);
      return {start: at, end: at, text: (isFlow ? ', ' : `\n${' '.repeat(indent)}`) + written};
    }
    const scalar = isScalar(old) ? old : undefined;
    const {start, end} = scalar ? nodeRange(text, scalar) : {start: 0, end: 0};
    const space = start === end && text[start - 1] === ':' ? ' ' : '';
    return {start, end, text: space + printScalar(part, value, scalar, indent, isFlow)};
  }
  if (!isScalar(old) || value === undefined) {
    throw new EditError('This isn’t a single text. Edit the file instead.');
  }
  const range = nodeRange(text, old);
  const indent = Math.max(0, leadAt(text, range.start).lastIndexOf('-'));
  return {...range, text: printScalar(part, value, old, indent, isFlow)};
}

/**
 * A file without a list.
 *
 * @throws EditError when it isn't on lines of its own, or the rest would read differently
 */
export function deleteList(file: ContentFile, path: TargetPath): ContentFile {
  const {text, range} = file.yaml;
  const parent = nodeAt(file.yaml, path.slice(0, -1));
  if (!isMap<Node, Node | null>(parent)) {
    throw new EditError('This list can’t be deleted here. Edit the file instead.');
  }
  const index = parent.items.findIndex(({key}) => isScalar(key) && key.value === path.at(-1));
  const {start, end} = removeField(text, parent, index);
  return applySplice(file, {start: start + range.start, end: end + range.start, text: ''});
}

/** What a field says; undefined when it's empty or missing, or isn't a single value. */
export function fieldValue({yaml: part}: ContentFile, path: TargetPath): Value {
  const node = nodeAt(part, path);
  return isScalar(node) ? ((scalarValue(node) ?? undefined) as Value) : undefined;
}

/**
 * A file with another value in a field, or without the field. Only the lines of the field change.
 *
 * @throws EditError when that can't be written
 */
export function editField(file: ContentFile, path: TargetPath, value: Value): ContentFile {
  const part = file.yaml;
  const old = nodeAt(part, path);
  const isSingle = old === undefined || isScalar(old);
  if (!isSingle || (old?.type?.startsWith('BLOCK') && old.comment)) {
    throw new EditError('This isn’t a single text. Edit the file instead.');
  }
  if (old ? fieldValue(file, path) === value : value === undefined) {
    return file;
  }
  const {start, end, text} = fieldSplice(part, path, value);
  // A comment directly after a value would be part of it.
  const space = text !== '' && part.text.charAt(end) === '#' ? ' ' : '';
  const offset = part.range.start;
  const after = applySplice(file, {
    start: start + offset,
    end: end + offset,
    text: text.replaceAll('\n', lineEndOf(file.text)) + space,
  });
  if (fieldValue(after, path) !== value) {
    throw new EditError('This would read differently once it’s saved. Write it another way.');
  }
  return after;
}
