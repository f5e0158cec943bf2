import type {ContentConfig, SourceFile} from '@sitekit/content-check';
import {fieldControl} from './controls';
import {sourceAt} from './sourceAt';
import type {FieldTarget} from './Target';
import {forEachScalar, scalarValue, yamlOf} from './yaml';

/** The names of fields with text that only programs read. */
const ids = ['id', 'slug', 'timeZone'];

/** A scalar of a YAML file. */
export type ScalarPlace = {
  target: FieldTarget;
  value: unknown;
  offset: number;
  line: number;
  /** Whether it's text that visitors read: no choice, icon, address or id. */
  isText: boolean;
};

/** The scalars of a record, or of a page's front matter, in order. */
export function scalarsOf(file: SourceFile, config: ContentConfig): ScalarPlace[] {
  const part = yamlOf(file, config);
  const places: ScalarPlace[] = [];
  forEachScalar(part.document.contents, [], (scalar, path) => {
    const value = scalarValue(scalar);
    const name = path.findLast((step) => typeof step === 'string') ?? '';
    const offset = part.range.start + (scalar.range?.[0] ?? 0);
    const control = fieldControl(name, part.schemaAt(path), value, config);
    places.push({
      target: {kind: 'field', path},
      value,
      offset,
      line: sourceAt(file, offset, name).line,
      isText: typeof value === 'string' && control.kind === 'text' && !ids.includes(name),
    });
  });
  return places;
}
