import {isDeepStrictEqual} from 'node:util';
import {SourceFile} from '@sitekit/content-check';
import {isScalar, parse, parseDocument, stringify} from 'yaml';
import type {Scalar} from 'yaml';

type Path = readonly string[];

/** @throws Error when the record doesn't have the field */
function scalarAt(file: SourceFile, path: Path): Scalar & {range: [number, number, number]} {
  const scalar = parseDocument(file.text).getIn(path, true);
  if (!isScalar(scalar) || !scalar.range) {
    throw new Error(`${file.path} has no field ${path.join(' → ')}.`);
  }
  return scalar as Scalar & {range: [number, number, number]};
}

/**
 * The value of a field, as text.
 *
 * @throws Error when the record doesn't have the field
 */
export const fieldValue = (file: SourceFile, path: Path): string =>
  String(scalarAt(file, path).value);

/** Ways to write a text: in the quotes that it has now, in those it needs, and one that always works. */
function* ways(value: string, {type}: Scalar): Generator<string> {
  const defaultStringType = type === 'QUOTE_SINGLE' || type === 'QUOTE_DOUBLE' ? type : 'PLAIN';
  // Docusaurus's tools also read YAML 1.1, in which more texts need quotes.
  yield stringify(value, {version: '1.1', lineWidth: 0, defaultStringType}).trimEnd();
  yield JSON.stringify(value);
}

/**
 * Changes the value of a field, and no other character of the file.
 *
 * @throws Error when the record doesn't have the field, or it can't be changed without others
 */
export function setField(file: SourceFile, path: Path, value: string): SourceFile {
  const scalar = scalarAt(file, path);
  const [start, end] = scalar.range;
  const expected = parseDocument(file.text);
  expected.setIn(path, value);
  for (const written of ways(value, scalar)) {
    const text = file.text.slice(0, start) + written + file.text.slice(end);
    try {
      if (isDeepStrictEqual(parse(text), expected.toJS())) {
        return new SourceFile(file.path, file.contentsWith(text));
      }
    } catch {
      // Not valid YAML: this value needs quotes here.
    }
  }
  throw new Error(`${path.join(' → ')} can't be changed here. Edit it in ${file.path}.`);
}
