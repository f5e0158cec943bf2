import {SourceFile} from '@sitekit/content-check';
import type {ContentConfig, Range} from '@sitekit/content-check';
import {isMap, isScalar} from 'yaml';
import type {Node, Pair, YAMLMap} from 'yaml';
import type {Value} from '../protocol';
import {EditError} from './EditError';
import {leadAt, lineEndOf, withLineFeeds} from './lines';
import type {Replacement} from './prose';
import {sameYaml} from './sameYaml';
import type {Path} from './Target';
import {keyOf, needYaml, nodeAt, scalarValue} from './yaml';
import type {YamlPart} from './yaml';
import {scalarTexts} from './yamlText';

const rangeOf = (node: unknown): Range => {
  const [start, end] = (node as Node).range ?? [0, 0];
  return {start, end};
};

/** The end of the last line of a node, with its comment. */
function endOfLine(text: string, node: unknown): number {
  const {start, end} = rangeOf(node);
  const contentEnd = start + text.slice(start, end).trimEnd().length;
  return contentEnd + (/^[^\r\n]*/.exec(text.slice(contentEnd))?.[0].length ?? 0);
}

/** Where a new field is written in a map, with what is before and after its value. */
function newField(text: string, map: YAMLMap, key: string): Replacement & {after: string} {
  const last = map.items.at(-1);
  const {start, end} = rangeOf(map);
  if (map.flow) {
    const at = last ? rangeOf(last.value ?? last.key).end : start + 1;
    return {start: at, end: at, text: `${last ? ', ' : ''}${key}: `, after: ''};
  }
  const first = map.items[0];
  const lead = first ? leadAt(text, rangeOf(first.key).start) : '';
  const at = last ? Math.max(endOfLine(text, last.value), endOfLine(text, last.key)) : end;
  const lineEnd = lineEndOf(text);
  // The first field of an item is to the right of a hyphen.
  const before = lineEnd + lead.replace(/[^ \t]/g, ' ');
  return last
    ? {start: at, end: at, text: `${before}${key}: `, after: ''}
    : {start: at, end: at, text: `${key}: `, after: lineEnd};
}

/** What a field without a value has after its colon. */
function emptyField(text: string, {key, value}: Pair): Replacement {
  const keyEnd = rangeOf(key).end;
  const colon = keyEnd + text.slice(keyEnd).indexOf(':') + 1;
  const {start, end} = rangeOf(value);
  return start === end ? {start: colon, end: colon, text: ' '} : {start, end, text: ''};
}

/** A field with its line; in a flow map, with its comma. */
function wholeField(text: string, map: YAMLMap, index: number): Replacement {
  const pair = map.items[index];
  const [before, after] = [map.items[index - 1], map.items[index + 1]];
  if (!pair || map.items.length === 1) {
    throw new EditError('This is the only field, so it can’t be deleted.');
  }
  const {start} = rangeOf(pair.key);
  const end = rangeOf(pair.value ?? pair.key).end;
  if (map.flow) {
    return after
      ? {start, end: rangeOf(after.key).start, text: ''}
      : {start: rangeOf(before?.value ?? before?.key).end, end, text: ''};
  }
  return before
    ? {
        start: Math.max(endOfLine(text, before.value), endOfLine(text, before.key)),
        end: Math.max(endOfLine(text, pair.value), endOfLine(text, pair.key)),
        text: '',
      }
    : {start, end: rangeOf(after?.key).start, text: ''};
}

/** The ways to write a value at a path, best first. */
function* replacements(part: YamlPart, path: Path, value: Value): Generator<Replacement> {
  const {document, text} = part;
  const map = nodeAt(part, path.slice(0, -1)) ?? document.contents;
  const key = path.at(-1);
  const index = isMap(map) ? map.items.findIndex((pair) => keyOf(pair) === key) : -1;
  if (value === undefined) {
    if (isMap(map) && index !== -1) {
      yield wholeField(text, map, index);
    }
    return;
  }
  const lineEnd = lineEndOf(text);
  const scalar = nodeAt(part, path);
  const pair = isMap(map) ? map.items[index] : undefined;
  if (isScalar(scalar) && scalar.value !== null) {
    const {start, end} = rangeOf(scalar);
    const raw = text.slice(start, end);
    const isBlock = scalar.type?.startsWith('BLOCK');
    const ending = isBlock ? (/(?:\r\n?|\n)$/.exec(raw)?.[0] ?? '') : '';
    for (const written of scalarTexts(document, value, lineEnd, {raw, scalar})) {
      const isSameStyle = written.startsWith(raw[0] ?? '') && /^[|>]/.test(written);
      yield {start, end, text: isBlock && !isSameStyle ? written + ending : written};
    }
  } else if (isMap(map) && typeof key === 'string' && (!scalar || isScalar(scalar))) {
    const place = pair ? emptyField(text, pair) : newField(text, map, key);
    for (const written of scalarTexts(document, value, lineEnd)) {
      const after = 'after' in place ? String(place.after) : '';
      yield {...place, text: place.text + written + after};
    }
  }
}

/**
 * Changes a field of a record or of front matter.
 *
 * @throws EditError when the file would read differently elsewhere
 */
export function editField(
  file: SourceFile,
  path: Path,
  typed: Value,
  config: ContentConfig,
): SourceFile {
  const part = needYaml(file, config);
  const value = typeof typed === 'string' ? withLineFeeds(typed) : typed;
  const old = nodeAt(part, path);
  if (isScalar(old) ? scalarValue(old) === value : value === undefined && !old) {
    return file;
  }
  for (const {start, end, text} of replacements(part, path, value)) {
    const edited = new SourceFile(
      file.path,
      file.contentsWith(
        file.text.slice(0, part.range.start + start) +
          text +
          file.text.slice(part.range.start + end),
      ),
    );
    if (sameYaml(file, edited, config, {path, value})) {
      return edited;
    }
  }
  throw new EditError(
    `\`${String(path.at(-1))}\` can’t be changed to this here. Edit it in the file.`,
  );
}
